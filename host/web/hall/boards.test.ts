// Tables with boards by HTTP: the desk alone gives numbers, letters belong to one table, and no crowd keeps a table out.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { markOf } from '../../bus/index.ts';
import { joining } from '../../hall/testing/night.ts';
import { BoardTable } from './testing/board.ts';
import { HallRig } from './testing/site.ts';

let rig: HallRig;
beforeEach(async () => {
  rig = await HallRig.open({ withBoards: true });
});
afterEach(() => rig.close());

const LETTERS = 'ABCDEFGHJK';
const keyOf = (name: string): string => `key-of-${name}`.padEnd(43, '-');

/** A table asks, which is nobody to the hall. */
const ask = (name: string, code: string, wish: string | null = null) =>
  rig.post('/api/hall/pairing', { code, key: keyOf(name), journal: `journal of ${name}`, wish }, {});
/** The desk gives a number to the table that shows these letters. */
const pair = (code: string, table: string, headers = rig.own) =>
  rig.post('/api/hall/boards', { code, table }, headers);
const forget = (table: string, headers = rig.own) =>
  rig.ask(`/api/hall/boards/${table}`, { method: 'DELETE', headers });
const nonce = (table: string, name = 'one') =>
  rig.post('/api/hall/nonce', { table, mark: markOf(keyOf(name)) }, {});
const asking = async () => (await rig.ask('/api/hall/desk')).json.asking;
const tables = async () => (await rig.night()).boards.map(({ table }) => table);

test('a table asks until the desk has given it a number; then it gets nonces, each a new one', async () => {
  expect((await ask('one', 'QXRT', '4')).json).toEqual({
    hall: rig.hall.id,
    table: null,
    code: 'waiting',
  });
  expect(await asking()).toEqual([{ code: 'QXRT', wish: '4' }]);
  expect((await pair('qxrt', '4')).status).toBe(200);
  expect((await ask('one', 'QXRT', '4')).json).toEqual({ hall: rig.hall.id, table: '4' });
  expect([await asking(), await tables()]).toEqual([[], ['4']]);
  const { json } = await nonce('4');
  expect(json).toMatchObject({ hall: rig.hall.id, broker: null });
  expect((await nonce('4')).json.nonce).not.toBe(json.nonce);
});

/** Reference: league.md E6: everybody is told what to do, and nothing has changed. */
test.each<[string, unknown, number, string, RegExp]>([
  ['letters that no table shows', { code: 'AAAA', table: '4' }, 404, 'noTableShows', /No table shows AAAA/],
  ['a number that no table has', { code: 'QXRT', table: '0' }, 400, 'badInput', /table/],
  ['a number too large', { code: 'QXRT', table: '1000' }, 400, 'badInput', /from 1 to 999/],
  ['a number that is none', { code: 'QXRT', table: 'four' }, 400, 'badInput', /table/],
  ['no number', { code: 'QXRT' }, 400, 'badInput', /table/],
  ['letters that could be digits', { code: 'QXIO', table: '4' }, 400, 'badInput', /the four letters/],
  ['three letters', { code: 'QXR', table: '4' }, 400, 'badInput', /the four letters/],
])('%s: the desk is told in words', async (_, body, status, error, words) => {
  await ask('one', 'QXRT');
  const answer = await rig.post('/api/hall/boards', body);
  expect([answer.status, answer.json.error]).toEqual([status, error]);
  expect(answer.json.words).toMatch(words);
  expect([await asking(), await tables()]).toEqual([[{ code: 'QXRT', wish: null }], []]);
});

/** Reference: league.md E6: neither a player's phone nor a guest decides which table is which. */
test.each([
  ['nobody', 401, async () => ({})],
  ['a key that is nobody\u2019s', 401, async () => ({ authorization: `Bearer ${keyOf('stranger')}` })],
  ['a table', 401, async () => ({ authorization: `Bearer ${keyOf('one')}` })],
  ['a player', 403, () => rig.phone('Ann')],
])('%s can neither give a number nor take one away', async (_, status, headersOf) => {
  await rig.post('/api/hall/night', { format: 'grass-roots' });
  await rig.do(...joining('Ann'));
  await ask('one', 'QXRT');
  await pair('QXRT', '4');
  await ask('two', 'ABCD');
  const headers: Readonly<Record<string, string>> = await headersOf();
  for (const answer of [await pair('ABCD', '5', headers), await forget('4', headers)])
    expect([answer.status, answer.json.error]).toEqual([status, 'hostOnly']);
  expect([await asking(), await tables()]).toEqual([[{ code: 'ABCD', wish: null }], ['4']]);
});

