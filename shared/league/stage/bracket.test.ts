// Brackets: seeds as the ACC's pages print them, byes, walkovers, and what has to be undone before a match is opened again.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { BracketOrder } from '../format/format.ts';
import {
  type Bracket,
  type BracketMatch,
  bracketOf,
  type MatchResult,
  nextMatch,
  placesFor,
  playedAfter,
  qualifiersOf,
  seedsDown,
} from './bracket.ts';

const field = (count: number, order: BracketOrder = 'acc', third = false) => ({
  entrants: Array.from({ length: count }, (_, at) => `${at + 1}`),
  order,
  third,
});
const all = ({ rounds, third }: Bracket): readonly BracketMatch[] => [
  ...rounds.flat(),
  ...(third ? [third] : []),
];
const ready = (bracket: Bracket): readonly BracketMatch[] =>
  all(bracket).filter(({ by, sides }) => by === undefined && sides.every((side) => typeof side === 'string'));
const won = ({ match, sides }: BracketMatch, side: 0 | 1, by: MatchResult['by'] = 'legs'): MatchResult => ({
  match,
  entrants: sides as [string, string],
  by,
  winner: by === 'doubleWalkover' ? null : (sides[side] as string),
});

// cribbage.org/rules/playoffbracket.asp and rule 13.2: field, qualifiers, places, byes.
test.each([
  [108, 27, 32, 5],
  [132, 33, 64, 31],
  [60, 15, 16, 1],
  [121, 31, 32, 1],
  [124, 31, 32, 1],
])('of %i, %i qualify for %i places: %i byes', (players, qualify, places, byes) => {
  expect(qualifiersOf(players, [1, 4])).toBe(qualify);
  expect(placesFor(qualify)).toBe(places);
  const [first = [], second = []] = bracketOf(field(qualify)).rounds;
  const seeds = first.filter(({ by }) => by === 'bye').map(({ winner }) => Number(winner));
  expect(seeds.toSorted((a, b) => a - b)).toEqual(Array.from({ length: byes }, (_, at) => at + 1));
  expect(second.every(({ sides }) => sides.every((side) => side !== null))).toBe(true);
});

// league.md B2: 64 places by the better seed of each pair; agrees with the adjacencies that the ACC's page prints.
test('the order of 64 places', () => {
  const better = seedsDown(64, 'acc').filter((_, at) => at % 2 === 0);
  expect(better.join(' ')).toBe(
    '1 32 17 16 9 24 25 8 5 28 21 12 13 20 29 4 3 30 19 14 11 22 27 6 7 26 23 10 15 18 31 2',
  );
  expect(seedsDown(8, 'halves')).toEqual([1, 8, 4, 5, 2, 7, 3, 6]);
});

describe('a match', () => {
  test('that neither comes to leaves a bye, and a walkover sends the other on', () => {
    const start = bracketOf(field(4, 'halves'));
    const [one, other] = start.rounds[0] as [BracketMatch, BracketMatch];
    const none = bracketOf(field(4, 'halves'), [won(one, 0, 'doubleWalkover')]);
    expect(none.rounds[1]?.[0]).toMatchObject({ sides: [null, undefined], by: undefined });
    const after = bracketOf(field(4, 'halves'), [won(one, 0, 'doubleWalkover'), won(other, 1, 'walkover')]);
    expect(after.rounds[1]?.[0]).toMatchObject({ by: 'bye', winner: '3' });
  });

  test('for the third place is between the losers of the semi-finals', () => {
    const start = bracketOf(field(4, 'acc', true));
    const [one, other] = start.rounds[0] as [BracketMatch, BracketMatch];
    const { third } = bracketOf(field(4, 'acc', true), [won(one, 0), won(other, 0)]);
    expect(third?.sides).toEqual([one.sides[1], other.sides[1]]);
  });

  test('that others were played after is opened again behind them', () => {
    const results: MatchResult[] = [];
    for (let next = ready(bracketOf(field(8)))[0]; next; next = ready(bracketOf(field(8), results))[0])
      results.push(won(next, 0));
    const bracket = bracketOf(field(8), results);
    expect(playedAfter(bracket, '1.1').map(({ match }) => match)).toEqual(['3.1', '2.1']);
    expect(playedAfter(bracket, '3.1')).toEqual([]);
  });
});

/** Results by chance: legs, walkovers, double walkovers, and matches that are opened again with all that followed. */
function played(count: number, order: BracketOrder, chances: readonly number[]): readonly MatchResult[] {
  let results: readonly MatchResult[] = [];
  for (const chance of chances) {
    const bracket = bracketOf(field(count, order, true), results);
    const open = ready(bracket);
    const kept = results[chance % Math.max(1, results.length)];
    if (kept !== undefined && chance % 5 === 0) {
      const undone = [kept.match, ...playedAfter(bracket, kept.match).map(({ match }) => match)];
      results = results.filter(({ match }) => !undone.includes(match));
      continue;
    }
    const next = open[chance % Math.max(1, open.length)];
    const by = (['legs', 'legs', 'walkover', 'retired', 'doubleWalkover'] as const)[chance % 5] ?? 'legs';
    if (next !== undefined) results = [...results, won(next, (chance % 2) as 0 | 1, by)];
  }
  return results;
}

test('whatever happens: nobody is in two open matches, a bye beats nobody, and the order of the results says nothing', () => {
  const chances = fc.array(fc.nat(9_999), { maxLength: 90 });
  const orders = fc.constantFrom<BracketOrder>('acc', 'halves', 'drawn');
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 40 }), orders, chances, (count, order, thrown) => {
      const results = played(count, order, thrown);
      const bracket = bracketOf(field(count, order, true), results);
      expect(bracketOf(field(count, order, true), results.toReversed())).toEqual(bracket);
      const waiting = all(bracket).filter(({ by }) => by === undefined);
      const names = waiting.flatMap(({ sides }) => sides.filter((side) => typeof side === 'string'));
      expect(new Set(names).size).toBe(names.length);
      for (const { by, sides, winner, match } of all(bracket)) {
        if (by === 'bye') expect(sides).toContain(winner);
        if (by === 'bye' && sides.some((side) => typeof side === 'string')) expect(winner).not.toBeNull();
        if (winner) expect(nextMatch(bracket, match)?.sides.includes(winner) ?? true).toBe(true);
      }
    }),
    { numRuns: process.env.CAMPAIGN ? 10_000 : 300 },
  );
});

// ../shared/league-next.md, 2.3: an id is opaque.
test('where a match stands is not read from its id', () => {
  const bracket = bracketOf(field(8, 'acc', true));
  const named = ({ match }: BracketMatch) => ({ match: `x${match.replace('.', '')}` });
  const renamed = { rounds: bracket.rounds.map((round) => round.map(named)) };
  const goesTo = all(bracket).map((each) => nextMatch(bracket, each.match));
  expect(goesTo.filter(Boolean)).toHaveLength(6);
  expect(all(bracket).map((each) => nextMatch(renamed, named(each).match))).toEqual(
    goesTo.map((next) => next && named(next)),
  );
});
