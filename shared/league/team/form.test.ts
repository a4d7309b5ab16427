// Seasons from forms: the whole calendar of a league as Potters Bar publishes it (league-next.md 5.1, first row), and mistakes.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { breachesOf } from './breaches.ts';
import { winnerOf } from './cup.ts';
import { readForm } from './form.ts';
import { planned } from './planned.ts';
import type { Competition, TeamSeason } from './season.ts';

const FORM = readFileSync(new URL('../../../docs/examples/form.txt', import.meta.url), 'utf8');
function read(text: string): TeamSeason {
  const form = readForm(text);
  if (!form.ok) throw new Error(JSON.stringify(form.fault));
  return form.season;
}
/** Singles and pairs with their players, who are named at their venues. */
const PLAYERS = FORM.replace('format: pairs\n', `format: pairs\n${players('Pair', 4)}`).replace(
  'format: singles\n',
  `format: singles\n${players('Player', 5)}`,
);
function players(word: string, count: number): string {
  const teams = [
    'Black Horse A',
    'Railway',
    'Green Man A',
    'Plough',
    'Cricket Club',
    'Bowls Club A',
    'Crown A',
    'Legion A',
  ];
  return teams
    .flatMap((team, at) =>
      Array.from({ length: count }, (_, nth) => `${word} ${at + 1}.${nth + 1}, ${team}\n`),
    )
    .join('');
}
const competition = ({ competitions }: TeamSeason, id: string): Competition =>
  competitions.find((each) => each.id === id) as Competition;
const count = ({ fixtures }: TeamSeason, id: string): number =>
  fixtures.filter((each) => each.competition === id).length;
/** Every match that is set is won by the team that comes first in the alphabet. */
const played = (season: TeamSeason): TeamSeason => ({
  ...season,
  fixtures: season.fixtures.map((fixture) => {
    const { rubbers } = competition(season, fixture.competition).format;
    const isHome = fixture.home < fixture.away;
    const card = {
      rubbers: rubbers.map(({ legs, all }) => {
        const most = all ? legs : Math.ceil(legs / 2);
        return { players: [[], []] as const, legs: isHome ? ([most, 0] as const) : ([0, most] as const) };
      }),
    };
    return { ...fixture, ruling: { kind: 'card', card, reason: 'test' } as const };
  }),
});

test('ids of players have nothing of their names, which can be erased', () => {
  const { teams } = read(PLAYERS);
  const players = teams.filter(({ name }) => /^(Player|Pair) \d\.\d$/.test(name));
  expect(players.map(({ id }) => id)).toEqual([
    ...Array.from({ length: 32 }, (_, at) => `d-player-${at + 1}`),
    ...Array.from({ length: 40 }, (_, at) => `e-player-${at + 1}`),
  ]);
});

test('nor under a heading without venues; a later competition finds them by their names', () => {
  const heading = (id: string, lines: string): string =>
    `\n[${id}] Singles\nformat: singles\ncup: 4720\n${lines}\n`;
  const season = read(
    FORM + heading('G', 'Ann Archer, Crown\nBob Baker, Railway') + heading('H', 'Bob Baker\nAnn Archer'),
  );
  expect(season.teams.slice(-2)).toMatchObject([
    { id: 'g-player-1', name: 'Ann Archer' },
    { id: 'g-player-2', name: 'Bob Baker' },
  ]);
  expect(competition(season, 'H').teams).toEqual(['g-player-2', 'g-player-1']);
});

