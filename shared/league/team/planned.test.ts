// The fixtures that a season needs now: made once, cups round by round, and home and away turned for venues.
import { expect, test } from 'vitest';
import { cup, league, season, team, weekly } from '../testing/calendars.ts';
import { breachesOf } from './breaches.ts';
import { planned } from './planned.ts';
import type { Fixture, TeamSeason } from './season.ts';

const TEAMS = ['A', 'B', 'C', 'D'];
const plan = (competitions: TeamSeason['competitions'], venues = TEAMS): TeamSeason =>
  season({
    teams: TEAMS.map((id, at) => team(id, venues[at] ?? '')),
    competitions,
    calendar: weekly(
      competitions.map(({ id }) => id),
      6,
    ),
  });
const wonBy = (fixture: Fixture, winner: 0 | 1): Fixture => ({
  ...fixture,
  ruling: { kind: 'walkover', winner, reason: 'test' },
});
const ids = (fixtures: readonly Fixture[]): readonly string[] => fixtures.map(({ id }) => id);

test('a league is made once, and anew only while nothing has been played', () => {
  const made = planned(plan([league('1', TEAMS)]));
  expect([made.added.length, made.dropped.length]).toEqual([12, 0]);
  expect(planned(made.season)).toEqual({ season: made.season, added: [], dropped: [] });
  const again = planned(made.season, { anew: true, seed: 5 });
  expect([again.added.length, again.dropped.length]).toEqual([12, 12]);
  const [first, ...rest] = made.season.fixtures as readonly [Fixture, ...Fixture[]];
  const begun = { ...made.season, fixtures: [wonBy(first, 0), ...rest] };
  expect(planned(begun, { anew: true, seed: 5 }).season).toEqual(begun);
});

test('the next round of a cup comes with the results; a corrected one takes it back', () => {
  const first = planned(plan([cup('C', TEAMS)]));
  expect(ids(first.added)).toEqual(['C-1-1', 'C-1-2']);
  const results = first.season.fixtures.map((fixture) => wonBy(fixture, 0));
  const second = planned({ ...first.season, fixtures: results });
  expect(ids(second.added)).toEqual(['C-2-1']);
  const [one, ...others] = second.season.fixtures as readonly [Fixture, ...Fixture[]];
  const corrected = { ...second.season, fixtures: [wonBy(one, 1), ...others] };
  const third = planned(corrected);
  expect([ids(third.dropped), ids(third.added)]).toEqual([['C-2-1'], ['C-2-1']]);
  expect(breachesOf(third.season)).toEqual([]);
});

test('a final that was played by the wrong two stays, and is named', () => {
  const first = planned(plan([cup('C', TEAMS)]));
  const won = (fixtures: readonly Fixture[]): readonly Fixture[] =>
    fixtures.map((fixture) => wonBy(fixture, 0));
  const second = planned({ ...first.season, fixtures: won(first.season.fixtures) });
  const [one, ...others] = won(second.season.fixtures) as readonly [Fixture, ...Fixture[]];
  const corrected = { ...second.season, fixtures: [wonBy(one, 1), ...others] };
  const third = planned(corrected);
  expect([ids(third.dropped), ids(third.added)]).toEqual([[], ['C-2-1_2']]);
  expect(breachesOf(third.season)).toContainEqual({ code: 'stray', fixture: 'C-2-1' });
});

test('two teams of a venue that are both drawn at home: one of them plays away', () => {
  const drawn = planned(plan([cup('C', TEAMS)], ['Bell', 'Bell', 'Crown', 'Swan']));
  expect(breachesOf(drawn.season)).not.toContainEqual(expect.objectContaining({ code: 'venueFull' }));
  expect(drawn.added.filter(({ home }) => ['A', 'B'].includes(home))).toHaveLength(1);
});
