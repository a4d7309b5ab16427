// Tables with boards by HTTP: they join while the desk lets them in, the desk alone gives numbers, and strangers keep no table out.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { BoardTable } from './testing/board.ts';
import { HallRig } from './testing/site.ts';

let rig: HallRig;
beforeEach(async () => {
  rig = await HallRig.open({ withBoards: true });
});
afterEach(() => rig.close());

const keyOf = (name: string): string => `key-of-${name}`.padEnd(43, '-');
const bearer = (name: string): Readonly<Record<string, string>> => ({
  authorization: `Bearer ${keyOf(name)}`,
});

/** A table asks to join, after NEXT was pressed there unless the name is null. */
const ask = async (name: string | null, wish: string | null = null) => {
  const { json } = await rig.post('/api/hall/join', { key: name && keyOf(name), wish }, {});
  return json.answer;
};
const open = () => rig.post('/api/hall/boards/door', {});
/** The desk gives a number to the table with this ticket. */
const give = (ticket: number, table: string, headers = rig.own) =>
  rig.post('/api/hall/boards', { ticket, table }, headers);
const forget = (table: string, headers = rig.own) =>
  rig.ask(`/api/hall/boards/${table}`, { method: 'DELETE', headers });
const waiting = async () => ((await rig.ask('/api/hall/desk')).json.door as { waiting: unknown[] }).waiting;
const tables = async () => (await rig.night()).boards.map(({ table }) => table);

/** The answer to a connection at a path: a status, or `open`. */
const dial = (headers: Readonly<Record<string, string>>, path = 'tables'): Promise<number | 'open'> =>
  new Promise((resolve) => {
    const socket = new WebSocket(new URL(path, rig.web.url).href.replace('http', 'ws'), { headers });
    socket.on('error', () => {});
    socket.on('unexpected-response', (_, { statusCode = 0 }) => {
      resolve(statusCode);
      socket.terminate();
    });
    socket.on('open', () => {
      resolve('open');
      socket.terminate();
    });
  });

/** The table has joined, and has a number. */
async function join(name: string, table: string): Promise<void> {
  await open();
  const { ticket } = (await ask(name)) as { readonly ticket: number };
  expect((await give(ticket, table)).status).toBe(200);
}

test('the door, a press, a number: then the table connects with its key', async () => {
  expect(await ask(null)).toEqual({ state: 'shut' });
  expect(await ask('one')).toEqual({ state: 'shut' });
  await open();
  expect(await ask(null)).toEqual({ state: 'open' });
  expect(await waiting()).toEqual([]);
  expect(await ask('one', '4')).toEqual({ state: 'waiting', ticket: 1 });
  expect(await waiting()).toEqual([{ ticket: 1, wish: '4', address: '127.0.0.1' }]);
  expect(await dial(bearer('one'))).toBe(401);
  expect((await give(1, '4')).status).toBe(200);
  expect(await ask('one', '4')).toEqual({ state: 'joined', table: '4' });
  expect([await waiting(), await tables()]).toEqual([[], ['4']]);
  expect(await dial(bearer('one'))).toBe('open');
});

test('a table is told which night it joins', async () => {
  const { json } = await rig.post('/api/hall/join', { key: null, wish: null }, {});
  expect(json).toMatchObject({ hall: rig.hall.id, night: null });
  await rig.post('/api/hall/night', { format: 'grass-roots' });
  expect((await rig.post('/api/hall/join', { key: null, wish: null }, {})).json.night).toBe('grass-roots');
});

/** Reference: league.md E6: everybody is told what to do, and nothing has changed. */
test.each<[string, unknown, number, string, RegExp]>([
  ['a ticket that no table has', { ticket: 7, table: '4' }, 404, 'noTableAsks', /board 7 /],
  ['a number that no table has', { ticket: 1, table: '0' }, 400, 'badInput', /table/],
  ['a number too large', { ticket: 1, table: '1000' }, 400, 'badInput', /from 1 to 999/],
  ['no number', { ticket: 1 }, 400, 'badInput', /table/],
  ['no ticket', { table: '4' }, 400, 'badInput', /ticket/],
])('%s: the desk is told in words', async (_, body, status, error, words) => {
  await open();
  await ask('one');
  const answer = await rig.post('/api/hall/boards', body);
  expect([answer.status, answer.json.error]).toEqual([status, error]);
  expect(answer.json.words).toMatch(words);
  expect([await waiting(), await tables()]).toMatchObject([[{ ticket: 1 }], []]);
});

