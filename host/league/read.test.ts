// A season from a file: what is wrong is named by its place, with what was expected there.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findMatchFormat, MATCH_FORMATS } from '../../shared/league/team/index.ts';
import { packageRoot } from '../system/package.ts';
import { readSeason } from './read.ts';
import { wholeFormat } from './schema.ts';

type Json = null | boolean | number | string | Json[] | { [field: string]: Json };
const EXAMPLE = readFileSync(join(packageRoot(), 'docs/examples/season.json'), 'utf8');

/** The example with another value at a place such as `teams.0.name`; undefined takes the field away. */
function changed(place: string, value: Json | undefined): unknown {
  const season = JSON.parse(EXAMPLE) as Json;
  const path = place.split('.');
  const last = path.pop() ?? '';
  const at = path.reduce((each, key) => (each as Record<string, Json>)[key] as Json, season) as Record<
    string,
    Json
  >;
  if (value === undefined) delete at[last];
  else at[last] = value;
  return season;
}

function formatIn(value: unknown) {
  const read = readSeason(value);
  if (!read.ok) throw new Error(read.fault.words);
  return read.season.competitions[0]?.format;
}

const faultIn = (value: unknown) => {
  const read = readSeason(value);
  return read.ok ? 'nothing' : [read.fault.field, read.fault.told];
};

test('the example', () => expect(readSeason(JSON.parse(EXAMPLE))).toMatchObject({ ok: true }));

test('a season with nothing in it', () => {
  const empty = { id: 's', name: 'S' };
  const lists = ['persons', 'teams', 'registrations', 'competitions', 'calendar', 'fixtures', 'adjustments'];
  const season = { ...empty, ...Object.fromEntries(lists.map((list) => [list, []])) };
  expect(readSeason(season)).toEqual({ ok: true, season });
});

const RUBBER = 'fixtures.0.cards.0.rubbers.2';
test.each<[place: string, value: Json | undefined, field: string, expected: string]>([
  [`${RUBBER}.legs`, [4, 2], 'fixtures[0].cards[0].rubbers[2].legs', 'legs'],
  [`${RUBBER}.legs`, [3], 'fixtures[0].cards[0].rubbers[2].legs', 'both'],
  [`${RUBBER}.legs.1`, -1, 'fixtures[0].cards[0].rubbers[2].legs[1]', 'whole'],
  [`${RUBBER}.players.1.0`, 'nobody', 'fixtures[0].cards[0].rubbers[2].players[1][0]', 'known'],
  ['fixtures.0.cards.0.rubbers', [], 'fixtures[0].cards[0].rubbers', 'rubbers'],
  ['fixtures.0.cards.2', {}, 'fixtures[0].cards[2]', 'noSuchField'],
  ['fixtures.0.home', 'swan', 'fixtures[0].home', 'known'],
  ['fixtures.0.home', 'legion', 'fixtures[0].away', 'otherTeam'],
  ['fixtures.0.competition', '2', 'fixtures[0].competition', 'known'],
  ['fixtures.0.day', '2026-02-30', 'fixtures[0].day', 'day'],
  ['fixtures.0.round', 0, 'fixtures[0].round', 'whole'],
  ['fixtures.0.ruling', { kind: 'lost', reason: 'x' }, 'fixtures[0].ruling.kind', 'oneOf'],
  ['fixtures.0.ruling', { kind: 'walkover', winner: 0, reason: 'x' }, 'fixtures[0].ruling', 'walkover'],
  ['fixtures.1.id', '1bl', 'fixtures[1].id', 'ownId'],
  ['teams.0.name', '', 'teams[0].name', 'name'],
  ['teams.0.id', 'the bell', 'teams[0].id', 'id'],
  ['teams.0.captains.0', 'nobody', 'teams[0].captains[0]', 'known'],
  ['teams.0.withdrawn', { day: '2026-10-05', rule: 'gone' }, 'teams[0].withdrawn.rule', 'oneOf'],
  ['registrations.0.team', 'swan', 'registrations[0].team', 'known'],
  ['adjustments.0.points', 0.5, 'adjustments[0].points', 'whole'],
  ['adjustments.0.team', 'swan', 'adjustments[0].team', 'known'],
  ['competitions.0.teams.0', 'swan', 'competitions[0].teams[0]', 'known'],
  ['competitions.0.format', 'nobodys', 'competitions[0].format', 'oneOf'],
  ['competitions.0.format', { base: 'nobodys' }, 'competitions[0].format.base', 'oneOf'],
  ['competitions.0.format', 'lincoln', 'competitions[0].format', 'settled'],
  ['competitions.0.format', { base: 'bury', late: '8.30' }, 'competitions[0].format.late', 'clock'],
  ['competitions.0.format', { base: 'bury', legs: 5 }, 'competitions[0].format.legs', 'noSuchField'],
  [
    'competitions.0.format',
    { base: 'bury', points: { wins: 2 } },
    'competitions[0].format.points.wins',
    'noSuchField',
  ],
  ['competitions.0.format', {}, 'competitions[0].format.name', 'name'],
  ['competitions.0.format', null, 'competitions[0].format.name', 'name'],
  ['persons', {}, 'persons', 'list'],
  ['name', undefined, 'name', 'name'],
  ['title', 'x', 'title', 'noSuchField'],
])('%s as %j', (place, value, field, expected) => {
  expect(faultIn(changed(place, value))).toEqual([
    field,
    {
      code: 'badInput',
      details: { field, given: expect.any(String), expected: expect.objectContaining({ code: expected }) },
    },
  ]);
});

