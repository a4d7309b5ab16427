// The feed of fixtures, section by section of RFC 5545.
import { expect, test } from 'vitest';
import { SMALL_SEASON } from '../testing/teams.ts';
import { icsOf } from './ics.ts';
import type { Fixture, TeamSeason } from './season.ts';

const STAMP = '2026-11-30T12:34:56.789Z';
const feed = (season: TeamSeason, more = {}): string => icsOf(season, { stamp: STAMP, ...more });
/** Lines without their folds (3.1). */
const lines = (text: string): readonly string[] => text.replaceAll('\r\n ', '').split('\r\n');
const [first] = SMALL_SEASON.fixtures as readonly [Fixture];
const with1 = (change: Partial<Fixture>, more: Partial<TeamSeason> = {}): TeamSeason => ({
  ...SMALL_SEASON,
  ...more,
  fixtures: [{ ...first, ...change }],
});
const property = (season: TeamSeason, name: string, more = {}): string | undefined =>
  lines(feed(season, more)).find((line) => new RegExp(`^${name}[:;]`).test(line));

test('3.4, 3.6.1, 3.7.3 and 3.7.4: a calendar with what every calendar and event has to have', () => {
  const all = lines(feed(SMALL_SEASON));
  expect(all.slice(0, 4)).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Muggins//Team league//EN',
    'METHOD:PUBLISH',
  ]);
  expect(all.slice(-2)).toEqual(['END:VCALENDAR', '']);
  const events = feed(SMALL_SEASON).split('BEGIN:VEVENT').slice(1);
  expect(events).toHaveLength(SMALL_SEASON.fixtures.length);
  for (const event of events)
    for (const name of ['UID', 'DTSTAMP', 'DTSTART'])
      expect(event.match(new RegExp(`^${name}`, 'gm'))).toHaveLength(1);
});

test('3.1: lines end in CRLF, and none is longer than 75 octets; a fold never parts a character', () => {
  const name = 'Ä€𝄞,'.repeat(30);
  const season = { ...SMALL_SEASON, name, teams: SMALL_SEASON.teams.map((team) => ({ ...team, name })) };
  const text = feed(season);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  const octets = text.split('\r\n').map((line) => new TextEncoder().encode(line).length);
  expect([Math.max(...octets) <= 75, Math.max(...octets) > 70]).toEqual([true, true]);
  expect(lines(text)).toContain(`SUMMARY:${name.replaceAll(',', '\\,')} - ${name.replaceAll(',', '\\,')}`);
});

test('3.1: a line of 75 octets is not folded, one of 76 is', () => {
  const named = (length: number): string =>
    feed({ ...SMALL_SEASON, fixtures: [], name: 'x'.repeat(length - 'X-WR-CALNAME:'.length) });
  expect(named(75)).not.toContain('\r\n ');
  expect(named(76)).toContain('\r\n x\r\n');
});

test('3.3.11: backslashes, semicolons, commas and line ends are escaped in texts', () => {
  const teams = SMALL_SEASON.teams.map((team) => ({ ...team, venue: 'Bell; Crown, \\ & "Swan"\nupstairs' }));
  expect(property({ ...SMALL_SEASON, teams }, 'LOCATION')).toBe(
    'LOCATION:Bell\\; Crown\\, \\\\ & "Swan"\\nupstairs',
  );
});

test('3.3.4 and 3.6.1: a match takes the day', () => {
  expect(property(with1({ day: '2026-10-05' }), 'DTSTART')).toBe('DTSTART;VALUE=DATE:20261005');
  expect(property(with1({}), 'DURATION')).toBeUndefined();
});

test('3.8.7.2: the stamp is in UTC', () =>
  expect(property(with1({}), 'DTSTAMP')).toBe('DTSTAMP:20261130T123456Z'));

test('3.8.4.7 and 3.8.7.4: a moved match keeps its UID, and its SEQUENCE rises', () => {
  const before = with1({});
  const moved = with1({ day: '2026-12-01', moved: { from: first.day, reason: 'snow' } });
  const again = with1({ day: '2026-12-08', moved: { from: first.day, reason: 'snow', times: 2 } });
  expect([before, moved, again].map((season) => property(season, 'SEQUENCE'))).toEqual([
    'SEQUENCE:0',
    'SEQUENCE:1',
    'SEQUENCE:2',
  ]);
  expect(new Set([before, moved, again].map((season) => property(season, 'UID'))).size).toBe(1);
  expect(property(before, 'UID')).not.toBe(property({ ...before, id: 'next' }, 'UID'));
});

test.each([
  ['a match', with1({}), 'CONFIRMED', 0],
  ['a void match', with1({ ruling: { kind: 'void', reason: 'withdrawn' } }), 'CANCELLED', 1],
  [
    'a match of a team that has withdrawn',
    with1(
      {},
      {
        teams: SMALL_SEASON.teams.map((team) => ({
          ...team,
          withdrawn: { day: '2026-10-01', rule: 'void' },
        })),
      },
    ),
    'CANCELLED',
    1,
  ],
] as const)('3.8.1.11: %s is %s', (_, season, status, sequence) => {
  expect(property(season, 'STATUS')).toBe(`STATUS:${status}`);
  expect(property(season, 'SEQUENCE')).toBe(`SEQUENCE:${sequence}`);
});

test('a team has its own feed', () => {
  const own = SMALL_SEASON.fixtures.filter(({ home, away }) => [home, away].includes('bell'));
  expect(feed(SMALL_SEASON, { team: 'bell' }).split('BEGIN:VEVENT')).toHaveLength(own.length + 1);
  expect(property(SMALL_SEASON, 'X-WR-CALNAME', { team: 'bell' })).toBe(
    'X-WR-CALNAME:The Bell\\, Autumn 2026',
  );
});
