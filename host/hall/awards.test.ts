// Award tables from the folder of a hall: a club's own go before those that are shipped; a file with a fault is not used.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { AWARD_TABLES } from '../../shared/league/index.ts';
import { readAwards } from './awards.ts';

let data: string;

beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'muggins-awards-'));
});
afterEach(() => rmSync(data, { recursive: true }));

function write(name: string, content: string | Buffer): void {
  mkdirSync(join(data, 'awards'), { recursive: true });
  writeFileSync(join(data, 'awards', name), content);
}

test('without a folder, the tables of Muggins', () => {
  expect(readAwards(data)).toEqual({ tables: AWARD_TABLES, faults: [] });
});

test("a club's own, as its spreadsheet writes it, and one that replaces a shipped one", () => {
  write('grp.csv', 'edition;source;event;games;figure;from;points\r\n2026-09-01;minutes;;9;points;12;3\r\n');
  write('irp.CSV', '\uFEFFedition,source,event,games,figure,from,points\n2021-02-01,asked,,9,points,16,26\n');
  write('notes.txt', 'not a table');
  const { tables, faults } = readAwards(data);
  expect(faults).toEqual([]);
  expect(tables.map(({ name, rows }) => [name, rows.length])).toEqual([
    ['irp', 1],
    ['mrp', 42],
    ['grp', 1],
  ]);
});

test("of tables with one name, the club's own goes before the league's, and that before a shipped one", () => {
  const row = { edition: '2026-09-01', source: 'league', event: '', games: 9, figure: 'points' } as const;
  const offered = ['irp', 'grp', 'new'].map((name) => ({ name, rows: [{ ...row, from: 12, points: 1 }] }));
  write('grp.csv', 'edition,source,event,games,figure,from,points\n2026-09-01,minutes,,9,points,12,3\n');
  const sources = readAwards(data, offered).tables.map(({ name, rows }) => [name, rows[0]?.source]);
  expect(sources.filter(([name]) => name !== 'mrp')).toEqual([
    ['irp', 'league'],
    ['grp', 'minutes'],
    ['new', 'league'],
  ]);
});

test('files that cannot be used, with the place of each mistake', () => {
  write('a.csv', 'edition,source,event,games,figure,from,points\n\n2026-09-01,minutes,,9,joy,12,3\n');
  write('b.csv', Buffer.from([0, 1, 0, 2]));
  write('c.csv', 'edition,source,event,games,figure,from,points\n2026-09-01,"minutes,,9,points,12,3\n');
  mkdirSync(join(data, 'awards', 'd.csv'));
  const { tables, faults } = readAwards(data);
  expect(tables).toEqual(AWARD_TABLES);
  expect(faults).toMatchObject([
    { file: 'awards/a.csv', line: 3, column: 'figure', given: 'joy', expected: 'figure' },
    { file: 'awards/b.csv', why: 'notText' },
    { file: 'awards/c.csv', why: 'notCsv' },
    { file: 'awards/d.csv', why: 'notText' },
  ]);
});
