// The whole program as somebody starts it: what it makes is for the eyes of its user (review of trust, C), and `muggins status` finds
// it well.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test } from 'vitest';

const ENTRY = join(dirname(fileURLToPath(import.meta.url)), 'muggins.ts');
let child: ChildProcess | undefined;
afterEach(() => child?.kill('SIGKILL'));

const run = (...args: readonly string[]) =>
  spawn(process.execPath, ['--import=tsx', ENTRY, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });

test.runIf(process.platform !== 'win32')('what a table makes is for its user only', async () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'muggins-private-')), 'games', 'table');
  const table = run('start', '--emulator', '--http', '0', '--data', folder, '--json');
  child = table;
  for await (const line of createInterface({ input: table.stdout }))
    if (JSON.parse(line).event === 'ready') break;
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  const files = readdirSync(folder);
  expect(files).toEqual(expect.arrayContaining(['journal', 'muggins.log', 'keys.json']));
  const open = files.filter((name) => (statSync(join(folder, name)).mode & 0o077) !== 0);
  expect(open).toEqual([]);
  const asked = run('status', '--data', folder, '--json');
  const [code] = await once(asked, 'exit');
  expect(code).toBe(0);
  const ended = once(table, 'exit');
  table.kill('SIGINT');
  expect(await ended).toEqual([0, null]);
});
