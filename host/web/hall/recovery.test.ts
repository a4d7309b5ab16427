// A night that tables give back, by HTTP: only a hall with nothing in it listens, and only the desk says which night it is.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { CopyingTable, copyOf, LOST_HALL } from './testing/copies.ts';
import { HallRig } from './testing/site.ts';

let rig: HallRig;
let table: CopyingTable;
beforeEach(async () => {
  rig = await HallRig.open({ withBoards: true });
  table = new CopyingTable(rig, ['QXRT', '4'], NIGHT);
});
afterEach(() => rig.close());

const NIGHT = copyOf('Ann', 'Bob');

const take = (code: string, headers = rig.own) =>
  rig.post('/api/hall/recovery', { hall: LOST_HALL, code }, headers);
const atDesk = async () => (await rig.ask('/api/hall/desk')).json.recovery;

test('a table says what it has when it is asked; the desk sees it, and takes it piece by piece', async () => {
  expect(await table.ask()).toMatchObject({ table: null, code: 'waiting', wish: { lengths: [] } });
  await table.offer();
  expect(await atDesk()).toMatchObject({
    found: [{ hall: LOST_HALL, code: 'QXRT', table: '4', entries: NIGHT.length, same: 0, differ: [] }],
    progress: null,
  });
  expect((await take('QXRT')).status).toBe(200);
  expect(await table.ask()).toMatchObject({ wish: { hall: LOST_HALL, from: 1 } });
  await table.give(NIGHT.slice(0, 2));
  expect(await atDesk()).toMatchObject({ progress: { have: 2, of: NIGHT.length } });
  const recovered: unknown[] = [];
  rig.boards.recovery.on('recovered', (night) => recovered.push(night));
  await table.give(NIGHT.slice(2));
  expect(recovered).toEqual([{ hall: LOST_HALL, entries: NIGHT, tables: [{ code: 'QXRT', table: '4' }] }]);
});

/** Reference: league.md E6: neither a player's phone nor a table decides which night it is. */
test.each([
  ['nobody', async () => ({})],
  ['a table', async () => ({ authorization: `Bearer ${'key-of-QXRT'.padEnd(43, '-')}` })],
])('%s takes no night over', async (_, headersOf) => {
  await table.ask();
  await table.offer();
  const answer = await take('QXRT', await headersOf());
  expect([answer.status, answer.json.error]).toEqual([401, 'hostOnly']);
  expect(await atDesk()).toMatchObject({ progress: null });
});

test('letters that no table shows: the desk is told in words', async () => {
  const answer = await take('AAAA');
  expect([answer.status, answer.json.error]).toEqual([404, 'noTableShows']);
  expect(answer.json.words).toMatch(/No table shows AAAA/);
});

describe('a table that gives something else than it has said', () => {
  test.each<[string, readonly unknown[]]>([
    ['another entry', NIGHT.with(-1, copyOf('Ann', 'Eve').at(-1) as (typeof NIGHT)[number])],
    ['the same at another time', NIGHT.map((entry) => ({ ...entry, time: entry.time + 1 }))],
  ])('%s', async (_, given) => {
    await table.ask();
    await table.offer();
    await take('QXRT');
    expect((await table.give(given)).status).toBe(200);
    expect(await atDesk()).toEqual({ found: [], progress: null, failed: 'QXRT' });
    expect(rig.hall.sequence).toBe(0);
  });
});

test.each<[string, unknown]>([
  ['no entries', {}],
  ['an entry that is none', { entries: [{ sequence: 1 }] }],
  ['an entry before the first', { entries: [{ ...NIGHT[0], sequence: 0 }] }],
])('a piece with %s is refused', async (_, body) => {
  const key = 'key-of-QXRT'.padEnd(43, '-');
  const answer = await rig.post('/api/hall/pieces', { key, hall: LOST_HALL, ...(body as object) }, {});
  expect([answer.status, answer.json.error]).toEqual([400, 'badInput']);
});

test('a hall that has anything of its own asks no table, and hears none', async () => {
  await rig.post('/api/hall/night', { format: 'grass-roots' });
  expect((await table.ask()).wish).toBeUndefined();
  expect([(await table.offer()).status, (await table.give()).status]).toEqual([409, 409]);
  expect(await atDesk()).toEqual({ found: [], progress: null, failed: null });
});
