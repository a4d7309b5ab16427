// Cards laid in play, keyed as they are laid; a game given up; a count against the clock. Keys in; pegs, display, events out.
import { describe, expect, test } from 'vitest';
import type { RuleSet } from '../../shared/rules/index.ts';
import { play } from './testing/play.ts';
import { Rig } from './testing/rig.ts';

describe('cards in play, keyed as they are laid', () => {
  test('CARDS and the rank; points and the player; CARDS and NEXT for a go', () => {
    const rig = play({}, [
      ['P2 D D #', '0/0 0/0', '0, Red: card?', 'NEXT: go'],
      ['8', '0/0 0/0', '8, Blue plays', 'Red plays 8: 8'],
      ['# 7', '0/0 0/0', '15, Red plays', 'Blue plays 7: 15'],
      ['2 P2', '0/0 2/0', '15, Red plays', 'Blue pegs 2'],
      ['# 7 2 P1', '2/0 2/0', '22, Blue plays', 'Red pegs 2'],
      // Both said go, and Blue leads again: no key for that.
      ['# C', '2/0 2/0', '10, Red plays', 'Blue plays K: 10'],
      ['UNDO', '2/0 2/0', '22, Blue plays', 'Undo: Blue K: 10'],
      ['# 6', '2/0 2/0', '28, Red plays', 'Blue plays 6: 28'],
      ['# D', '2/0 2/0', '28, Blue plays', 'Red: go at 28'],
      ['# D', '2/0 2/0', '0, Red plays', 'Blue: go at 28'],
      ['1 P2', '2/0 3/2', '0, Red plays', 'Blue pegs 1'],
      ['# D', '2/0 3/2', '0, Red: card?', 'No go at 0'],
    ]);
    expect(rig.table.view.turn).toBe(0);
    expect(rig.table.view.play).toEqual({
      count: 0,
      over: false,
      laid: [
        { seat: 0, card: '8', count: 8 },
        { seat: 1, card: '7', count: 15 },
        { seat: 0, card: '7', count: 22 },
        { seat: 1, card: '6', count: 28 },
      ],
      claims: null,
    });
    expect(rig.asks()).toMatch(/^Red’s turn at 0\./);
  });

  test('what a card does not score is refused on trust, and ruled on where cards are looked at', () => {
    play({}, [['P2 D D # 8 # 7 4 P2', '0/0 0/0', '15, Red plays', '7 scores 2']]);
    play({ claims: 'challenge', overcount: 'toOpponent' }, [
      ['P2 D D # 8 # 7 4 P2', '2/0 2/0', '15, Red plays', 'Is 2: 2 go over'],
    ]);
    const rig = play({ claims: 'always' }, [
      ['P2 D 9 # 8 # 7 # C', '0/0 2/0', '25, Blue plays', '0 said: it is 2'],
    ]);
    expect(rig.table.view.ruling).toMatchObject({
      truth: 2,
      items: [],
      played: { card: '7', count: 15, items: [{ kind: 'fifteen', points: 2 }] },
    });
  });

  test('nobody pegs for a card that is not his; a player’s button goes on without cards', () => {
    play({}, [
      ['P2 D D # 8 3 P2', '0/0 0/0', '8, Blue plays', 'No card to score'],
      ['# P2', '0/0 0/0', 'Points, or NEXT', 'Points without cards'],
      ['2 P2', '0/0 2/0', 'Points, or NEXT', 'Blue pegs 2'],
      ['#', '0/0 2/0', 'Points, or NEXT', 'Key points only'],
      ['UNDO UNDO', '0/0 0/0', '8, Blue plays', 'Undo: Points without'],
    ]);
  });

  test('plain pegging needs none of it', () => {
    play({}, [['P2 D D 2 P2 3 P1 D', '3/0 2/0', "Red's hand?", 'Show begins']]);
  });

  test('a hand that the play has shown is not keyed again: only suits that matter are asked for', () => {
    const pair = new Rig({ rules: { claims: 'always' } });
    pair.keys('P2 D 9 # 7 # 8 # 7 # 6 # 3 # A # C # 3 D');
    expect([pair.table.state.phase, pair.table.state.cards.pone]).toEqual(['show', ['7', '7', '3', 'K']]);
    expect(pair.rows[2]).toBe("Red's hand?");
    const flush = new Rig({ rules: { claims: 'always' } });
    flush.keys('P2 D 9 # 7 # 8 # 8 # 6 # 2 # A # C # 3 D');
    expect(flush.rows[2]).toBe('Suit of the 7?');
    // One of spades and one of hearts: no flush, and no more to ask.
    flush.keys('A B');
    expect(flush.table.state.cards.pone).toEqual(['7S', '8H', '2', 'K']);
    expect(flush.rows[2]).toBe("Red's hand?");
  });

  test('a hand that somebody entered is not shown to anybody', () => {
    const rig = new Rig({ rules: { claims: 'always' } }).keys('P2 D 9');
    rig.table.command({ type: 'hold', seat: 0, cards: ['5H', '5S', '5D', 'JC'] });
    expect(rig.rows[3]).toBe('Red: hand known');
    expect(JSON.stringify(rig.table.view)).not.toMatch(/5H|5♥|JC|J♣/);
    expect(rig.keys('# 7').rows[3]).toBe('No 7 in hand');
  });
});