test('no nonce for a table that the hall does not know, and nothing to forget', async () => {
  for (const answer of [await nonce('7'), await forget('7')]) {
    expect([answer.status, answer.json.error]).toEqual([404, 'noSuchTable']);
    expect(answer.json.words).toMatch(/Type the letters that it shows/);
  }
});

test('a table that is forgotten gets no nonce, and asks anew', async () => {
  await ask('one', 'QXRT');
  await pair('QXRT', '4');
  expect((await forget('4')).status).toBe(200);
  expect((await nonce('4')).status).toBe(404);
  expect(await tables()).toEqual([]);
  expect((await ask('one', 'ABCD')).json.code).toBe('waiting');
});

test('a number given a second time belongs to the new table: the old one is a stranger', async () => {
  await ask('one', 'QXRT');
  await pair('QXRT', '4');
  await ask('two', 'ABCD');
  expect((await pair('ABCD', '4')).status).toBe(200);
  expect(rig.boards.keys.keyOf('4')).toBe(keyOf('two'));
  expect((await ask('one', 'QXRT')).json.code).toBe('waiting');
  expect(await tables()).toEqual(['4']);
});

test('letters that another table shows: the second one is told to show others', async () => {
  await ask('one', 'QXRT', '1');
  expect((await ask('two', 'QXRT', '2')).json).toMatchObject({ table: null, code: 'taken' });
  expect(await asking()).toEqual([{ code: 'QXRT', wish: '1' }]);
});

/** Bug: the desk went on showing the letters of before. */
test('a table that starts again shows other letters, and so does the desk at once', async () => {
  await ask('one', 'QXRT');
  const line = new WebSocket(new URL('live', rig.web.url).href.replace('http', 'ws'));
  let heard = 0;
  line.on('message', (data) => {
    if (`${data}`.includes('"boards"')) heard += 1;
  });
  await expect.poll(() => heard).toBe(1);
  await ask('one', 'ABCD');
  await expect.poll(() => heard).toBe(2);
  expect(await asking()).toEqual([{ code: 'ABCD', wish: null }]);
  line.terminate();
});

/** Bug: tables stood in the order in which they had asked last, which is another one every second. */
test('two tables that ask again and again stand still at the desk', async () => {
  const shown = [];
  for (const [name, code] of [
    ['one', 'QXRT'],
    ['two', 'ABCD'],
    ['one', 'QXRT'],
  ] as const) {
    await ask(name, code);
    shown.push(await asking());
  }
  expect(shown[2]).toEqual(shown[1]);
});

/** Reference: league.md E7: a flood harms nobody else. */
test('seventy strangers who ask do not shut a table out', async () => {
  await ask('one', 'QXRT', '4');
  for (let at = 0; at < 70; at++) {
    const code = `S${LETTERS[at % 10]}${LETTERS[Math.floor(at / 10)]}Z`;
    expect((await ask(`stranger-${at}`, code)).json.code).toBe('waiting');
  }
  expect((await ask('one', 'QXRT', '4')).json.code).toBe('waiting');
  expect((await pair('QXRT', '4')).status).toBe(200);
  expect((await nonce('4')).status).toBe(200);
});

test('a number beside the tables that the desk has named is one more table', async () => {
  await rig.post('/api/hall/night', { format: 'grass-roots' });
  await rig.do({ type: 'addTable', table: '1' });
  await ask('one', 'QXRT');
  await pair('QXRT', '4');
  expect((await rig.night()).view.tables).toEqual(['1', '4']);
});

/** Bug: Ctrl+C waited for ever for the lines of tables, which nobody closed. */
test('a hall ends while its tables are on the line', async () => {
  const hall = await HallRig.open({ withBoards: true });
  const board = new BoardTable(hall.web.url, { wish: '4' });
  await expect.poll(() => hall.boards.keys.asking).toHaveLength(1);
  hall.boards.keys.pair(board.letters ?? '', '4');
  await expect.poll(() => hall.boards.line.tables[0]?.here, { timeout: 15_000 }).toBe(true);
  await hall.close();
  await board.close();
});
