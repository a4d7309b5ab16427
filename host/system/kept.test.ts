// A small file is whole or as it was, is written only when it changes, and is set aside where it cannot be read.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import * as z from 'zod';
import { type DamagedFile, KeptFile } from './kept.ts';

const schema = z.object({ table: z.string() });
const HELD = { table: 'four' };

let folder: string;
let file: string;
let found: DamagedFile[];
let kept: KeptFile<z.output<typeof schema>>;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'muggins-kept-'));
  file = join(folder, 'hall.json');
  found = [];
  const read = (json: unknown) => schema.safeParse(json).data;
  kept = new KeptFile({ file, read, damaged: (each) => found.push(each) });
});

test('what was written is read, and only its owner may read it', () => {
  kept.write(HELD);
  expect([kept.read(), statSync(file).mode & 0o777, readdirSync(folder)]).toEqual([
    HELD,
    0o600,
    ['hall.json'],
  ]);
});

test('the same again is not written', () => {
  kept.write(HELD);
  const { ino } = statSync(file);
  kept.write({ ...HELD });
  expect(statSync(file).ino).toBe(ino);
  kept.write({ table: 'five' });
  expect(statSync(file).ino).not.toBe(ino);
});

test.each([
  ['no JSON', '{'],
  ['something else', '[1, 2]'],
  ['nothing', ''],
])('%s is set aside, and said', (_, text) => {
  writeFileSync(file, text);
  expect(kept.read()).toBeUndefined();
  const [{ evidence = '' } = {}] = found;
  expect([readFileSync(evidence, 'utf8'), readdirSync(folder)]).toEqual([
    text,
    [expect.stringMatching(/damaged-/)],
  ]);
  expect([kept.read(), found.length]).toEqual([undefined, 1]);
});

test('no file is none', () => {
  expect([kept.read(), found]).toEqual([undefined, []]);
});

test('where the disk refuses, the old one stays, and nothing is left behind', () => {
  kept.write(HELD);
  mkdirSync(`${file}.new`);
  expect(() => kept.write({ table: 'five' })).toThrow();
  expect(kept.read()).toEqual(HELD);
});
