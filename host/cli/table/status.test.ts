// `muggins status`, against tables that are well, unwell, silent, dead and absent: its text, its JSON and its exit codes.
import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { FULL_DISK, Rig } from '../../table/testing/rig.ts';
import { Site } from '../../web/testing/site.ts';
import { tellRunning } from '../running.ts';
import { muggins, newFolder } from '../testing/muggins.ts';

let site: Site | undefined;
afterEach(async () => {
  await site?.close();
  site = undefined;
});

const status = (folder: string, ...more: readonly string[]) => muggins('status', '--data', folder, ...more);

/** A folder whose table runs in this process. */
async function running(rig = new Rig({ players: ['Ann', 'Bob'] })): Promise<string> {
  const folder = newFolder();
  site = await Site.open({ table: rig.table });
  tellRunning(folder, { url: site.web.url, token: site.credentials.token });
  return folder;
}

test('a table that is well', async () => {
  const rig = new Rig({ players: ['Ann', 'Bob'] }).keys('6 P1 4 P2');
  const folder = await running(rig);
  mkdirSync(join(folder, 'journal'));
  writeFileSync(join(folder, 'journal', '000001.jsonl'), 'x'.repeat(2_500));
  const { code, out } = await status(folder);
  expect(code).toBe(0);
  expect(out).toContain(`process ${process.pid}, ${site?.web.url}`);
  expect(out).toContain(`${folder}, 3 kB`);
  expect(out).toMatch(/Journal +writable/);
  expect(out).toMatch(/Game +1 \(six-card\), \w+: Ann 6, Bob 4/);
  const told = JSON.parse((await status(folder, '--json')).out);
  expect(told).toMatchObject({ running: true, pid: process.pid, journalBytes: 2_500, health: { ok: true } });
  expect(JSON.stringify(told)).not.toContain(site?.credentials.token);
});

test.each<[string, string | undefined, RegExp, unknown]>([
  ['none was made', undefined, /Backup +none yet; to make one: muggins journal backup FOLDER/, null],
  ['the note is not whole', '{"file":"/usb/mu', /Backup +none yet/, null],
  ['the note is of something else', '{"file":7}', /Backup +none yet/, null],
  [
    'one was made',
    JSON.stringify({ file: '/usb/muggins.db', time: Date.UTC(2026, 10, 22, 9, 30), entries: 77 }),
    /Backup +2026-11-22 09:30 UTC, \/usb\/muggins\.db/,
    { file: '/usb/muggins.db', time: '2026-11-22T09:30:00.000Z', entries: 77 },
  ],
])('the last backup, also while no table runs: %s', async (_, note, text, told) => {
  const folder = newFolder();
  if (note !== undefined) writeFileSync(join(folder, 'journal.backup'), note);
  expect((await status(folder)).out).toMatch(text);
  expect(JSON.parse((await status(folder, '--json')).out).backup).toEqual(told);
});

describe('a table that is not', () => {
  test('its journal refuses', async () => {
    const rig = new Rig();
    const folder = await running(rig);
    rig.journal.failure = FULL_DISK;
    rig.keys('6 P1');
    const { code, out, err } = await status(folder);
    expect([code, out, err]).toEqual([
      1,
      expect.stringMatching(/Journal +refuses/),
      expect.stringMatching(/Free some space/),
    ]);
  });

  test('it does not answer', async () => {
    const folder = newFolder();
    tellRunning(folder, { url: 'http://127.0.0.1:9/', token: 't'.repeat(22) });
    expect(await status(folder)).toMatchObject({
      code: 1,
      err: expect.stringMatching(/does not answer\. Restart it/),
    });
  });
});

test('no table, or one that was killed', async () => {
  const folder = newFolder();
  const killed = { pid: 2 ** 22 + 1, url: 'http://127.0.0.1:9/', token: 't'.repeat(22) };
  for (const file of ['{', JSON.stringify(killed)]) {
    writeFileSync(join(folder, 'running.json'), file);
    const { code, out, err } = await status(folder);
    expect([code, out.includes('not running'), err]).toEqual([
      3,
      true,
      expect.stringMatching(/muggins start/),
    ]);
  }
  expect(statSync(folder).isDirectory()).toBe(true);
  expect((await status(join(folder, 'nowhere'), '--json')).code).toBe(3);
});
