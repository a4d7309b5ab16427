// `muggins table` on a table that runs, and what `muggins start` says about who may reach it. Everything that the page of the
// set-up can do has a row here.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { findPreset, parseRules, SIX_CARD } from '../../../shared/rules/index.ts';
import { silentLog } from '../../board/index.ts';
import { Rig } from '../../table/testing/rig.ts';
import type { Credentials } from '../../web/kit/credentials.ts';
import { seatCredentials, startWeb, tableSettings, type Web } from '../../web/table/index.ts';
import { accept } from '../cards/accept.ts';
import { tellRunning } from '../running.ts';
import { muggins, newFolder } from '../testing/muggins.ts';

const folder = newFolder();
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A house's own game: its hole is nearer than the skunk line, which the presets have. */
const CHANGED = accept(parseRules(SIX_CARD, { mode: 'always', target: '61', heels: '1', name: 'Red Lion' }));
const CASUAL = accept(parseRules(accept(findPreset('casual')), { target: '61' }));

describe('a table that runs', () => {
  let rig: Rig;
  let web: Web;
  let credentials: Credentials;
  const settings = tableSettings(join(folder, 'table.json'));
  let forget: () => void;
  const table = (...args: string[]) => muggins('table', ...args, '--data', folder);

  beforeEach(async () => {
    rig = new Rig({ players: ['Ann', 'Bob'] }).keys('4 P1');
    credentials = seatCredentials();
    const files = folder;
    web = await startWeb({
      table: rig.table,
      board: rig.shared,
      port: 0,
      log: silentLog,
      files,
      credentials,
      settings,
    });
    forget = tellRunning(folder, { url: web.url, token: credentials.token });
  });
  afterEach(async () => {
    forget();
    await web.close();
    rig.table.close();
  });

  test("a name that is nearly somebody's is asked about, and the answer can be given with it", async () => {
    const asked = await table('new', '--players', 'ann,Cid');
    expect([asked.code, rig.table.state.players]).toEqual([2, ['Ann', 'Bob']]);
    expect(asked.err).toMatch(/Is ann the same person\?.*--who 'ann=new'/);
    expect((await table('new', '--players', 'ann,Cid', '--who', 'ann=new')).code).toBe(0);
    expect(rig.table.state.players).toEqual(['ann', 'Cid']);
  });

  test('against Muggins it says what to do for the cards', async () => {
    const begun = await table('new', '--players', 'Ann,Muggins', '--who', 'Muggins=club');
    expect(begun.code).toBe(0);
    const { out } = await table();
    expect(out).toContain('Cut for deal on your page.');
    expect(out).not.toContain('dealer’s button');
  });

  test('is shown', async () => {
    const { code, out } = await table();
    expect(code).toBe(0);
    expect(out).toMatch(/^six-card, game 1, deal 0; board ready\n {2}Ann {2}4 {2}117 to go\n {2}Bob {2}0 /);
    expect(JSON.parse((await table('show', '--json')).out).view.players[0].front).toBe(4);
  });

  test('begins another game, as before or by other rules', async () => {
    await table('new', '--players', 'Eva,Fay', '--rules', 'casual', '--set', 'target=61', 'mode=always');
    expect(rig.table.state.players).toEqual(['Eva', 'Fay']);
    expect(rig.table.state.rules).toMatchObject({ target: 61, claims: 'always' });
    rig.table.command({ type: 'concede', seat: 0 });
    await table('new');
    expect(rig.table.state).toMatchObject({ game: 2, phase: 'cut' });
  });

  // Of the last game only the preset was kept: its other house rules were lost with the first that was named.
  test.each<[string, string[], object]>([
    ['a rule is changed', ['--set', 'muggins=called'], { ...CHANGED, muggins: 'called' }],
    ['others play', ['--players', 'Eva,Fay'], CHANGED],
    ['a farther hole', ['--set', 'target=121'], { ...CHANGED, target: 121 }],
    ['a preset is named', ['--rules', 'casual', '--set', 'target=61'], CASUAL],
  ])('begins another game by the rules of the last: %s', async (_, args, rules) => {
    const changes = ['mode=always', 'target=61', 'heels=1', 'name=Red Lion'];
    await table('new', '--rules', 'six-card', '--set', ...changes);
    expect(rig.table.state.rules).toEqual(CHANGED);
    expect(await table('new', ...args)).toMatchObject({ code: 0, err: '' });
    expect(rig.table.state.rules).toEqual(rules);
  });

  test('gives a game up that is going on, and only such a one', async () => {
    expect((await table('abandon')).code).toBe(0);
    expect(rig.pegs).toBe('0/0 0/0');
    rig.table.command({ type: 'concede', seat: 0 });
    expect((await table('abandon')).err).toMatch(/game is over|over/i);
  });

  test('is set: brightness, sound, speech, undo', async () => {
    const { out } = await table(
      ...'--brightness 20 --dim 23-6 --sound off --speech on --language fr --undo agreed'.split(' '),
    );
    const told = 'brightness=20 dim=23-6 sound=off speech=on language=fr undo=agreed'.split(' ');
    expect(out.split(/\s/)).toEqual(expect.arrayContaining(told));
    expect(rig.rows[2]).toBe('Points, puis joueur');
    await table('--language', 'en');
    expect(rig.rows[2]).toBe('Points, then player');
    expect(settings.value).toMatchObject({ brightness: 20, sound: false, speech: true, undo: 'agreed' });
  });

  test('gives the sides colours, also those of a new game', async () => {
    expect((await table('--colours', 'green,blue')).out).toContain('colours=green,blue,vermilion,yellow');
    await table('new', '--players', 'Eva,Fay', '--palette', 'safe', '--colours', 'indigo');
    expect(settings.value.colours).toEqual(['indigo', 'amber', 'green', 'magenta', 'red', 'blue']);
    expect(await table('--colours', 'blue,blue')).toMatchObject({
      code: 2,
      err: expect.stringContaining('two sides cannot both be blue'),
    });
  });

  test('shows the codes of its seats, and renews them', async () => {
    const before = credentials.invitationTo('seat', 1) ?? '';
    expect((await table('codes')).out).toContain(`seat#${before}`);
    const { out } = await table('renew', '2');
    expect(out).not.toContain(before);
    expect(out).toContain(`seat#${credentials.invitationTo('seat', 1)}`);
  });

  test.each<[string[], RegExp]>([
    [['fly'], /table fly: expected show, new/],
    [['renew'], /table renew: expected the number of a seat from 1 to 6/],
    [['--brightness', '128'], /--brightness 128: expected a whole number from 1 to 127/],
    [['--dim', '22-24'], /--dim 22-24: expected off, or 2 hours from 0 to 23, such as 22-7/],
    [['new', '--rules', 'whist'], /no game “whist”/],
    [['new', '--players', 'Ann'], /2 players/],
  ])('%j is refused in words', async (args, words) => {
    const { code, err } = await table(...args);
    expect(code).not.toBe(0);
    expect(err).toMatch(words);
    expect(err).not.toContain('    at ');
  });
});

