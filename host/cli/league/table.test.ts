// `muggins league table`: the tables of the example, and files that are no season.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { MATCH_FORMATS } from '../../../shared/league/team/index.ts';
import { packageRoot } from '../../system/package.ts';
import { muggins, newFolder } from '../testing/muggins.ts';

const EXAMPLE = join(packageRoot(), 'docs/examples/season.json');
const season = () => JSON.parse(readFileSync(EXAMPLE, 'utf8'));
const FOLDER = newFolder();
const fileOf = (value: unknown): string => {
  const file = join(FOLDER, 'season.json');
  writeFileSync(file, typeof value === 'string' ? value : JSON.stringify(value));
  return file;
};

test('the example', async () => {
  const { code, out } = await muggins('league', 'table', EXAMPLE);
  expect(code).toBe(0);
  expect(out).toBe(
    [
      'Division 1, Season 2026-27',
      '   Team                  P  W  D  L  Rubbers   Legs  Adj  Pts',
      '1  Royal British Legion  4  4  0  0      8-4  36-24        26',
      '2  Bell Inn              4  2  0  2      5-7  30-30        19',
      '3  Fox & Hounds          3  1  0  2      4-5  19-26   −½   11',
      '4  Crown A               3  0  0  3      4-5  20-25        10',
      'Not in the table: 4 to play, 1 with the card of one side only.',
    ].join('\n'),
  );
});

test('for programs: points, not units', async () => {
  const { out } = await muggins('league', 'table', EXAMPLE, '--json', '--competition', '1');
  const { tables } = JSON.parse(out);
  expect(tables[0].rows.map(({ team, points, adjusted }: never) => [team, points, adjusted])).toEqual([
    ['legion', 26, 0],
    ['bell', 19, 0],
    ['fox', 11, -0.5],
    ['crown', 10, 0],
  ]);
  expect(tables[0].open).toHaveLength(5);
});

test.each<[what: string, value: unknown, code: string, words: string]>([
  ['not JSON', '{', 'badSeason', 'is not JSON'],
  ['no object', [], 'badSeason', 'body: expected an object, got []'],
  ['a field that no season has', { ...season(), name: undefined, title: 'x' }, 'badSeason', 'name: expected'],
])('%s', async (_, value, code, words) => {
  const file = fileOf(value);
  const { code: exit, out, err } = await muggins('league', 'table', file, '--json');
  expect([exit, JSON.parse(out).error]).toEqual([2, code]);
  expect(err).toContain(words);
});

test('the document names every format, and shows this table', async () => {
  const page = readFileSync(join(packageRoot(), 'docs/command.md'), 'utf8');
  expect(MATCH_FORMATS.filter(({ name }) => !page.includes(`\`${name}\``))).toEqual([]);
  const { out } = await muggins('league', 'table', EXAMPLE);
  expect(page).toContain(out.replaceAll(/^/gm, '    '));
});