test.each([
  [2, 'five-card', ['six-card-4', 'five-card-4']],
  [1, 'six-card-4', ['six-card', 'five-card', 'acc-tournament']],
  [1, 'captain', ['six-card', 'five-card', 'acc-tournament']],
])('a rubber with %i a side, in a game that is not for so many: %s', (players, rules, fit) => {
  const fits = { players: 2, rules: 'six-card-4', legs: 5, all: true };
  const rubbers = [fits, { ...fits, players, rules }, fits];
  const given = changed('competitions.0.format', { base: 'bury', rubbers });
  expect(faultIn(given)).toMatchObject([
    'competitions[0].format.rubbers[1].rules',
    { details: { given: JSON.stringify(rules), expected: { code: 'oneOf' } } },
  ]);
  const words = JSON.stringify(faultIn(given));
  for (const each of fit) expect(words).toContain(`"${each}"`);
  expect(words).not.toContain('"six-card-3"');
});

test('what the league asks: every field that is missing', () => {
  expect(faultIn(changed('competitions.0.format', 'maidenhead'))).toMatchObject([
    'competitions[0].format',
    { details: { expected: { details: { fields: ['rubbers', 'points'] } } } },
  ]);
});

describe('a format by its name', () => {
  test('with what differs', () => {
    const format = { base: 'bury', name: 'ours', points: { win: 6 }, late: '20:30' };
    expect(formatIn(changed('competitions.0.format', format))).toEqual({
      ...findMatchFormat('bury'),
      name: 'ours',
      late: '20:30',
      points: { per: 2, win: 6, draw: null, loss: 0, rubber: 0, leg: 1 },
    });
  });

  test('whole', () => {
    const whole = findMatchFormat('bury') as unknown as Json;
    expect(formatIn(changed('competitions.0.format', whole))).toEqual(whole);
  });

  // The table of formats is JSON: its words are checked here, not by the compiler.
  test.each(MATCH_FORMATS)('$name is one', (format) => {
    expect(wholeFormat.parse(format)).toEqual(format);
  });

  test('a league that settles what its source leaves open asks it no more', () => {
    const rubbers = [1, 2, 3].map(() => ({ players: 2, rules: 'six-card-4', legs: 5, all: true }));
    const points = { per: 1, win: 2, draw: 1, loss: 0, rubber: 0, leg: 0 };
    const own = { base: 'lincoln', rubbers, decides: 'legs', points };
    expect(formatIn(changed('competitions.0.format', own))).toMatchObject({
      asks: ['ties'],
      late: '21:00',
      points,
    });
  });
});

test('a ruling may be on a match that was not played out', () => {
  const rubbers = [[3, 1], [0, 0], null].map((legs) => ({ players: [[], []], legs }));
  const ruling = { kind: 'card', card: { rubbers }, reason: 'the lights went out' };
  expect(readSeason(changed('fixtures.0.ruling', ruling)).ok).toBe(true);
  const most = { ...ruling, card: { rubbers: rubbers.with(0, { players: [[], []], legs: [3, 3] }) } };
  expect(faultIn(changed('fixtures.0.ruling', most))).toMatchObject([
    'fixtures[0].ruling.card.rubbers[0].legs',
    {},
  ]);
});
