// What a table remembers of its hall from one start to the next.
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { knownHall, LinkMemory } from './memory.ts';

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'muggins-memory-'));
  file = join(folder, 'hall.json');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Bug: a table that ended before the desk had typed its letters had forgotten the hall. */
test('the hall and the key are kept from the first start on, for their owner alone', () => {
  const { key } = new LinkMemory('http://hall/', file).value;
  expect(knownHall(file)).toBe('http://hall/');
  expect(new LinkMemory('http://hall/', file).value).toMatchObject({ key, table: null });
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test('at another hall, the table is a stranger with another key', () => {
  const first = new LinkMemory('http://hall/', file);
  first.change({ hall: 'h1', table: '4' });
  const second = new LinkMemory('http://elsewhere/', file).value;
  expect(second).toMatchObject({ hall: null, table: null });
  expect(second.key).not.toBe(first.value.key);
});

test.each(['', 'no JSON', '{}', '{"address":4}'])('a file that holds %j is as if there were none', (text) => {
  writeFileSync(file, text);
  expect(knownHall(file)).toBeUndefined();
  expect(new LinkMemory('http://hall/', file).value.table).toBeNull();
});

test('what the disk refuses has not changed', () => {
  const memory = new LinkMemory('http://hall/', file);
  rmSync(folder, { recursive: true });
  expect(() => memory.change({ table: '4' })).toThrow();
  expect(memory.value.table).toBeNull();
  folder = mkdtempSync(join(tmpdir(), 'muggins-memory-'));
});
