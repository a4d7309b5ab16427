// The oracle of brackets: brackets-manager, written by others for other games, plays the same bracket with the same results.
import { BracketsManager } from 'brackets-manager';
import { InMemoryDatabase } from 'brackets-memory-db';
import { expect, test } from 'vitest';
import type { BracketOrder } from '../format/format.ts';
import { chanceOf } from '../rotation/chance.ts';
import { type BracketMatch, bracketOf, type MatchResult, matchesOf, placesFor } from './bracket.ts';

const entrantsOf = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, at) => `${at + 1}`);

/** A match of either, as the seeds of its two; '-' for a bye. */
const pair = (one: string | null | undefined, other: string | null | undefined): string =>
  `${one ?? '-'} v ${other ?? '-'}`;

/**
 * Every round of a bracket whose matches are won by the upper or the lower side as `upper` says, by round and number. It assumes that
 * 'inner_outer' is the order of the first round, that the best seeds have the byes, and that winners keep the order of their matches.
 */
async function theirs(count: number, upper: (round: number, number: number) => boolean) {
  const manager = new BracketsManager(new InMemoryDatabase());
  const byes = Array.from({ length: placesFor(count) - count }, () => null);
  const { id } = await manager.create.stage({
    ...{ tournamentId: 0, name: 'play-offs', type: 'single_elimination' },
    seeding: [...entrantsOf(count), ...byes],
    settings: { seedOrdering: ['inner_outer'], consolationFinal: count > 3 },
  });
  const read = async () => {
    const { participant, match, round, group } = await manager.get.stageData(id);
    const names = new Map<unknown, string>(participant.map((each) => [each.id, each.name]));
    const shown = match.map((each) => {
      const { number = 0 } = round.find((one) => one.id === each.round_id) ?? {};
      const isMain = group.find((one) => one.id === each.group_id)?.number === 1;
      const sides = [each.opponent1?.id, each.opponent2?.id].map((side) => names.get(side));
      return { id: each.id, round: isMain ? number : 0, number: each.number, sides };
    });
    return shown.toSorted((a, b) => a.round - b.round || a.number - b.number);
  };
  for (const { id: match, round, number } of (await read()).toSorted(
    (a, b) => (a.round || 99) - (b.round || 99),
  )) {
    const { sides } = (await read()).find((each) => each.id === match) ?? { sides: [] };
    if (sides.some((side) => side === undefined)) continue;
    const [first, second] = upper(round, number) ? (['win', 'loss'] as const) : (['loss', 'win'] as const);
    await manager.update.match({ id: match, opponent1: { result: first }, opponent2: { result: second } });
  }
  return (await read()).map(({ round, number, sides }) => `${round}.${number} ${pair(sides[0], sides[1])}`);
}

/** The matches of ours, all played: `winnerOf` names the side that wins each. */
function ours(count: number, order: BracketOrder, winnerOf: (match: BracketMatch) => 0 | 1) {
  const field = { entrants: entrantsOf(count), order, third: count > 3 };
  const results: MatchResult[] = [];
  const next = () =>
    matchesOf(bracketOf(field, results)).find(
      ({ by, sides }) => by === undefined && sides.every((side) => typeof side === 'string'),
    );
  for (let match = next(); match !== undefined; match = next()) {
    const [one, other] = match.sides as [string, string];
    results.push({
      match: match.match,
      entrants: [one, other],
      by: 'legs',
      winner: winnerOf(match) === 0 ? one : other,
    });
  }
  return matchesOf(bracketOf(field, results));
}

const COUNTS = entrantsOf(128)
  .map(Number)
  .filter((count) => count > 1 && (process.env.CAMPAIGN || count < 18 || count % 16 < 2));

test.each(COUNTS)('%i entrants: the same two meet in every match', async (count) => {
  const chance = chanceOf(count);
  const won = new Map<string, boolean>();
  const upper = (round: number, number: number): boolean => {
    const match = `${round}.${number}`;
    if (!won.has(match)) won.set(match, chance() < 0.5);
    return won.get(match) as boolean;
  };
  const expected = await theirs(count, upper);
  const played = ours(count, 'halves', ({ match }) => {
    const [round = 0, number = 0] = match.split('.').map(Number);
    return upper(round, number) ? 0 : 1;
  });
  const shown = played.map(({ match, sides: [one, other] }) => `${match} ${pair(one, other)}`);
  expect(shown.toSorted()).toEqual(expected.toSorted());
  // The ACC's chart reflects halves: the same pairs in every round, in other places.
  const winners = new Map(played.map(({ sides, winner }) => [sides.toSorted().join(), winner]));
  const acc = ours(count, 'acc', ({ sides }) => (winners.get(sides.toSorted().join()) === sides[0] ? 0 : 1));
  const pairsIn = (matches: readonly BracketMatch[]): readonly string[] =>
    matches.map(({ match, sides }) => `${match.split('.')[0]} ${sides.toSorted().join()}`).toSorted();
  expect(pairsIn(acc)).toEqual(pairsIn(played));
});