test('a table of another version is not asked: its answers may have other fields', async () => {
  const data = newFolder();
  const forget = tellRunning(data, { url: 'http://127.0.0.1:9/', token: 't'.repeat(22) });
  const file = join(data, 'running.json');
  const running = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, JSON.stringify({ ...running, version: '0.0.9' }));
  const { code, out } = await muggins('table', '--data', data, '--json');
  expect([code, JSON.parse(out)]).toMatchObject([1, { error: 'otherVersion' }]);
  expect(JSON.parse(out).words).toMatch(/runs Muggins 0\.0\.9.*muggins start/);
  forget();
});

test('the link is that of the folder’s table, and of no other at a port', async () => {
  const data = newFolder();
  const rig = new Rig({ players: ['Ann', 'Bob'] });
  const credentials = seatCredentials();
  const web = await startWeb({
    table: rig.table,
    board: rig.shared,
    port: 0,
    log: silentLog,
    files: folder,
    credentials,
  });
  const forget = tellRunning(data, { url: 'http://127.0.0.1:1/', token: credentials.token });
  try {
    const { code, out, err } = await muggins('table', 'link', '--data', data, '--http', `${web.port}`);
    expect([code, out]).toEqual([1, '']);
    expect(err).toContain(`The table at http://127.0.0.1:${web.port}/ is not that of ${data}.`);
  } finally {
    forget();
    await web.close();
    rig.table.close();
    rmSync(data, { recursive: true, force: true });
  }
});
