// One bit of a journal is flipped, anywhere: no abort, nothing invented, at most one game lost, and never without a word.
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tryFlips } from './flipper.ts';
import { flips } from './flips.ts';

/** Bits to flip; all of them are `npm run flips`. */
const BITS = 600;

/** What the command prints as JSON. */
async function flipped(options: Parameters<typeof flips>[0]) {
  const out: string[] = [];
  await flips({ ...options, json: true }, { out: (line) => out.push(line), err: () => {} });
  return JSON.parse(out.join('\n'));
}

test(`${BITS} bits, spread evenly over a journal of thirty games and its log`, async () => {
  const found = await flipped({ bits: BITS, jobs: 2 });
  // A bit of the database is turned back. The log of SQLite ends where one is wrong.
  expect(found).toMatchObject({ tried: BITS, aborts: [], wrong: [], database: 0 });
  // The journal is large enough for all of this to happen.
  expect(found.none).toBeGreaterThan(BITS / 10);
  expect(found.log).toBeGreaterThan(BITS / 10);
  expect(found.same).toBeGreaterThan(BITS / 10);
});

test('goes on where it was, and tries no bit twice', async () => {
  const work = mkdtempSync(join(tmpdir(), 'muggins-flips-test-'));
  await flipped({ bits: 3, jobs: 2, work });
  expect(await flipped({ bits: 4, jobs: 1, work })).toMatchObject({ tried: 7, aborts: [], wrong: [] });
  // As if one of them had not been as it should be: it is tried again, and counted once.
  const note = join(work, 'progress.json');
  const before = JSON.parse(readFileSync(note, 'utf8'));
  const { verdicts } = await tryFlips({ pristine: join(work, 'journal'), from: 2, to: 3 });
  writeFileSync(note, JSON.stringify({ ...before, wrong: verdicts }));
  const again = await flipped({ bits: 1, jobs: 1, work });
  expect(again).toMatchObject({ tried: 8, aborts: [], wrong: [] });
  expect(again.none + again.log).toBe(8);
});

test('a process that ends in a trial is told as an abort', async () => {
  const empty = mkdtempSync(join(tmpdir(), 'muggins-flips-empty-'));
  expect(await tryFlips({ pristine: empty, from: 5, to: 7 })).toEqual({ verdicts: [], aborts: [5, 6] });
});
