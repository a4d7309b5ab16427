// Where no table or no hall runs, every command that needs one ends with the same exit code, and says what to start.
import { expect, test } from 'vitest';
import { EXIT } from './output.ts';
import { muggins, newFolder } from './testing/muggins.ts';

/** Commands that need a running table. At port 1 nothing answers. */
const TABLE = [
  'status',
  'watch',
  'watch --http 1',
  'table',
  'table show',
  'table new',
  'table new --players Ann,Bob',
  'table pause',
  'table resume',
  'table abandon',
  'table undo',
  'table codes',
  'table renew 1',
  'table link',
  'table --brightness 20',
  'table --http 1',
];

/** Commands that need a running hall, by name. */
const HALL: Readonly<Record<string, string>> = {
  open: 'grass-roots',
  title: '--venue Bell',
  tables: '5',
  draw: '',
  cut: 'P',
  event: 'S Satellite club-6',
  match: '2.1 --winner Ann',
  call: '1.1',
  late: 'Ann',
  drop: 'Ann',
  remove: 'Ann',
  forget: 'Ann',
  close: '',
  forfeit: 'Ann',
  correct: '1.1 Ann 8',
  print: '',
};

/** Commands of the hall that read its nights, or make them. */
const ALONE = [
  ...['start', 'import', 'check', 'doctor', 'standings', 'export', 'bracket', 'season', 'nights', 'awards'],
  ...['backup', 'restore', 'help'],
];

const ROWS = [
  ...TABLE.map((line) => [line, 'noTable', 'muggins start'] as const),
  ...Object.entries(HALL).map(
    ([name, more]) => [`hall ${name} ${more}`, 'noHall', 'muggins hall start'] as const,
  ),
];

test.each(ROWS)('%s', async (line, code, start) => {
  const words = [...line.split(' ').filter(Boolean), '--data', newFolder()];
  // `watch` finds a table by its port or by its folder.
  const typed = line === 'watch --http 1' ? words.slice(0, -2) : words;
  const plain = await muggins(...typed);
  expect(plain.code).toBe(EXIT.notRunning);
  expect(plain.err).toContain(line.includes('--http') ? 'http://127.0.0.1:1/' : `Start it with: ${start}.`);
  const told = JSON.parse((await muggins(...typed, '--json')).out);
  // `status` prints what it knows all the same.
  expect(told).toMatchObject(line === 'status' ? { running: false } : { ok: false, error: code });
});

test('no command of the hall is left out', async () => {
  const { out } = await muggins('hall', '--help');
  const names = [...(out.split(/Commands:|Examples:/)[1] ?? '').matchAll(/^ {2}([a-z]+)/gm)].map(
    ([, name]) => name,
  );
  expect(names.toSorted()).toEqual([...Object.keys(HALL), ...ALONE].toSorted());
});
