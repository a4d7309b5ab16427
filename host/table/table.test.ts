// Whole deals as they are keyed: keys in; pegs, display and events out. Scores follow the worked examples of the rules.
import { describe, expect, test } from 'vitest';
import type { RuleSet } from '../../shared/rules/index.ts';
import { play } from './testing/play.ts';
import { Rig } from './testing/rig.ts';

describe('plain pegging', () => {
  test('straight after a new game, without ever touching a phase key', () => {
    const rig = play({}, [
      ['4 P1', '4/0 0/0', 'Points, then player', 'Red pegs 4'],
      ['1 2 P2', '4/0 12/0', 'Points, then player', 'Blue pegs 12'],
      ['6 P1', '10/4 12/0', 'Points, then player', 'Red pegs 6'],
      ['UNDO', '4/0 12/0', 'Points, then player', 'Undo: Red pegs 6'],
      ['UNDO', '4/0 0/0', 'Points, then player', 'Undo: Blue pegs 12'],
      ['*', '4/0 12/0', 'Points, then player', 'Redo: Blue pegs 12'],
      ['*', '10/4 12/0', 'Points, then player', 'Redo: Red pegs 6'],
    ]);
    expect(rig.rows[1]).toBe('Plain pegging');
  });

  test('a worthless hand is 0, or 19 as everybody says; the pegs stay', () => {
    play({}, [
      ['4 P1 7 P1', '11/4 0/0', 'Points, then player', 'Red pegs 7'],
      ['1 9 P1', '11/4 0/0', 'Points, then player', 'Red pegs 0'],
      ['0 P1', '11/4 0/0', 'Points, then player', 'Red pegs 0'],
    ]);
  });

  test('from plain pegging to following the phases: NEXT, then the dealer', () => {
    play({}, [
      ['4 P1', '4/0 0/0', 'Points, then player', 'Red pegs 4'],
      ['D', '4/0 0/0', 'Who deals? P1 or P2', 'Cut for deal'],
      ['P2', '4/0 0/0', 'Deal, then NEXT', 'Blue deals'],
    ]);
  });
});

describe('a deal on trust', () => {
  test('play, show in order, next deal', () => {
    const rig = play({}, [
      ['P2', '0/0 0/0', 'Deal, then NEXT', 'Blue deals'],
      ['D', '0/0 0/0', 'Jack: 2, else NEXT', 'Cards dealt'],
      ['D', '0/0 0/0', 'Points, or NEXT', 'Play begins'],
      ['2 P2', '0/0 2/0', 'Points, or NEXT', 'Blue pegs 2'],
      ['3 P1', '3/0 2/0', 'Points, or NEXT', 'Red pegs 3'],
      ['1 P2', '3/0 3/2', 'Points, or NEXT', 'Blue pegs 1'],
      ['D', '3/0 3/2', "Red's hand?", 'Show begins'],
      ['1 2', '3/0 3/2', "Red's hand?       12", 'Show begins'],
      ['P1', '15/3 3/2', "Blue's hand?", "Red's hand: 12"],
      ['8 P2', '15/3 11/3', "Blue's crib?", "Blue's hand: 8"],
      ['4 P2', '15/3 15/11', 'Deal, then NEXT', "Blue's crib: 4"],
    ]);
    expect(rig.rows[1]).toBe("Red's crib      Deal");
    expect(rig.types.filter((type) => type === 'pegged')).toHaveLength(6);
  });

  test('heels: a jack turned up is 2 for the dealer, and the play begins', () => {
    play({}, [['P2 D 2 P2', '0/0 2/0', 'Points, or NEXT', 'Heels: Blue 2']]);
  });

  test('heels by the rank of the starter', () => {
    const rig = play({}, [['P2 D # A', '0/0 2/0', 'Points, or NEXT', 'Heels: Blue 2']]);
    expect(rig.rows[1]).toBe("Blue's crib   Play J");
  });

  test('a hand that no card can score begins the show by itself', () => {
    play({}, [['P2 D D 1 6 P1', '16/0 0/0', "Blue's hand?", "Red's hand: 16"]]);
  });
});

