// The parts of a hall that runs: what it does where the file of its tables' keys is damaged.
import { mkdirSync, mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hallCredentials } from '../../web/hall/index.ts';
import { House } from './parts.ts';

const quiet = (): void => {};
const LOG = { debug: quiet, info: quiet, warn: quiet, error: quiet };

let folder: string;
let said: string[];
let house: House | undefined;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'muggins-house-'));
  mkdirSync(join(folder, 'web'));
  writeFileSync(join(folder, 'web', 'index.html'), '<!doctype html>');
  said = [];
});
afterEach(async () => {
  await house?.close();
  rmSync(folder, { recursive: true });
});

/** `muggins hall start` in a folder. */
async function start(data: string): ReturnType<House['open']> {
  house = new House(join(folder, data));
  return house.open({
    log: LOG,
    say: (event) => void said.push(event),
    site: { credentials: hallCredentials(), port: 0, files: join(folder, 'web') },
  });
}

test('the keys of the tables on a bad sector: the hall knows its tables by the copy, and says so', async () => {
  const { boards: of } = await start('hall');
  of.keys.give('7', 'd'.repeat(43));
  await house?.close();
  const file = join(folder, 'hall', 'tables.json');
  const written = Math.floor(statSync(file).mtimeMs) / 1_000;
  writeFileSync(file, Buffer.alloc(512));
  utimesSync(file, written, written);
  const again = await start('hall');
  expect(again.boards.keys.tables).toEqual(['7']);
  expect(said).toEqual(['damagedFile']);
});
