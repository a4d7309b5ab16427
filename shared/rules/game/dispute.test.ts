import { describe, expect, test } from 'vitest';
import { begin, keyed, pegs, refusal, tableAt, walk } from '../testing/table.ts';
import { promptOf } from './prompt.ts';
import type { Timeline } from './timeline.ts';

/** Red deals, the starter is the ten of clubs; Blue has claimed these points for a hand. */
const claimed = (points: number, settings = '', red = 0, blue = 0): Timeline =>
  keyed(
    walk(walk(begin(`mode=challenge ${settings}`.trim()), 0, red), 1, blue),
    'cut 0, starter TC, next',
    `peg 1 ${points}`,
  );
/** The hand counts eight. */
const EIGHT = 'cards 5C 5D 7H 8S';
const rulings = (table: Timeline): string | undefined => table.present.ruling?.code;

describe('a count is disputed', () => {
  test('its cards are wanted, and nothing else goes on', () => {
    const table = keyed(claimed(12), 'dispute');
    expect(promptOf(table.present)).toMatchObject({
      expects: 'cards',
      seat: 1,
      hand: 'pone',
      cards: 4,
      disputed: true,
    });
    for (const text of ['peg 0 4', 'next', 'free', 'cut 0', 'muggins 0 2', 'dispute']) {
      expect(refusal(table, text)).toEqual({ code: 'disputeOpen', seat: 1, cards: 4 });
    }
    expect(keyed(table, 'undo').present.disputed).toBe(false);
    expect(keyed(table, 'new').present.disputed).toBe(false);
  });

  test('the starter is wanted first if nobody entered it', () => {
    const table = tableAt('mode=challenge', 'at show, peg 1 12, dispute');
    expect(promptOf(table.present)).toMatchObject({ expects: 'starterCard', cards: 1, disputed: true });
    expect(refusal(table, EIGHT).code).toBe('starterFirst');
    expect(rulings(keyed(table, 'starter T', EIGHT))).toBe('overcountCorrected');
  });

  test.each<[string, number, string, string]>([
    ['', 8, 'countRight', 'Red 0/0 Blue 8/0'],
    ['', 12, 'overcountCorrected', 'Red 0/0 Blue 8/0'],
    ['', 6, 'undercountCorrected', 'Red 0/0 Blue 8/0'],
    ['undercount=stands', 6, 'undercountStands', 'Red 0/0 Blue 6/0'],
    ['muggins=called', 6, 'undercountStands', 'Red 0/0 Blue 6/0'],
    ['muggins=automatic', 6, 'undercountToOpponent', 'Red 2/0 Blue 6/0'],
    ['overcount=losesCount', 12, 'overcountLost', 'Red 0/0 Blue 0/0'],
    ['overcount=toOpponent', 12, 'overcountToOpponent', 'Red 4/0 Blue 8/0'],
  ])('%s, claimed %i: %s, %s', (settings, points, code, position) => {
    const table = keyed(claimed(points, settings), 'dispute', EIGHT);
    expect([rulings(table), pegs(table.present)]).toEqual([code, position]);
    expect(table.present).toMatchObject({ phase: 'show', hand: 'dealer', disputed: false });
  });

  test('front and rear pegs stand as if it had been counted rightly at once', () => {
    const table = keyed(claimed(12, '', 40, 50), 'dispute', EIGHT);
    expect(pegs(table.present)).toMatch(/ Blue 58\/50$/);
    expect(table.present.ruling?.moves).toEqual([{ side: 1, points: -4, pegs: { front: 58, rear: 50 } }]);
  });

  test('once only, only while the cards lie on the table, only a hand', () => {
    expect(refusal(keyed(claimed(12), 'dispute', EIGHT), 'dispute')).toEqual({ code: 'nothingToDispute' });
    expect(refusal(keyed(claimed(12), 'next, next, next'), 'dispute').code).toBe('nothingToDispute');
    expect(refusal(tableAt('mode=challenge', 'cut 0, peg 1 2'), 'dispute').code).toBe('nothingToDispute');
    expect(refusal(begin('mode=challenge'), 'dispute').code).toBe('nothingToDispute');
  });

  test('the last hand of a deal can be disputed until the next is dealt', () => {
    const table = keyed(claimed(8), 'peg 0 0, peg 0 5, dispute, cards 2C 4C 6C 8C');
    expect(table.present).toMatchObject({
      phase: 'deal',
      dealer: 1,
      ruling: { code: 'countRight', truth: 5 },
    });
  });

  test('a disputed hand cannot be one of another hand of the deal', () => {
    const table = keyed(claimed(12), 'dispute', EIGHT, 'peg 0 4, dispute');
    expect(refusal(table, EIGHT)).toEqual({ code: 'duplicateCard', card: '5C' });
  });

  test.each(['trust', 'always'])('in mode %s nothing is disputed', (mode) => {
    expect(refusal(begin(`mode=${mode}`), 'dispute')).toEqual({ code: 'disputesOff', claims: mode });
  });
});