test('a table is no player: its key opens no route of a phone', async () => {
  await rig.post('/api/hall/night', { format: 'grass-roots' });
  await join('one', '4');
  const asked = { headers: bearer('one') };
  expect((await rig.ask('/api/hall/me', asked)).status).toBe(403);
  expect((await rig.ask('/api/hall/me', { ...asked, method: 'DELETE' })).status).toBe(403);
  expect(await ask('one')).toEqual({ state: 'joined', table: '4' });
});

test('a table that is forgotten, or whose number another one gets, connects no more', async () => {
  expect((await forget('7')).json.error).toBe('noSuchTable');
  await join('one', '4');
  expect((await forget('4')).status).toBe(200);
  expect([await dial(bearer('one')), await tables()]).toEqual([401, []]);
  await join('one', '4');
  await join('two', '4');
  expect([await dial(bearer('one')), await dial(bearer('two'))]).toEqual([401, 'open']);
  expect(await tables()).toEqual(['4']);
});

test('a door that the desk shuts forgets the tables that wait', async () => {
  await open();
  await ask('one');
  await rig.ask('/api/hall/boards/door', { method: 'DELETE' });
  expect(await waiting()).toEqual([]);
  expect(await ask('one')).toEqual({ state: 'shut' });
});

test('a number beside the tables that the desk has named is one more table', async () => {
  await rig.post('/api/hall/night', { format: 'grass-roots' });
  await rig.do({ type: 'addTable', table: '1' });
  await join('one', '4');
  expect((await rig.night()).view.tables).toEqual(['1', '4']);
});

/** Bug: Ctrl+C waited for ever for the lines of tables, which were never closed. */
test('a hall ends while its tables are connected', async () => {
  const hall = await HallRig.open({ withBoards: true });
  const board = new BoardTable(hall.web.url, { wish: '4' });
  await hall.admit(board, '4');
  await hall.close();
  board.close();
});

/** The attacks of the review: who holds an address, a flood or a page on another site becomes no table, and slows none. */
describe('strangers', () => {
  test('A1: none becomes a table while the door is shut, and none displaces a table that waits', async () => {
    for (let at = 0; at < 70; at++) expect(await ask(`early-${at}`)).toEqual({ state: 'shut' });
    await open();
    expect(await ask('one', '4')).toEqual({ state: 'waiting', ticket: 1 });
    const states = new Set<unknown>();
    for (let at = 0; at < 70; at++)
      states.add(((await ask(`late-${at}`)) as { readonly state: string }).state);
    expect([...states]).toEqual(['waiting', 'full']);
    expect(await waiting()).toHaveLength(4);
    expect(await ask('one', '4')).toEqual({ state: 'waiting', ticket: 1 });
    expect((await give(1, '4')).status).toBe(200);
    expect([await dial(bearer('one')), await dial(bearer('late-0'))]).toEqual(['open', 401]);
  });

  test('B1: a flood of those who ask leaves nothing behind in the hall', async () => {
    const { door } = rig.boards;
    const size = (): number => JSON.stringify(door.waiting).length;
    door.letIn();
    for (let at = 0; at < 4; at++) door.ask({ key: keyOf(`${at}`), wish: null, address: '192.0.2.7' });
    const before = size();
    for (let at = 0; at < 20_000; at++)
      door.ask({ key: keyOf(`flood-${at}`), wish: '9', address: '192.0.2.7' });
    expect(size()).toBe(before);
    // From many addresses, all of them together fill what waits, and no more.
    for (let at = 0; at < 20_000; at++)
      door.ask({ key: keyOf(`many-${at}`), wish: '9', address: `192.0.2.${at % 250}` });
    expect(door.waiting).toHaveLength(16);
  });

  test('B2: without the key of a table there is no connection to hold', async () => {
    await join('one', '4');
    for (const headers of [{}, bearer('stranger'), rig.own, { authorization: 'Bearer' }])
      expect(await dial(headers)).toBe(401);
    expect(await dial(bearer('one'))).toBe('open');
  });
});
