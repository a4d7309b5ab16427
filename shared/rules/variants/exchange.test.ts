import { describe, expect, test } from 'vitest';
import { legalCommands } from '../game/legal.ts';
import { begin, keyed, pegs, refusal, tableAt, walk } from '../testing/table.ts';

/** Costly Colours (Cotton, The Compleat Gamester, 1674): one point for a refusal; an honour that is given away scores at once. */
describe('cards exchanged', () => {
  const colours = (...keys: readonly string[]) => keyed(begin('costly-colours'), ...keys);

  test.each<[string, string, string, string, string]>([
    ['nothing scores', 'at show', 'play', 'Red 0/0 Blue 0/0', ''],
    ['refused', 'at starter, peg 1 1', 'play', 'Red 0/0 Blue 1/0', '1'],
    ['refused, without NEXT after the deal', 'cut 0, peg 1 1', 'play', 'Red 0/0 Blue 1/0', '1'],
    ['an honour given away', 'at starter, peg 1 4', 'exchange', 'Red 0/0 Blue 4/0', '1'],
    ['one by each', 'at starter, peg 1 4, peg 0 2', 'exchange', 'Red 2/0 Blue 4/0', '1 0'],
    ['and the play', 'at starter, peg 1 4, next', 'play', 'Red 0/0 Blue 4/0', '1'],
  ])('%s', (_, keys, phase, stand, given) => {
    const { present } = colours(keys);
    expect([present.phase, pegs(present), present.given.join(' ')]).toEqual([phase, stand, given]);
  });

  test.each<[string, string, string, object]>([
    ['no exchange scores three', '', 'peg 1 3', { code: 'badExchange', points: 3, possible: [1, 2, 4] }],
    ['each gives one card', 'peg 1 4', 'peg 1 2', { code: 'exchanged', seat: 1 }],
    [
      'who has given a card has not refused',
      'peg 1 4',
      'peg 0 1',
      { code: 'badExchange', points: 1, possible: [2, 4] },
    ],
  ])('%s', (_, keys, next, expected) => {
    expect(refusal(colours('at starter', keys), next)).toEqual(expected);
  });

  test('an exchange can win, and is no count that anybody could have missed', () => {
    const near = tableAt('costly-colours muggins=called', 'walk 1 56');
    const given = keyed(near, 'at starter, peg 1 4').present;
    expect([given.count?.open, legalCommands(given, { types: ['muggins'] })]).toEqual([false, []]);
    const won = keyed(walk(near, 1, 58), 'at starter, peg 1 4').present;
    expect([won.phase, won.results.map(({ winner, ending }) => [winner, ending])]).toEqual([
      'over',
      [[1, 'exchange']],
    ]);
  });
});