describe('a call of muggins in play', () => {
  test('on a card for which nothing was pegged: who calls is asked, for the board cannot know', () => {
    play({ muggins: 'called' }, [
      ['P2 D D 2 P1 2 MUGGINS', '2/0 0/0', 'Who calls muggins? 2', 'Red pegs 2'],
      // Red has pegged last, and calls on the card that Blue laid after it.
      ['P1', '4/2 0/0', 'Points, or NEXT', 'Muggins: 2'],
    ]);
  });

  test('where the cards are entered it is asked where either can call', () => {
    play({ muggins: 'called' }, [
      ['P2 D D # 8 # 7 # C 2 MUGGINS', '0/0 0/0', 'Who calls muggins? 2', 'Red plays K: 25'],
      ['P1', '2/0 0/0', '25, Blue plays', 'Muggins: 2'],
    ]);
  });
});

describe('a game given up', () => {
  test('the player’s button, held; then once more', () => {
    const rig = play({}, [
      ['P2 D D 2 P1 hold:P2', '2/0 0/0', 'Blue resigns?', 'P2 again: yes'],
      ['P2', '2/0 0/0', 'Hold NEXT: new game', '2x skunk! Red wins'],
    ]);
    expect(rig.table.view.result).toMatchObject({ winner: 0, ending: 'conceded' });
    rig.keys('UNDO');
    expect(rig.table.state.phase).toBe('play');
  });
});

describe('a count against the clock (Playroom)', () => {
  const timed = (rules: Partial<RuleSet> = {}): Rig =>
    new Rig({ rules: { claims: 'always', timeLimit: 30, ...rules } }).keys('P2 D 9 D 7 8 8 C');

  test('with the cards known the board rules when the time is up: half of the points go over', () => {
    const rig = timed();
    rig.clock.turn(29_999);
    expect(rig.pegs).toBe('0/0 0/0');
    rig.clock.turn(1);
    // 7 8 8 K with 9 count twelve.
    expect([rig.pegs, rig.rows[3]]).toEqual(['6/0 6/0', 'Time: 6 and 6']);
    expect(rig.table.state.hand).toBe('dealer');
    expect(rig.keys('UNDO').pegs).toBe('0/0 0/0');
  });

  test('a count in time stops the clock; keys that are refused do not set it back', () => {
    const rig = timed();
    rig.clock.turn(20_000);
    rig.keys('1 2 P2');
    rig.clock.turn(5_000);
    rig.keys('1 2 P1');
    rig.clock.turn(600_000);
    expect(rig.pegs).toBe('12/0 0/0');
    const slow = timed();
    slow.clock.turn(20_000);
    slow.keys('1 2 P2');
    slow.clock.turn(10_000);
    expect(slow.pegs).toBe('6/0 6/0');
  });

  test('without the cards the players say what the hand was worth', () => {
    const rig = new Rig({ rules: { timeLimit: 15 } }).keys('P2 D D D');
    rig.clock.turn(15_000);
    expect(rig.rows.slice(2)).toEqual(['Time is up', 'The time is up']);
    rig.keys('1 2 P1');
    expect([rig.pegs, rig.table.state.hand]).toEqual(['6/0 6/0', 'dealer']);
  });

  test('without a board, or while the table is paused, nobody can count: the time begins anew', () => {
    const rig = timed();
    rig.clock.turn(20_000);
    rig.board.become({ state: 'lost', port: 'bench' } as never);
    rig.clock.turn(60_000);
    rig.board.become({ state: 'ready', port: 'bench' });
    rig.clock.turn(29_999);
    expect(rig.pegs).toBe('0/0 0/0');
    rig.clock.turn(1);
    expect(rig.pegs).toBe('6/0 6/0');
  });

  test('nothing runs where there is no limit, or once the table is closed', () => {
    const none = timed({ timeLimit: 0 });
    none.clock.turn(600_000);
    const closed = timed();
    closed.table.close();
    closed.clock.turn(600_000);
    expect([none.pegs, closed.pegs]).toEqual(['0/0 0/0', '0/0 0/0']);
  });
});
