// What a table remembers of its hall from one start to the next.
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { DamagedFile } from '../../system/kept.ts';
import { forgetHall, knownHall, type LinkedGame, LinkMemory } from './memory.ts';

let folder: string;
let file: string;
let found: DamagedFile[];
let kept: ConstructorParameters<typeof LinkMemory>[1] & object;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'muggins-memory-'));
  file = join(folder, 'hall.json');
  found = [];
  kept = { file, damaged: (each) => found.push(each) };
});
afterEach(() => rmSync(folder, { recursive: true }));

test('the hall is kept from the first start on, for its owner alone; there is no key before a press', () => {
  const { value } = new LinkMemory('http://hall/', kept);
  expect([knownHall(kept), value.key, value.table]).toEqual(['http://hall/', null, null]);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test('at another address the key is shown to no other hall', () => {
  const first = new LinkMemory('http://hall/', kept);
  first.change({ hall: 'h1', table: '4', key: 'k', certificate: 'c' });
  const moved = new LinkMemory('http://elsewhere/', kept);
  expect(moved.value).toMatchObject({ hall: 'h1', table: '4', key: 'k', moved: true });
  expect(moved.value.certificate).toBeUndefined();
  moved.forgetKey();
  expect(new LinkMemory('http://elsewhere/', kept).value).toMatchObject({
    key: null,
    table: null,
    moved: false,
  });
});

/** A game that hall h1 has not received. */
const GAME: LinkedGame = {
  hall: 'h1',
  report: {
    id: { journal: 'j', game: 1 },
    revision: 1,
    night: 'n',
    game: '1.1',
    entrants: ['a', 'b'],
    winner: 0,
    scores: [121, 87],
    spread: 34,
    ending: 'target',
    flags: [],
    digest: 'd'.repeat(64),
  },
  names: ['Ann', 'Bob'],
  verdict: null,
  signed: [1, 1],
  asks: null,
  stands: null,
};

/** Bug: a table that was started at another address had forgotten the results that its hall had not received. */
test('what a hall has not received is owed to that hall, and to no other', () => {
  new LinkMemory('http://hall/', kept).change({ hall: 'h1', table: '4', games: [GAME] });
  const moved = new LinkMemory('http://elsewhere/', kept);
  moved.change({ hall: 'h2', table: '9' });
  expect(moved.owed).toEqual([]);
  const back = new LinkMemory('http://hall/', kept);
  back.change({ hall: 'h1', table: '4' });
  expect(back.owed).toHaveLength(1);
});

test('the games of the last night are those of its hall', () => {
  const memory = new LinkMemory('http://hall/', kept);
  const before = { ...GAME, report: { ...GAME.report, night: 'before', id: { journal: 'j', game: 9 } } };
  memory.change({ hall: 'h1', table: '4', games: [before, GAME, { ...before, hall: 'h2' }] });
  expect(memory.lastNight).toEqual([GAME]);
});

test('a table that plays for no hall any more keeps nothing of it', () => {
  new LinkMemory('http://hall/', kept);
  forgetHall(kept);
  expect(readdirSync(folder)).toEqual([]);
});

test.each(['', 'no JSON', '{}', '{"address":4}'])('a file that holds %j is as if there were none', (text) => {
  writeFileSync(file, text);
  expect(knownHall(kept)).toBeUndefined();
  expect(found).toMatchObject([{ file }]);
  expect(new LinkMemory('http://hall/', kept).value.table).toBeNull();
});

test('what the disk refuses has not changed', () => {
  const memory = new LinkMemory('http://hall/', kept);
  rmSync(folder, { recursive: true });
  expect(() => memory.change({ table: '4' })).toThrow();
  expect(memory.value.table).toBeNull();
  folder = mkdtempSync(join(tmpdir(), 'muggins-memory-'));
});
