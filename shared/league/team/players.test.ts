// What the cards of a season say of its players.
import { expect, it } from 'vitest';
import { SMALL_SEASON, smallCard } from '../testing/teams.ts';
import { averageOf, playerRecords } from './players.ts';
import type { Competition, Fixture, TeamSeason } from './season.ts';

const [first, second] = SMALL_SEASON.fixtures as readonly [Fixture, Fixture];
const withCard = (fixture: Fixture, legs: readonly number[]): Fixture => {
  const card = smallCard(fixture, legs);
  return { ...fixture, cards: { 0: card, 1: card } };
};
const season: TeamSeason = {
  ...SMALL_SEASON,
  fixtures: [withCard(first, [3, 2, 0]), { ...second, cards: { 0: smallCard(second, [3, 3, 3]) } }],
};

it('counts rubbers and legs of the cards that count, and partners', () => {
  const records = playerRecords(season);
  expect(records.find(({ person }) => person === 'crown1')).toEqual({
    ...{ person: 'crown1', team: 'crown', matches: 1, rubbers: 2, won: 1, legsFor: 3, legsAgainst: 3 },
    partners: [{ person: 'crown2', rubbers: 1, won: 1, legsFor: 3, legsAgainst: 0 }],
  });
  expect(records.map(({ person }) => person).filter((person) => person.startsWith('bell'))).toEqual([]);
});

it('ranks by the share of the legs', () => {
  const records = playerRecords(season);
  expect(records.slice(0, 1).map((each) => [each.person, averageOf(each)])).toEqual([['crown2', 1]]);
  expect(averageOf({ legsFor: 0, legsAgainst: 0 } as (typeof records)[number])).toBe(0);
});

it('of one competition, if it is given', () => {
  const cup = { ...SMALL_SEASON.competitions[0], id: 'C' } as Competition;
  expect(playerRecords(season, cup)).toEqual([]);
});
