// The calendar of team leagues: who meets whom, home and away, venues with one room, and what cannot be kept.
import { describe, expect, test } from 'vitest';
import { league, season, team, week, weekly } from '../testing/calendars.ts';
import { faults } from '../testing/teamseasons.ts';
import { breachesOf } from './breaches.ts';
import { fixturesOf, leagueRounds } from './calendar.ts';
import type { Fixture, TeamSeason } from './season.ts';

const names = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, at) => String.fromCharCode(65 + at));
/** One division of so many teams, `A` and on, each at its own venue unless `venues` says another. */
function division(count: number, venues: Readonly<Record<string, string>> = {}, meet: 1 | 2 = 2): TeamSeason {
  const teams = names(count);
  const competition = league('1', teams, { meet });
  return season({
    teams: teams.map((id) => team(id, venues[id] ?? `at ${id}`)),
    competitions: [competition],
    calendar: weekly(['1'], leagueRounds(competition)),
  });
}
const made = (plan: TeamSeason, options = {}): TeamSeason => ({
  ...plan,
  fixtures: fixturesOf(plan, options),
});
const rounds = ({ fixtures }: TeamSeason): readonly string[] => {
  const lines: string[] = [];
  for (const { round, home, away } of fixtures)
    lines[round - 1] = `${lines[round - 1] ?? ''} ${home}-${away}`.trim();
  return lines;
};
/** H, A or - for each round of a team. */
const pattern = (fixtures: readonly Fixture[], id: string, count: number): string =>
  Array.from({ length: count }, (_, at) => {
    const match = fixtures.find((each) => each.round === at + 1 && [each.home, each.away].includes(id));
    return match === undefined ? '-' : match.home === id ? 'H' : 'A';
  }).join('');

describe('goldens', () => {
  test('4 teams, home and away', () => {
    expect(rounds(made(division(4)))).toEqual([
      'D-A C-B',
      'A-C B-D',
      'B-A D-C',
      'A-D B-C',
      'C-A D-B',
      'A-B C-D',
    ]);
  });
  test('5 teams: everybody has a free week in each half', () => {
    const five = made(division(5));
    expect(rounds(five)).toEqual([
      'D-C E-B',
      'B-A C-E',
      'E-D A-C',
      'C-B D-A',
      'A-E B-D',
      'C-D B-E',
      'A-B E-C',
      'D-E C-A',
      'B-C A-D',
      'E-A D-B',
    ]);
    expect(names(5).map((id) => pattern(five.fixtures, id, 10))).toEqual([
      '-AHAH-HAHA',
      'AH-AHHA-HA',
      'AHAH-HAHA-',
      'H-AHAA-HAH',
      'HAH-AAHA-H',
    ]);
  });
  test.each([
    [
      8,
      [
        'HAHAAHAAHAHHAH',
        'AHAHHAHHAHAAHA',
        'AHHAHAHHAAHAHA',
        'AHAHAHHHAHAHAA',
        'HAHAHAHAHAHAHA',
        'AHAHAHAHAHAHAH',
        'HAHAHAAAHAHAHH',
        'HAAHAHAAHHAHAH',
      ],
    ],
    [
      14,
      [
        'HAHAHAHAAHAHAAHAHAHAHHAHAH',
        'AHAHAHHAHAHAHHAHAHAAHAHAHA',
        'AHHAHAHAHAHAHHAAHAHAHAHAHA',
        'HAHAHAHAHAHAHAHAHAHAHAHAHA',
        'HAHAHAAHAHAHAAHAHAHHAHAHAH',
        'AHAHAHAHAHAHAHAHAHAHAHAHAH',
        'HAHAHAHAHAAHAAHAHAHAHAHHAH',
        'HAHAHAHAHAHAAAHAHAHAHAHAHH',
        'AHAHAHAHAHHAHHAHAHAHAHAAHA',
        'AHAHAHAHAHAHHHAHAHAHAHAHAA',
        'HAAHAHAHAHAHAAHHAHAHAHAHAH',
        'HAHAAHAHAHAHAAHAHHAHAHAHAH',
        'AHAHHAHAHAHAHHAHAAHAHAHAHA',
        'AHAHAHAHHAHAHHAHAHAHAAHAHA',
      ],
    ],
  ])('%i teams: home and away of each', (count, expected) => {
    const { fixtures } = made(division(count));
    expect(names(count).map((id) => pattern(fixtures, id, 2 * count - 2))).toEqual(expected);
  });
  test('another seed, another calendar; the same seed, the same', () => {
    expect(rounds(made(division(8), { seed: 2 }))).not.toEqual(rounds(made(division(8))));
    expect(fixturesOf(division(8), { seed: 2 })).toEqual(fixturesOf(division(8), { seed: 2 }));
  });
});