describe('a call of muggins is disputed with the count', () => {
  test.each<[string, number, number, string, string]>([
    ['rightly called', 6, 2, 'mugginsAwarded', 'Red 2/0 Blue 6/0'],
    ['called for too much', 6, 4, 'mugginsTooMuch', 'Red 2/0 Blue 6/0'],
    ['wrongly called', 8, 2, 'mugginsWrong', 'Red 0/0 Blue 10/8'],
    ['wrongly called on a count that was too much', 12, 2, 'mugginsWrong', 'Red 0/0 Blue 10/8'],
  ])('%s: claimed %i, called %i', (_, points, called, code, position) => {
    const table = keyed(claimed(points, 'muggins=called'), `muggins 0 ${called}`, 'dispute', EIGHT);
    expect([rulings(table), pegs(table.present)]).toEqual([code, position]);
  });
});

describe('in plain pegging', () => {
  test('the last points are taken for a hand, or for a crib if that is said', () => {
    const table = tableAt('mode=challenge', 'peg 0 9');
    const flush = 'cards 2C 4C 6C 8C';
    const hand = keyed(table, 'dispute, starter TD', flush);
    expect([rulings(hand), pegs(hand.present)]).toEqual(['overcountCorrected', 'Red 4/0 Blue 0/0']);
    const crib = keyed(table, 'dispute crib, starter TD', flush);
    expect([rulings(crib), pegs(crib.present)]).toEqual(['overcountCorrected', 'Red 0/0 Blue 0/0']);
    expect(crib.present.phase).toBe('free');
  });

  test('cards do not linger for the next count', () => {
    const table = keyed(begin('mode=challenge'), 'peg 0 8, dispute, starter TC', EIGHT, 'peg 1 8, dispute');
    expect(table.present).toMatchObject({ starter: undefined, cards: {} });
  });
});

describe('the winning count is disputed', () => {
  test('a false claim of game reopens it, with the tally', () => {
    const won = claimed(12, '', 60, 110);
    expect(won.present).toMatchObject({ phase: 'over', results: [{ winner: 1 }] });
    const table = keyed(won, 'dispute', EIGHT);
    expect(table.present).toMatchObject({ phase: 'show', hand: 'dealer', results: [] });
    expect(pegs(table.present)).toMatch(/ Blue 118\/110$/);
    expect(keyed(table, 'peg 0 4').present.hand).toBe('crib');
  });

  test('a right one stays won, and is celebrated once', () => {
    const table = keyed(claimed(8, '', 60, 113), 'dispute', EIGHT);
    expect(table.present).toMatchObject({ phase: 'over', ruling: { code: 'countRight' } });
    expect(table.present.results).toHaveLength(1);
  });

  test('enough is enough: a count that was too much, but reaches, still wins', () => {
    const table = keyed(claimed(12, '', 60, 114), 'dispute', EIGHT);
    expect(table.present).toMatchObject({ phase: 'over', results: [{ winner: 1, scores: [60, 121] }] });
  });

  test('holes beyond the game hole are no excess (ACC 8.4.a)', () => {
    const table = keyed(claimed(12, 'overcount=toOpponent', 60, 111), 'dispute', EIGHT);
    expect(pegs(table.present)).toMatch(/^Red 62\/60 Blue 119\/111$/);
  });

  test('a crib that won falsely: the next deal', () => {
    const before = keyed(claimed(8, '', 115, 60), 'peg 0 0, peg 0 8');
    expect(before.present.results).toMatchObject([{ winner: 0 }]);
    const table = keyed(before, 'dispute, cards 2C 4D 6C 8C');
    expect(table.present).toMatchObject({ phase: 'deal', dealer: 1, deal: 2, results: [] });
  });

  test('in plain pegging: back to pegging', () => {
    const table = tableAt('mode=challenge', 'walk 0 115, peg 0 8, dispute, starter TD, cards 2C 4D 6C 8C');
    expect(table.present).toMatchObject({ phase: 'free', results: [] });
    expect(pegs(table.present)).toMatch(/^Red 115\//);
  });

  test('an undercount that was enough all the same wins', () => {
    const table = keyed(claimed(6, '', 60, 113), 'dispute', EIGHT);
    expect(table.present).toMatchObject({ phase: 'over', results: [{ winner: 1, ending: 'show' }] });
  });

  test('a call that was wrong on top of an excess that ended the game is not looked at any more', () => {
    const rules = 'muggins=called overcount=toOpponent';
    const table = keyed(claimed(12, rules, 118, 60), 'muggins 0 2, dispute', EIGHT);
    expect(table.present).toMatchObject({ phase: 'over', ruling: { code: 'overcountToOpponent' } });
  });

  test('a winning play or heels cannot be disputed', () => {
    const table = tableAt('mode=challenge', 'walk 0 119, at starter, peg 0 2');
    expect(refusal(table, 'dispute').code).toBe('nothingToDispute');
  });
});
