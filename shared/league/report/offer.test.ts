// The matches that a league offers a club: those at its venue that are still to be played, with the players of both teams.
import { expect, test } from 'vitest';
import type { Fixture, TeamSeason } from '../team/season.ts';
import { SMALL_FORMAT, SMALL_SEASON, smallCard } from '../testing/teams.ts';
import { fixturesAt } from './offer.ts';

const atBell = (season: TeamSeason, from = '2026-10-01') =>
  fixturesAt(season, { isHere: (venue) => venue === 'bell', from });

test('the home matches of a venue from a day on, by their days', () => {
  const home = SMALL_SEASON.fixtures.filter((each) => each.home === 'bell');
  expect(home.length).toBe(3);
  expect(atBell(SMALL_SEASON).map(({ id }) => id)).toEqual(home.map(({ id }) => id));
  const last = home.at(-1)?.day ?? '';
  expect(atBell(SMALL_SEASON, last).map(({ day }) => day)).toEqual([last]);
  const [first] = atBell(SMALL_SEASON);
  expect(first).toMatchObject({ competition: { id: '1', name: 'Division 1' }, format: SMALL_FORMAT });
  expect(first?.home).toMatchObject({ id: 'bell', name: 'The Bell' });
  expect(first?.home.players.map(({ id }) => id)).toEqual(['bell1', 'bell2', 'bell3', 'bell4']);
});

test('who is registered on the day: a player who leaves before it is not, nor one who comes later', () => {
  const [match] = atBell(SMALL_SEASON);
  const day = match?.day ?? '';
  const season: TeamSeason = {
    ...SMALL_SEASON,
    persons: SMALL_SEASON.persons.map((each) => (each.id === 'bell3' ? { ...each, name: null } : each)),
    registrations: SMALL_SEASON.registrations.flatMap((each) => {
      if (each.person === 'bell1') return [{ ...each, to: day }];
      return each.person === 'bell2' ? [{ ...each, from: '2026-12-01' }] : [each];
    }),
  };
  expect(atBell(season)[0]?.home.players).toEqual([
    { id: 'bell3', name: null },
    { id: 'bell4', name: 'Bell4' },
  ]);
});

test('the players that the captains named come once both have', () => {
  const [first] = atBell(SMALL_SEASON);
  const named = (sheets: NonNullable<Fixture['sheets']>) => {
    const fixtures = SMALL_SEASON.fixtures.map((each) =>
      each.id === first?.id ? { ...each, sheets } : each,
    );
    return atBell({ ...SMALL_SEASON, fixtures })[0]?.sheets;
  };
  const [home, away] = [
    [['bell1'], ['bell2'], []],
    [['crown1'], ['crown2'], ['crown3']],
  ];
  expect([named({}), named({ 0: home }), named({ 1: away })]).toEqual([null, null, null]);
  expect(named({ 0: home, 1: away })).toEqual([home, away]);
});

test('a match whose card counts is not offered, and none of a team that withdrew', () => {
  const [first, second] = atBell(SMALL_SEASON);
  const fixtures = SMALL_SEASON.fixtures.map((each) => {
    const card = smallCard(each, [3, 3, 3]);
    if (each.id === second?.id) return { ...each, cards: { 0: card } };
    return each.id === first?.id ? { ...each, cards: { 0: card, 1: card } } : each;
  });
  expect(atBell({ ...SMALL_SEASON, fixtures }).map(({ id }) => id)).not.toContain(first?.id);
  expect(atBell({ ...SMALL_SEASON, fixtures }).map(({ id }) => id)).toContain(second?.id);
  const teams = SMALL_SEASON.teams.map((each) =>
    each.id === 'bell' ? { ...each, withdrawn: { day: '2026-10-01', rule: 'void' } as const } : each,
  );
  expect(atBell({ ...SMALL_SEASON, teams })).toEqual([]);
});
