// Whole deals as they are keyed: keys in; pegs, display and events out. Scores follow the worked examples of the rules.
import { describe, expect, test } from 'vitest';
import type { RuleSet } from '../../shared/rules/index.ts';
import { play } from './testing/play.ts';
import { Rig } from './testing/rig.ts';

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

  test('a hand that no card can score begins the show by itself', () => {
    play({}, [['P2 D D 1 6 P1', '16/0 0/0', "Blue's hand?", "Red's hand: 16"]]);
  });
});

describe('a disputed count', () => {
  const challenge: Partial<RuleSet> = { claims: 'challenge' };
  const _counted = 'P2 D D D 1 2 P1';

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
  const _to120 = '2 4 P1 2 4 P1 2 4 P1 2 4 P1 2 4 P1';

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