describe('venues', () => {
  test('two teams of one venue are home by turns, in one division and in two', () => {
    const one = made(division(8, { A: 'Bell', B: 'Bell', C: 'Crown', D: 'Crown' }));
    expect(breachesOf(one)).toEqual([]);
    const opposite = [...pattern(one.fixtures, 'A', 14)].map((each) => (each === 'H' ? 'A' : 'H')).join('');
    expect(pattern(one.fixtures, 'B', 14)).toBe(opposite);

    const ids = (of: string): readonly string[] => names(8).map((id) => `${of}${id}`);
    const two = season({
      teams: names(8).flatMap((id) => [team(`1${id}`, id), team(`2${id}`, id)]),
      competitions: [league('1', ids('1')), league('2', ids('2'))],
      calendar: weekly(['1', '2'], 14),
    });
    expect(breachesOf(made(two))).toEqual([]);
  });

  // 3 x 3 home matches do not fit into 6 days with room for one each.
  test('3 teams of one venue in a division of 4: the days are named, and no more of them than have to be', () => {
    const breaches = breachesOf(made(division(4, { A: 'Bell', B: 'Bell', C: 'Bell' })));
    expect(breaches).toHaveLength(3);
    for (const breach of breaches)
      expect(breach).toMatchObject({ code: 'venueFull', venue: 'Bell', room: 1 });
  });

  test('they fit where the venue has room for 2', () => {
    const plan = division(4, { A: 'Bell', B: 'Bell', C: 'Bell' });
    expect(breachesOf(made({ ...plan, matchesAt: { Bell: 2 } }))).toEqual([]);
  });

  // Of 8 teams, the places of two classes meet in round 1, those of a third in round 3, and the last in round 6.
  test('derbies first: as early as the patterns let them', () => {
    const plan = division(8, { A: '1', B: '1', C: '2', D: '2', E: '3', F: '3' });
    const { fixtures } = made(plan, { derbiesFirst: true });
    const derbies = ['AB', 'CD', 'EF'].map(
      (pair) => fixtures.find(({ home, away }) => pair.includes(home) && pair.includes(away))?.round ?? 0,
    );
    expect(derbies.toSorted((a, b) => a - b)).toEqual([1, 1, 3]);
  });
});

describe('what a hand move breaks', () => {
  const whole = made(division(6, { A: 'Bell', B: 'Bell' }));
  const moved = (at: number, change: (fixture: Fixture) => Fixture): TeamSeason => ({
    ...whole,
    fixtures: whole.fixtures.map((fixture, each) => (each === at ? change(fixture) : fixture)),
  });
  const codes = (changed: TeamSeason): readonly string[] =>
    [...new Set(breachesOf(changed).map(({ code }) => code))].sort();
  const [first] = whole.fixtures as readonly [Fixture];

  test('nothing as it was made', () => expect(codes(whole)).toEqual([]));
  test('onto another day, by nobody: the day it was meant for is named', () => {
    expect(breachesOf(moved(0, (fixture) => ({ ...fixture, day: week(20) })))).toEqual([
      { code: 'otherDay', day: week(20), fixture: first.id, meant: first.day },
    ]);
  });
  test('onto a day on which both play: each of them has two matches', () => {
    const breaches = breachesOf(
      moved(0, (fixture) => ({ ...fixture, day: week(1), moved: { from: week(0), reason: 'snow' } })),
    );
    const twice = breaches.flatMap((breach) => (breach.code === 'teamTwice' ? [breach.team] : []));
    expect(twice.toSorted()).toEqual([first.home, first.away].toSorted());
  });
  test('onto a day that is kept free', () => {
    const free = {
      ...moved(0, (fixture) => ({ ...fixture, day: week(30), moved: { from: week(0), reason: 'snow' } })),
    };
    const calendar = [...free.calendar, { day: week(30), rounds: [] }];
    expect(breachesOf({ ...free, calendar })).toEqual([
      { code: 'freeDay', day: week(30), fixture: first.id },
    ]);
  });
  test('home and away turned: two teams are uneven', () => {
    const turned = moved(0, (fixture) => ({ ...fixture, home: fixture.away, away: fixture.home }));
    expect(codes(turned)).toContain('uneven');
  });
  test('a match that is void is missing', () => {
    const void0 = moved(0, (fixture) => ({ ...fixture, ruling: { kind: 'void', reason: 'no board' } }));
    expect(breachesOf(void0)).toContainEqual({
      code: 'meetings',
      competition: '1',
      teams: [first.home, first.away].toSorted(),
      times: 1,
      expected: 2,
    });
  });
  test('a calendar that is too short', () => {
    const short = { ...division(6), calendar: weekly(['1'], 8) };
    expect(breachesOf(made(short))).toEqual(
      [9, 10].map((round) => ({ code: 'noDay', competition: '1', round })),
    );
  });
});

const SEEDS = Array.from({ length: 50 }, (_, at) => at + 1);
test('50 random seasons of leagues of one size: everybody meets everybody, no venue is over its room, few breaks', () => {
  expect(SEEDS.flatMap((seed) => faults(seed, 'one'))).toEqual([]);
});
test('50 random seasons of leagues of several sizes: everybody meets everybody, no venue is over its room', () => {
  expect(SEEDS.flatMap((seed) => faults(seed, 'several'))).toEqual([]);
});
test('50 random seasons whose leagues play on each week, so that halves begin on different days: the same', () => {
  expect(SEEDS.flatMap((seed) => faults(seed, 'on'))).toEqual([]);
});