describe('the calendar of Potters Bar', () => {
  const season = planned(read(FORM)).season;
  test('what the form says', () => {
    expect(season).toMatchObject({
      id: 'potters-bar-district-crib-league-2026-27',
      name: 'Potters Bar & District Crib League 2026-27',
    });
    expect(season.teams).toHaveLength(16);
    expect(competition(season, '1')).toMatchObject({
      kind: 'league',
      meet: 2,
      down: { places: 2, to: '2' },
      format: { name: 'potters-bar' },
    });
    expect(competition(season, 'P')).toMatchObject({
      kind: 'cup',
      teams: [],
      losersOf: { competition: 'C', rounds: [1] },
    });
    expect(competition(season, 'E')).toMatchObject({
      format: { rubbers: [{ players: 1, legs: 3, all: false }] },
    });
  });
  test('every league match and the first round of the cup have their Monday', () => {
    expect(['1', '2', 'S1', 'S2', 'C', 'P', 'F'].map((id) => count(season, id))).toEqual([
      56, 56, 21, 21, 8, 0, 0,
    ]);
    expect(season.calendar.every(({ day }) => new Date(day).getUTCDay() === 1)).toBe(true);
    expect(season.calendar.at(-1)?.day).toBe('2027-05-03');
  });
  test('it breaks nothing', () => expect(breachesOf(season)).toEqual([]));

  test('to the last night: cup, plate, shields, pairs and singles have their winners', () => {
    let now = planned(read(PLAYERS)).season;
    let rounds = 0;
    for (let plan = planned(played(now)); plan.added.length > 0; plan = planned(played(now))) {
      now = plan.season;
      rounds++;
    }
    const over = played(now);
    expect(rounds).toBeLessThan(8);
    expect(over.competitions.filter((each) => winnerOf(over, each) === undefined)).toEqual([]);
    expect(['C', 'P', 'D', 'E'].map((id) => count(over, id))).toEqual([15, 7, 7, 7]);
    expect(over.fixtures.filter(({ competition: id }) => id.startsWith('E-'))).toHaveLength(8 * 4);
    expect(breachesOf(over)).toEqual([]);
  });
});

describe('small forms', () => {
  const SMALL =
    'season: Autumn 2026\nformat: potters-bar { "decides": "legs" }\n[1] Division 1\nBell, The Bell\nCrown, The Crown\n';
  test('a day and a week later', () => {
    expect(read(`${SMALL}[calendar]\n2026-10-05: 1\n1`).calendar).toEqual([
      { day: '2026-10-05', rounds: [{ competition: '1', round: 1 }] },
      { day: '2026-10-12', rounds: [{ competition: '1', round: 2 }] },
    ]);
  });
  test('what a source leaves open is settled', () => {
    const settled = '{ "rubbers": [], "points": { "win": 2 }, "ties": ["points"] }';
    const [first] = read(SMALL.replace(/potters-bar.*/, `maidenhead ${settled}`)).competitions;
    expect(first?.format).toMatchObject({
      name: 'maidenhead',
      asks: [],
      rubbers: [],
      points: { per: 1, win: 2, draw: null },
      ties: ['points'],
    });
  });
  test.each([
    ['no season', 'format: bury', 1, { like: 'season: Autumn 2026' }],
    ['another word for the season', 'saison: A\nformat: bury', 1, { like: 'season: Autumn 2026' }],
    ['a team before any heading', 'season: A\nBell, Bell', 2, { like: '[1] Division 1' }],
    ['a team that nobody has named', `${SMALL}[2] Shield\nBel`, 7, { oneOf: ['Bell', 'Crown'] }],
    ['a team twice', `${SMALL}Bell, Elsewhere`, 6, { like: 'Bell' }],
    ['no such competition, in capitals', `${SMALL}[Calendar]\n2026-10-05: 2`, 7, { oneOf: ['1'] }],
    [
      'a plate before its cup',
      `${SMALL}[P] Plate\ncup: 1\nlosers: C 1\n[C] Cup\ncup: 1\nteams: 1`,
      8,
      { oneOf: ['1'] },
    ],
    ['a calendar without a first day', `${SMALL}[calendar]\r1`, 7, { like: '2026-10-05: 1, 2' }],
    [
      'fields that are no JSON',
      SMALL.replace('"legs"', 'legs'),
      2,
      { like: 'bury { "ties": ["points", "legs"] }' },
    ],
    ['no such day', `${SMALL}[calendar]\n2026-13-05: 1`, 7, { like: '2026-10-05: 1, 2' }],
    ['promotion without a division', SMALL.replace('Bell,', 'up: 2\nBell,'), 4, { like: 'up: 2 to 1' }],
    ['a draw that is no number', SMALL.replace('Bell,', 'cup: x\nBell,'), 4, { like: 'cup: 4711' }],
    ['a draw without its number', SMALL.replace('Bell,', 'cup\nBell,'), 4, { like: 'cup: 4711' }],
  ])('%s', (_, text, line, expected) => {
    expect(readForm(text)).toMatchObject({ ok: false, fault: { line, expected } });
  });
  test('no such format', () => {
    const form = readForm(SMALL.replace(/potters-bar.*/, 'watersid'));
    expect(form).toMatchObject({ ok: false, fault: { line: 2, text: 'watersid' } });
  });
});