describe('muggins called', () => {
  const called: Partial<RuleSet> = { muggins: 'called' };

  test('in the show the caller is the other side of the last count', () => {
    play(called, [
      ['P2 D D D 1 0 P1', '10/0 0/0', "Blue's hand?", "Red's hand: 10"],
      ['2 MUGGINS', '10/0 2/0', "Blue's hand?", 'Muggins: 2'],
      ['2 MUGGINS', '10/0 2/0', "Blue's hand?", 'Count is settled'],
    ]);
  });

  test('MUGGINS first, then points and caller, where the caller has to be named', () => {
    play(called, [
      ['P2 D D', '0/0 0/0', 'Points, or NEXT', 'Play begins'],
      ['MUGGINS 2 P2', '0/0 0/0', 'Points, or NEXT', 'Nothing missed yet'],
      // A card is laid without being entered.
      ['# P2', '0/0 0/0', 'Points, or NEXT', 'Points without cards'],
      ['MUGGINS', '0/0 0/0', 'Muggins: points?', 'MUGGINS: an offence'],
      ['P2', '0/0 0/0', 'Muggins: points?', 'Key the points first'],
      ['2', '0/0 0/0', 'Who calls muggins? 2', 'Points without cards'],
      ['P2', '0/0 2/0', 'Points, or NEXT', 'Muggins: 2'],
    ]);
  });

  test('a count that nothing can add up to is refused', () => {
    play(called, [['P2 D D D 2 4 P1 1 MUGGINS', '24/0 0/0', "Blue's hand?", 'No hand counts 25']]);
  });
});

describe('a disputed count', () => {
  const challenge: Partial<RuleSet> = { claims: 'challenge' };
  const counted = 'P2 D D D 1 2 P1';

  test('five keys where no suit can matter: 7 8 8 K with a 9 counts 12', () => {
    play(challenge, [
      [counted, '12/0 0/0', "Blue's hand?", "Red's hand: 12"],
      ['#', '12/0 0/0', 'Starter card?', 'Red: disputed'],
      ['9', '12/0 0/0', "Red's hand ____", 'Starter 9'],
      ['7 8', '12/0 0/0', "Red's hand 78__", 'Starter 9'],
      ['8 *', '12/0 0/0', "Red's hand 78__", 'Starter 9'],
      ['8 C', '12/0 0/0', "Blue's hand?", 'Right: 12'],
    ]);
  });

  test('suits are asked for where they can matter: 5 5 5 J with the 5 of the jack', () => {
    play(challenge, [
      ['P2 D D D 2 8 P1', '28/0 0/0', "Blue's hand?", "Red's hand: 28"],
      ['# 5 5 5 5', '28/0 0/0', "Red's hand 555_", 'Starter 5'],
      ['A', '28/0 0/0', 'Suit of starter 5?', 'Starter 5'],
      ['5', '28/0 0/0', 'Suit of starter 5?', 'Press a suit key'],
      ['D', '28/0 0/0', 'Suit of the J?', 'Starter 5♣'],
      ['D', '29/0 0/0', "Blue's hand?", '28 said: it is 29'],
    ]);
  });

  test('the crib can be disputed until the cards are mixed', () => {
    play(challenge, [
      ['P2 D D D 0 P1 0 P2 4 P2', '0/0 4/0', 'Deal, then NEXT', "Blue's crib: 4"],
      ['#', '0/0 4/0', 'Starter card?', 'Blue: disputed'],
      ['UNDO', '0/0 4/0', 'Deal, then NEXT', 'Undo: Blue: disputed'],
      ['D #', '0/0 4/0', 'Starter card?', 'Cards dealt'],
      ['#', '0/0 4/0', 'Jack: 2, else NEXT', 'Cards dealt'],
    ]);
  });

  test('in plain pegging it has to be said whether it was a hand or a crib', () => {
    play(challenge, [
      ['8 P1 #', '8/0 0/0', '1 hand, 2 crib?', 'Red pegs 8'],
      ['3', '8/0 0/0', '1 hand, 2 crib?', '1 hand, 2 crib'],
      ['2', '8/0 0/0', 'Starter card?', 'Red: disputed'],
      ['A 2 4 6 8', '8/0 0/0', 'Suit of the 2?', 'Starter J'],
    ]);
  });
});

