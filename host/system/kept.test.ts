// What a small file holds outlives a flipped bit anywhere, in it or in its copy; nothing that was lost goes unsaid.
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import * as z from 'zod';
import { type DamagedFile, isKept, KeptFile } from './kept.ts';

const schema = z.object({ table: z.string(), scores: z.tuple([z.int(), z.int()]) });
type Held = z.output<typeof schema>;
const HELD: Held = { table: 'four', scores: [121, 103] };
const LATER: Held = { table: 'four', scores: [61, 121] };

let folder: string;
let file: string;
let copy: string;
let found: DamagedFile[];
let kept: KeptFile<Held>;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'muggins-kept-'));
  file = join(folder, 'hall.json');
  copy = `${file}.copy`;
  found = [];
  const read = (json: unknown): Held | undefined => schema.safeParse(json).data;
  kept = new KeptFile({ file, read, damaged: (each) => found.push(each) });
});

/** Writes bytes as a disk changes them: nobody has written, so the time stays. */
function rot(name: string, bytes: Buffer): void {
  const written = Math.floor(statSync(name).mtimeMs) / 1_000;
  writeFileSync(name, bytes);
  utimesSync(name, written, written);
}

function flipped(bytes: Buffer, bit: number): Buffer {
  const changed = Buffer.from(bytes);
  const at = Math.floor(bit / 8);
  changed[at] = (changed[at] ?? 0) ^ (1 << (bit % 8));
  return changed;
}

test('what was written is read, and nobody else may read either file', () => {
  kept.write(HELD);
  expect(kept.read()).toEqual(HELD);
  expect([file, copy].map((each) => statSync(each).mode & 0o777)).toEqual([0o600, 0o600]);
  expect(readdirSync(folder)).toEqual(['hall.json', 'hall.json.copy']);
  expect(found).toEqual([]);
});

test('every bit of the file: its copy takes its place, which is said, and the damaged one is kept', () => {
  kept.write(HELD);
  const whole = readFileSync(file);
  for (let bit = 0; bit < 8 * whole.length; bit++) {
    found = [];
    const changed = flipped(whole, bit);
    rot(file, changed);
    expect(kept.read()).toEqual(HELD);
    expect(found).toEqual([{ file, evidence: expect.stringContaining('hall.json.damaged-'), mended: true }]);
    const evidence = found[0]?.evidence ?? '';
    expect(readFileSync(evidence)).toEqual(changed);
    rmSync(evidence);
    expect(readFileSync(file)).toEqual(whole);
  }
});

test('every bit of the copy: the file holds, and the copy is written anew', () => {
  kept.write(HELD);
  const whole = readFileSync(copy);
  for (let bit = 0; bit < 8 * whole.length; bit++) {
    rot(copy, flipped(whole, bit));
    expect(kept.read()).toEqual(HELD);
    expect(readFileSync(copy)).toEqual(whole);
  }
  expect(found).toEqual([]);
});

test('both damaged: that is said, what was found is kept, and it begins anew', () => {
  kept.write(HELD);
  for (const each of [file, copy]) rot(each, Buffer.alloc(512));
  expect(kept.read()).toBeUndefined();
  expect(found).toEqual([{ file, evidence: expect.any(String), mended: false }]);
  expect(readFileSync(found[0]?.evidence ?? '')).toEqual(Buffer.alloc(512));
  // Once.
  expect(kept.read()).toBeUndefined();
  expect(found).toHaveLength(1);
  kept.write(LATER);
  expect(kept.read()).toEqual(LATER);
});

test('a file that was edited holds, and becomes the copy; one that was edited and cannot be read does not', () => {
  kept.write(HELD);
  const later = new Date(Date.now() + 60_000);
  writeFileSync(file, JSON.stringify(LATER));
  utimesSync(file, later, later);
  expect(kept.read()).toEqual(LATER);
  writeFileSync(file, '{"table": 4}');
  utimesSync(file, later, later);
  expect(found).toEqual([]);
  expect(kept.read()).toEqual(LATER);
  expect(found).toMatchObject([{ mended: true }]);
});

test('a crash between the file and its copy: the file holds, as it is the later one', () => {
  kept.write(HELD);
  const before = readFileSync(copy);
  kept.write(LATER);
  writeFileSync(copy, before);
  utimesSync(copy, new Date(0), new Date(0));
  expect(kept.read()).toEqual(LATER);
  expect(found).toEqual([]);
});

test('a file without a copy, as an older program leaves it, gets one', () => {
  writeFileSync(file, JSON.stringify(HELD));
  expect(kept.read()).toEqual(HELD);
  rot(file, Buffer.from('{'));
  expect(kept.read()).toEqual(HELD);
});

test.each(['by a person', 'by the program'])('a file that was removed %s is gone', (by) => {
  kept.write(HELD);
  if (by === 'by a person') rmSync(file);
  else kept.remove();
  // Somebody still has to read it, for the copy to go.
  expect(isKept(file)).toBe(by === 'by a person');
  expect(kept.read()).toBeUndefined();
  expect(isKept(file)).toBe(false);
  expect(existsSync(copy)).toBe(false);
  expect(found).toEqual([]);
});

test('a disk that refuses leaves things as they were; a copy that cannot be written fails nobody', () => {
  kept.write(HELD);
  // Nobody, not even root, can write a file under the name of a folder.
  mkdirSync(`${file}.new`);
  expect(() => kept.write(LATER)).toThrow();
  expect(kept.read()).toEqual(HELD);
  rmSync(`${file}.new`, { recursive: true });
  mkdirSync(`${copy}.new`);
  kept.write(LATER);
  expect(kept.read()).toEqual(LATER);
  expect(found).toEqual([]);
});

// An old copy may have a phone's key that was taken away since.
test('a copy that could not be written goes: an older one never takes the place of the file', () => {
  kept.write(HELD);
  mkdirSync(`${copy}.new`);
  kept.write(LATER);
  rot(file, Buffer.from('{'));
  expect(kept.read()).toBeUndefined();
  expect(found).toMatchObject([{ mended: false }]);
});

test('the clock was put back, and the copy could not be written: the file holds', () => {
  kept.write(HELD);
  const later = new Date(Date.now() + 60_000);
  utimesSync(copy, later, later);
  mkdirSync(`${copy}.new`);
  kept.write(LATER);
  expect(kept.read()).toEqual(LATER);
  expect(found).toEqual([]);
});

test('damage on a disk that takes nothing: the copy is used, and stays', () => {
  kept.write(HELD);
  rot(file, Buffer.from('{'));
  mkdirSync(`${file}.new`);
  expect(kept.read()).toEqual(HELD);
  expect(kept.read()).toEqual(HELD);
  expect(found.map(({ mended }) => mended)).toEqual([true, true]);
});
