// The copy of a hall's folder: a hall starts from it, and a stick that was pulled out is written again when it is back.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fakeTime } from '../system/testing/faketime.ts';
import { Backup } from './backup.ts';
import { type Hall, openHall } from './hall.ts';
import { TableKeys } from './keys.ts';
import { joining } from './testing/night.ts';

let folder: string;
let hall: Hall;
const clock = fakeTime();
const data = (): string => join(folder, 'hall');
const target = (): string => join(folder, 'stick', 'hall');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'muggins-backup-'));
  hall = openHall(data());
});
afterEach(() => {
  hall.close();
  rmSync(folder, { recursive: true });
});

/** The players of the hall that starts from the copy. */
function playersInCopy(): readonly string[] {
  const copy = openHall(target());
  const names = copy.state.players.map(({ name }) => name);
  copy.close();
  return names;
}

test('a minute after a change, and at the end: the same hall, with its tables', () => {
  new TableKeys({ file: join(data(), 'tables.json') }).give('4', 'd'.repeat(43));
  hall.act(joining('Ann').slice(0, 1), 'desk');
  const backup = new Backup({ hall, data: data(), target: target(), changed: () => {}, clock });
  expect(playersInCopy()).toEqual(['Ann']);
  hall.act(joining('Bob').slice(0, 1), 'desk');
  clock.pass(59_000);
  expect(playersInCopy()).toEqual(['Ann']);
  clock.pass(1_000);
  expect(playersInCopy()).toEqual(['Ann', 'Bob']);
  hall.act(joining('Cid').slice(0, 1), 'desk');
  backup.close();
  expect(playersInCopy()).toEqual(['Ann', 'Bob', 'Cid']);
  expect(new TableKeys({ file: join(target(), 'tables.json') }).tables).toEqual(['4']);
});

test('a stick that is not there is said once, and written when it is back', () => {
  hall.act(joining('Ann').slice(0, 1), 'desk');
  const stick = join(folder, 'stick');
  writeFileSync(stick, 'in the way');
  const told: boolean[] = [];
  const changed = (error: unknown): void => void told.push(error !== undefined);
  const backup = new Backup({ hall, data: data(), target: target(), changed, clock });
  clock.pass(120_000);
  expect(told).toEqual([true]);
  rmSync(stick);
  clock.pass(60_000);
  expect(told).toEqual([true, false]);
  expect(playersInCopy()).toEqual(['Ann']);
  backup.close();
});