describe('every count checked', () => {
  const always: Partial<RuleSet> = { claims: 'always', muggins: 'called' };
  const dealt = 'P2 D 9 D';

  test('a whole deal: starter, play, cards before each count, muggins on a missed two', () => {
    const rig = play(always, [
      ['P2 D', '0/0 0/0', 'Starter card?', 'Cards dealt'],
      ['9', '0/0 0/0', 'Points, or NEXT', 'Starter 9'],
      ['1 P1 D', '1/0 0/0', "Red's hand ____", 'Show begins'],
      ['7 8 8 C', '1/0 0/0', "Red's hand?", 'Red: cards in'],
      ['1 0 P1', '11/1 0/0', "Blue's hand ____", "Red's hand: 10"],
      ['MUGGINS 2 P2', '11/1 2/0', "Blue's hand ____", 'Muggins: 2'],
      ['1 1 2 2', '11/1 2/0', "Blue's hand?", 'Blue: cards in'],
      ['8 P2', '11/1 8/2', "Blue's crib ____", '8 said: it is 6'],
      ['1 1 3 3', '11/1 8/2', "Blue's crib?", 'Blue: cards in'],
      ['6 P2', '11/1 14/8', 'Deal, then NEXT', "Blue's crib: 6"],
    ]);
    expect(rig.rows[1]).toBe("Red's crib      Deal");
  });

  test('digits keyed as cards are the points of a call', () => {
    play(always, [
      [`${dealt} 7 8 8 C 9 P1`, '9/0 0/0', "Blue's hand ____", "Red's hand: 9"],
      ['3 MUGGINS', '9/0 3/0', "Blue's hand ____", 'Muggins: 3'],
      ['1 2 MUGGINS', '9/0 3/0', "Blue's hand ____", 'Count is settled'],
      ['1 A MUGGINS', '9/0 3/0', "Blue's hand AJ__", 'Key the cards first'],
    ]);
  });
});

describe('the end', () => {
  /** 24 five times is 120, the stink hole. */
  const to120 = '2 4 P1 2 4 P1 2 4 P1 2 4 P1 2 4 P1';

  test('the winning peg, its undo, and another ending', () => {
    play({}, [
      [to120, '120/96 0/0', 'Points, then player', 'Red pegs 24'],
      ['2 P1', '121/120 0/0', 'Hold NEXT: new game', '2x skunk! Red wins'],
      ['4 P2', '121/120 0/0', 'Hold NEXT: new game', 'The game is over'],
      ['UNDO', '120/96 0/0', 'Points, then player', 'Undo: Red wins'],
      ['2 4 P2', '120/96 24/0', 'Points, then player', 'Blue pegs 24'],
      ['2 4 P2 2 4 P2 2 4 P2 2 4 P2', '120/96 120/96', 'Points, then player', 'Blue pegs 24'],
      ['1 P2', '120/96 121/120', 'Hold NEXT: new game', 'Stink hole! Blu wins'],
    ]);
  });

  test('holding NEXT begins another game, and undo takes even that back', () => {
    const rig = play({}, [
      [`${to120} 1 P1`, '121/120 0/0', 'Hold NEXT: new game', '2x skunk! Red wins'],
      ['hold:D', '0/0 0/0', 'Who deals? P1 or P2', 'Game 2 begins'],
      ['UNDO', '121/120 0/0', 'Hold NEXT: new game', 'Undo: Game 2 begins'],
      ['UNDO', '120/96 0/0', 'Points, then player', 'Undo: Red wins'],
    ]);
    expect(rig.table.view.match.games).toEqual([0, 0]);
  });

  test('a game left unfinished is said to be abandoned', () => {
    play({}, [
      ['4 P1', '4/0 0/0', 'Points, then player', 'Red pegs 4'],
      ['hold:D', '0/0 0/0', 'Who deals? P1 or P2', 'Game 1 abandoned'],
    ]);
    // Nothing was scored, so nothing is said to be lost.
    play({}, [['hold:D', '0/0 0/0', 'Who deals? P1 or P2', 'Game 2 begins']]);
  });

  test('NEXT acts when it is let go; held, it is no NEXT', () => {
    const rig = new Rig();
    rig.keys('P2 press:D');
    expect(rig.table.state.phase).toBe('deal');
    rig.keys('release:D');
    expect(rig.table.state.phase).toBe('starter');
    rig.keys('hold:D');
    expect(rig.types.slice(-1)).toEqual(['gameStarted']);
    expect(rig.types.filter((type) => type === 'phaseEntered')).toHaveLength(2);
  });

  test('NEXT that was down when the board went does nothing when it comes back', () => {
    const rig = new Rig();
    rig.keys('P2 press:D');
    rig.board.become({ state: 'lost', port: 'bench' });
    rig.board.become({ state: 'ready', port: 'bench' });
    rig.keys('release:D');
    rig.key('D', 'hold');
    expect(rig.table.state.phase).toBe('deal');
  });
});

