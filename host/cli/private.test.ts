// The whole program as a user starts it: its files are private (review of trust, C), `muggins status` finds it well, and a read-only
// folder is shown and backed up.
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, expect, test } from 'vitest';
import { play } from './testing/evening.ts';
import { BUILT } from './testing/muggins.ts';

let child: ChildProcess | undefined;
afterEach(() => child?.kill('SIGKILL'));

const run = (...args: readonly string[]) => runBy([process.execPath], args);
const runBy = ([file = '', ...before]: readonly string[], args: readonly string[], env = process.env) =>
  spawn(file, [...before, BUILT, ...args], { stdio: ['ignore', 'pipe', 'inherit'], env });

test.runIf(process.platform !== 'win32')(
  '3 names begin a game for 3, and its files are private',
  async () => {
    const folder = join(mkdtempSync(join(tmpdir(), 'muggins-private-')), 'games', 'table');
    const table = run(
      'start',
      '--emulator',
      '--http',
      '0',
      '--data',
      folder,
      '--json',
      '--players',
      'Ann,Bob,Cid',
    );
    child = table;
    const said: object[] = [];
    for await (const line of createInterface({ input: table.stdout })) {
      said.push(JSON.parse(line));
      if (JSON.parse(line).event === 'ready') break;
    }
    expect(said).toContainEqual({ event: 'game', rules: 'six-card-3', players: ['Ann', 'Bob', 'Cid'] });
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
  },
);

// Root may write everywhere, unless it has dropped that capability.
const OBEDIENT =
  process.getuid?.() === 0
    ? ['setpriv', '--bounding-set=-dac_override', process.execPath]
    : [process.execPath];

test.runIf(process.platform === 'linux' && spawnSync('setpriv', ['--version']).error === undefined)(
  'a read-only folder without keys is shown and backed up',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'muggins-readonly-'));
    play(folder, [{ players: ['Ann', 'Bob'], points: [2, 4], over: false }]);
    execFileSync('chmod', ['-R', 'a-w', folder]);
    const words = ['start', '--port', 'tcp://127.0.0.1:1', '--http', '0', '--data', folder, '--json'];
    const table = runBy(OBEDIENT, words);
    child = table;
    const events: { readonly event: string; readonly url: string; readonly link: string }[] = [];
    for await (const line of createInterface({ input: table.stdout })) {
      events.push(JSON.parse(line));
      if (events.at(-1)?.event === 'ready') break;
    }
    expect(events.map(({ event }) => event)).toContain('readOnly');
    const { url = '', link = '' } = events.at(-1) ?? {};
    const { view } = await (await fetch(`${url}api/view`)).json();
    expect(view.players).toMatchObject([{ front: 6 }, { front: 0 }]);
    const headers = {
      authorization: `Bearer ${link.split('#host=')[1]}`,
      'content-type': 'application/json',
    };
    const body = JSON.stringify({ type: 'peg', seat: 0, points: 1 });
    const refused = await fetch(`${url}api/command`, { method: 'POST', headers, body });
    expect([refused.status, await refused.json()]).toMatchObject([503, { error: 'disk' }]);
    const backup = runBy(OBEDIENT, ['journal', 'backup', `${folder}-backup`, '--data', folder]);
    expect(await once(backup, 'exit')).toEqual([0, null]);
    const ended = once(table, 'exit');
    table.kill('SIGINT');
    expect(await ended).toEqual([0, null]);
    execFileSync('chmod', ['-R', 'u+w', folder]);
  },
);

test.runIf(process.platform === 'linux')(
  '--open: the browser gets a private file with the link',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'muggins-open-'));
    const opened = join(folder, 'opened');
    writeFileSync(
      join(folder, 'xdg-open'),
      `#!/bin/sh\nstat -c %a "$1" > ${opened}.part\ncat "$1" >> ${opened}.part\nmv ${opened}.part ${opened}\n`,
      {
        mode: 0o755,
      },
    );
    const env = { ...process.env, PATH: `${folder}:${process.env.PATH}` };
    child = runBy(
      [process.execPath],
      ['start', '--emulator', '--http', '0', '--data', join(folder, 'games'), '--open'],
      env,
    );
    await expect
      .poll(() => existsSync(opened) && readFileSync(opened, 'utf8'))
      .toMatch(/^600\n[\s\S]*\/board#host=[\w-]+/);
  },
);
