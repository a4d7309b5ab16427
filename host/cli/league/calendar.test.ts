// `muggins league new`, `plan`, `calendar` and `close`: from a form to the season after.
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { packageRoot } from '../../system/package.ts';
import { muggins, newFolder } from '../testing/muggins.ts';

const FOLDER = newFolder();
const FORM = join(packageRoot(), 'docs/examples/form.txt');
const EXAMPLE = join(packageRoot(), 'docs/examples/season.json');
const inFolder = (name: string): string => join(FOLDER, name);
const file = (name: string, text: string): string => {
  writeFileSync(inFolder(name), text);
  return inFolder(name);
};
const SMALL = `season: Spring 2027
format: potters-bar { "decides": "legs" }
[1] Division 1
Bell, The Bell
Crown, The Crown
[calendar]
2027-01-04: 1
1
`;

test('the whole calendar of Potters Bar, from its form', async () => {
  const season = inFolder('potters-bar.json');
  const made = await muggins('league', 'new', FORM, '--write', season);
  expect([made.code, made.out]).toEqual([0, expect.stringContaining('Jim Elleston Trophy')]);
  expect(made.out).toMatch(/potters-bar leaves open: [^\n]*walkover/);
  const shown = await muggins('league', 'plan', season, '--json');
  const { added, breaches } = JSON.parse(shown.out);
  expect([added.length, breaches]).toEqual([56 + 56 + 21 + 21 + 8, []]);
  expect((await muggins('league', 'calendar', season)).out).toBe('No fixtures yet.');
  await muggins('league', 'plan', season, '--write');
  expect(JSON.parse(readFileSync(season, 'utf8')).fixtures).toEqual(added);
  expect((await muggins('league', 'plan', season, '--write')).out).toBe('No fixtures are missing.');
  const own = await muggins('league', 'calendar', season, '--team', 'black horse a', '--json');
  expect(JSON.parse(own.out).fixtures).toHaveLength(14 + 6 + 1);
  // From the form again, with another name for a venue: the fixtures stay.
  const changed = file(
    'changed.txt',
    readFileSync(FORM, 'utf8').replace('Old Oak, Old Oak', 'Old Oak, The Old Oak'),
  );
  await muggins('league', 'new', changed, '--write', season);
  const again = JSON.parse(readFileSync(season, 'utf8'));
  expect([again.fixtures, again.teams[15].venue]).toEqual([added, 'The Old Oak']);
});

test('a form from any editor: Windows-1252, UTF-16 and other ends of lines', async () => {
  const form = SMALL.replace('Bell,', 'Café Œuf,');
  const windows = Buffer.from(form.replace('Œ', '\x8c').replaceAll('\n', '\r\n'), 'latin1');
  for (const bytes of [windows, Buffer.from(`\uFEFF${form}`, 'utf16le')]) {
    writeFileSync(inFolder('editor.txt'), bytes);
    const { out } = await muggins('league', 'new', inFolder('editor.txt'), '--json');
    expect(JSON.parse(out).teams[0].name).toBe('Café Œuf');
  }
});

test.each([
  [
    'a form with a mistake',
    ['new', file('wrong.txt', SMALL.replace('2027-01-04: 1', '2027-01-04: 7'))],
    'badForm',
    'line 7: 7. Expected: 1.',
  ],
  [
    'a format that leaves something open',
    ['new', file('open.txt', SMALL.replace(/ {.*}/, ''))],
    'badForm',
    'open.txt, line 2: the rules of potters-bar leave decides open. Write in the form, for example: format: potters-bar {"decides":"legs"}',
  ],
  ['a form in the place of a season', ['plan', FORM], 'badSeason', `muggins league new ${FORM}`],
  ['no such team', ['calendar', EXAMPLE, '--team', 'crwn'], 'badOption', '--team crwn'],
  ['a plan into standard input', ['plan', '-', '--write'], 'badOption', '--write'],
])('%s', async (_, words, error, said) => {
  const { code, out, err } = await muggins('league', ...words, '--json');
  expect([code, JSON.parse(out).error]).toEqual([2, error]);
  expect(err).toContain(said);
});

describe('close', () => {
  const form = file('small.txt', SMALL);
  const season = inFolder('small.json');
  test('the example is not over', async () => {
    const { code, out } = await muggins('league', 'close', EXAMPLE, '--json');
    expect([code, JSON.parse(out).open.length]).toEqual([0, 5]);
    const next = await muggins('league', 'close', EXAMPLE, '--write', inFolder('next.json'), '--json');
    expect([next.code, JSON.parse(next.out).error]).toEqual([1, 'matchesOpen']);
  });
  test('a season that is over: its honours, and the next one', async () => {
    await muggins('league', 'new', form, '--write', season);
    await muggins('league', 'plan', season, '--write');
    const played = JSON.parse(readFileSync(season, 'utf8'));
    for (const fixture of played.fixtures) {
      const legs = fixture.home === 'bell' ? [3, 0] : [0, 3];
      const card = {
        rubbers: played.competitions[0].format.rubbers.map(() => ({ players: [[], []], legs })),
      };
      fixture.ruling = { kind: 'card', card, reason: 'typed' };
    }
    writeFileSync(season, JSON.stringify(played));
    const { out } = await muggins('league', 'close', season, '--write', inFolder('after.json'));
    expect(out).toMatch(/Division 1 +Bell +Crown/);
    const next = JSON.parse(readFileSync(inFolder('after.json'), 'utf8'));
    expect(next).toMatchObject({
      id: 'spring-2028',
      name: 'Spring 2028',
      fixtures: [],
      calendar: [{ day: '2028-01-03' }, {}],
    });
    const again = await muggins('league', 'close', season, '--write', inFolder('after.json'), '--json');
    expect(JSON.parse(again.out).error).toBe('badOption');
  });
  test.each([
    ['Autumn 2026', 'Autumn 2027'],
    ['League 2026-27', 'League 2027-28'],
    ['2026/27, Winter', '2027/28, Winter'],
    ['1999-00', '1999-00'],
    ['Season', 'Season'],
  ])('%s is followed by %s', async (name, after) => {
    const [from, to] = [inFolder('named.json'), inFolder(`${Math.random()}.json`)];
    copyFileSync(season, from);
    writeFileSync(from, JSON.stringify({ ...JSON.parse(readFileSync(season, 'utf8')), name }));
    await muggins('league', 'close', from, '--write', to);
    expect(JSON.parse(readFileSync(to, 'utf8')).name).toBe(after);
  });
});