describe('rules that the board cannot show', () => {
  test('more sides than lanes are refused', () => {
    const rig = new Rig({ lanes: 2 });
    const { rules } = rig.table.state;
    const three = { ...rules, seats: 3, sides: [0, 1, 2] };
    const result = rig.table.command({ type: 'newGame', rules: three, players: ['A', 'B', 'C'] });
    expect(!result.ok && result.refusal).toMatchObject({ code: 'badRules', field: 'sides', value: '3' });
    expect(rig.rows[3]).toBe('Rules conflict');
  });
});

describe('commands from elsewhere', () => {
  test('take the same path as keys, and drop what was being keyed', () => {
    const rig = new Rig();
    rig.keys('1 2');
    const result = rig.table.command({ type: 'peg', seat: 0, points: 4 });
    expect(result.ok && result.value.map(({ type }) => type)).toEqual(['phaseEntered', 'pegged']);
    expect([rig.pegs, rig.rows[2]]).toEqual(['4/0 0/0', 'Points, then player']);
  });

  test('are refused like keys', () => {
    const rig = new Rig();
    const result = rig.table.command({ type: 'peg', seat: 7, points: 4 });
    expect(!result.ok && result.refusal.code).toBe('badSeat');
    expect(rig.table.view.refusal).toEqual({ code: 'badSeat', seat: 7, seats: 2 });
    expect(rig.rows[3]).toBe('No seat 8');
  });
});

describe('a table that is paused', () => {
  test('takes neither keys nor commands until it goes on, and says so', () => {
    const rig = new Rig();
    rig.keys('4 P1');
    rig.table.pause(true);
    expect(rig.table.view.refusal?.code).toBe('paused');
    expect(rig.rows.join('|')).toContain('Paused');
    rig.keys('5 P1 UNDO');
    expect(rig.table.command({ type: 'peg', seat: 0, points: 2 })).toEqual({
      ok: false,
      refusal: { code: 'paused', details: {} },
    });
    expect(rig.pegs).toBe('4/0 0/0');
    rig.table.pause(false);
    rig.keys('5 P1');
    expect(rig.pegs).toBe('9/4 0/0');
  });

  test('ends with a new game', () => {
    const rig = new Rig();
    rig.table.pause(true);
    const { rules, players } = rig.table.state;
    expect(rig.table.command({ type: 'newGame', rules, players }).ok).toBe(true);
    expect(rig.table.paused).toBe(false);
  });
});

test('a table without sound plays its lights and no tones', () => {
  const rig = new Rig();
  const before = rig.cues.length;
  rig.table.sound(false);
  rig.keys('4 P1 1 2 P2');
  expect(rig.cues).toHaveLength(before + 2);
  expect(rig.cues.slice(before).flatMap(({ tones = [] }) => tones)).toEqual([]);
  rig.table.sound(true);
  rig.keys('2 P1');
  expect(rig.cues.at(-1)?.tones).not.toEqual([]);
});

describe('claims from phones', () => {
  test('leave no mark where they were refused or not kept', () => {
    const rig = new Rig();
    rig.table.command({ type: 'peg', seat: 1, points: 26 }, { id: 'refused', seat: 1 });
    rig.journal.failure = new Error('full');
    rig.table.command({ type: 'peg', seat: 1, points: 6 }, { id: 'unkept', seat: 1 });
    expect([rig.table.claimed('refused'), rig.table.claimed('unkept')]).toEqual([undefined, undefined]);
  });
});
