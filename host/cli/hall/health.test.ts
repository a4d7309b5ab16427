// `muggins hall check` and `muggins hall doctor`: a hall that is well, and everything that they have to find.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { formatOf, type NightCommand } from '../../../shared/league/index.ts';
import { signed } from '../../../shared/league/testing/night.ts';
import { openHall } from '../../hall/index.ts';
import { joining, tables } from '../../hall/testing/night.ts';
import { damageLine } from '../../journal/testing/damage.ts';
import { HallRig } from '../../web/hall/testing/site.ts';
import { tellRunning } from '../running.ts';
import { muggins, newFolder } from '../testing/muggins.ts';

const hall = (data: string, ...args: readonly string[]) => muggins('hall', ...args, '--data', data);

const line = (side: 0 | 1, points: number, spread: number): NightCommand => ({
  type: 'enterCard',
  game: '1.1',
  side,
  line: { points, spread },
  by: 'desk',
});

/** A night of two, drawn, and what else is done. */
function night(...commands: readonly NightCommand[]): string {
  const data = newFolder();
  const made = openHall(data, () => Date.UTC(2026, 10, 22));
  const begin = { type: 'open', id: 'n1', format: formatOf('club-6'), seed: 7 } as const;
  const all = [
    begin,
    ...tables(1),
    ...['Ann', 'Bob'].flatMap(joining),
    { type: 'draw' } as const,
    ...commands,
  ];
  expect(made.act(all, 'desk')).toMatchObject({ ok: true });
  made.close();
  return data;
}

describe('check', () => {
  test('a sound night whose cards agree', async () => {
    const data = night(line(0, 2, 8), line(1, 0, -8));
    expect(await hall(data, 'check')).toMatchObject({
      code: 0,
      out: expect.stringMatching(
        /^\d+ entries, 1 night: every entry is sound\.\nNight of 2026-11-22, club-6: \d games, \d not final\.\nAll cards agree\.$/,
      ),
    });
  });

  test('cards that differ: which, and in what', async () => {
    const data = night(line(0, 2, 8), line(1, 0, -9));
    const { code, out, err } = await hall(data, 'check');
    expect([code, err]).toEqual([1, 'muggins: Some results need the desk: see the list.']);
    expect(out).toMatch(/The cards of game 1\.1 do not agree\. Ask both players\.\n {2}The spreads differ: /);
    const told = JSON.parse((await hall(data, 'check', '--json')).out.split(/^(?=\{)/m)[0] ?? '');
    expect(told).toMatchObject({
      sound: true,
      nights: [{ id: 'n1', faults: [{ code: 'task', task: { code: 'cardsDiffer' } }] }],
    });
  });

  test('a result that the desk has corrected against both cards is named, and is nothing to do', async () => {
    const outcome = { winner: 0, spread: 18, scores: null, ending: 'target' } as const;
    const corrected: readonly NightCommand[] = [
      line(0, 2, 8),
      line(1, 0, -8),
      { type: 'reopenGame', game: '1.1', reason: 'a street too few' },
      { type: 'correct', game: '1.1', outcome, reason: 'a street too few' },
    ];
    const open = await hall(night(...corrected), 'check');
    expect([open.code, open.out]).toEqual([1, expect.stringContaining('is open again')]);
    expect(await hall(night(...corrected, ...signed('1.1', 2)), 'check')).toMatchObject({
      code: 0,
      out: expect.stringMatching(/the cards say \w+ 2 \+08, \w+ 0 -08\. The desk has 2 \+18 and 0 -18/),
    });
  });

  test('an entry that is not sound', async () => {
    const data = night(line(0, 2, 8), line(1, 0, -8));
    damageLine(data, 1, 3);
    expect(await hall(data, 'check')).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^muggins: 1 night is damaged\. .*muggins hall restore FOLDER/),
    });
  });

  test('nothing there', async () => {
    expect((await hall(newFolder(), 'check')).code).toBe(1);
  });
});

describe('beside a hall that runs', () => {
  let rig: HallRig;
  let ended: () => void;
  beforeEach(async () => {
    rig = await HallRig.open({ withBoards: true });
    ended = tellRunning(rig.data, { url: rig.web.url, token: rig.credentials.token });
    await rig.post('/api/hall/night', { format: 'club-6', seed: 7 });
  });
  afterEach(async () => {
    ended();
    await rig.close();
  });

  const codes = async (): Promise<Readonly<Record<string, string>>> => {
    const { out } = await hall(rig.data, 'doctor', '--json');
    const { findings } = JSON.parse(out.split(/^(?=\{)/m)[0] ?? '');
    return Object.fromEntries(findings.map(({ code, level }: Record<string, string>) => [code, level]));
  };

  test('check reads its journal, which is what it shows', async () => {
    await rig.do(...tables(1), ...['Ann', 'Bob'].flatMap(joining), { type: 'draw' });
    expect(JSON.parse((await hall(rig.data, 'check', '--json')).out)).toMatchObject({
      sound: true,
      sameAsHall: true,
    });
  });

  test('a hall that is well, without a backup', async () => {
    const { code, out } = await hall(rig.data, 'doctor');
    expect([code, out]).toEqual([0, expect.stringMatching(/The hall works, with 1 warning\.$/)]);
    expect(await codes()).toEqual({
      hallWell: 'ok',
      nightOpen: 'ok',
      tablesNone: 'ok',
      phonesShut: 'ok',
      certificateNone: 'ok',
      diskRoom: 'ok',
      journalWell: 'ok',
      backupNone: 'warning',
    });
    await hall(rig.data, 'backup', join(newFolder(), 'hall.db'));
    expect((await hall(rig.data, 'doctor')).out).toMatch(/The hall works\.$/);
  });

  test('a table that has a number and is away', async () => {
    rig.boards.keys.give('4', 'd'.repeat(43));
    expect(await codes()).toMatchObject({ tableAway: 'warning' });
  });

  test.each([
    ['of long ago', Date.UTC(2001, 1, 1), 'backupOld'],
    ['of today', Date.now(), 'backupMade'],
  ])('a backup %s', async (_, time, code) => {
    writeFileSync(
      join(rig.data, 'journal.backup'),
      JSON.stringify({ file: '/usb/hall.db', time, entries: 1 }),
    );
    expect(Object.keys(await codes())).toContain(code);
  });

  test('a hall that does not answer', async () => {
    await rig.web.close();
    expect(await hall(rig.data, 'doctor')).toMatchObject({ code: 1, err: 'muggins: The hall has 1 fault.' });
    expect(await codes()).toMatchObject({ hallSilent: 'fault', journalWell: 'ok' });
  });
});

test('doctor without a hall says what to start, and still looks at disk and journal', async () => {
  const data = night();
  const { code, out } = await hall(data, 'doctor');
  expect([code, out]).toEqual([
    1,
    expect.stringMatching(
      /^XX No hall is running in [\s\S]*-> Start it with: muggins hall start[\s\S]*The journal is sound/,
    ),
  ]);

  damageLine(data, 1, 2);
  expect((await hall(data, 'doctor')).out).toContain('The journal is damaged.');
});
