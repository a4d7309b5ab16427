import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { possiblePoints } from '../../../shared/rules/cards/index.ts';
import { silentLog } from '../../board/index.ts';
import type { TableView } from '../../table/index.ts';
import { BODY_LIMIT, MESSAGE_LIMIT } from '../kit/allowance.ts';
import { Site, score } from '../testing/site.ts';
import { startWeb } from './index.ts';
import { tableSettings } from './settings.ts';

let site: Site;
beforeEach(async () => {
  site = await Site.open();
});
afterEach(() => site.close());

describe('what can be read', () => {
  test('the page, its parts, and the whole state', async () => {
    const page = await site.ask('/');
    expect([page.status, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(page.headers['cache-control']).toBe('no-cache');
    const script = await site.ask('/assets/page.js', { headers: { 'accept-encoding': 'gzip' } });
    expect([script.status, script.headers['content-encoding']]).toEqual([200, 'gzip']);
    expect(script.headers['cache-control']).toContain('immutable');
    const view = await site.ask('/api/view');
    expect(view.json).toEqual(
      JSON.parse(
        JSON.stringify({
          type: 'state',
          emulator: false,
          demo: null,
          view: site.rig.table.view,
          increments: possiblePoints(),
          asked: null,
          undo: [null, null],
          asking: [],
          hostAsked: null,
          disputable: null,
          phones: [false, false],
          settings: tableSettings().value,
          company: null,
        }),
      ),
    );
  });

  test.each(['seat', 'table', 'board', 'games', 'help', 'judge', 'daily'])('the page /%s', async (page) => {
    const { status, headers, text } = await site.ask(`/${page}?lang=fr`);
    expect([status, headers['cache-control'], text.includes(`<!-- ${page} -->`)]).toEqual([
      200,
      'no-cache',
      true,
    ]);
    const slash = await site.ask(`/${page}/`);
    expect([slash.status, slash.headers.location]).toEqual([301, `/${page}`]);
    const head = (await site.ask(`/${page}`, { method: 'HEAD' })).status;
    expect(head).toBe(200);
  });

  test('the scoreboard can be asked for by its name, with what its address says besides', async () => {
    for (const [path, leads] of [
      ['/scoreboard', '/'],
      ['/scoreboard?layout=board&lang=fr', '/?layout=board&lang=fr'],
    ] as const) {
      const { status, headers } = await site.ask(path);
      expect([status, headers.location]).toEqual([301, leads]);
    }
  });
});

describe('commands', () => {
  test('points are pegged and the new state comes back', async () => {
    const { status, json } = await site.post({ type: 'peg', seat: 0, points: 4 });
    expect(status).toBe(200);
    expect((json.view as TableView).pegs[0]).toEqual({ front: 4, rear: 0 });
    expect(site.rig.pegs).toBe('4/0 0/0');
  });

  test('a new game by its rules', async () => {
    const rules = { preset: 'six-card', claims: 'always', muggins: 'automatic' };
    expect((await site.post({ type: 'newGame', players: ['Ann', 'Bob'], rules })).status).toBe(200);
    const { players, rules: played } = site.rig.table.view;
    expect(players.map(({ name }) => name)).toEqual(['Ann', 'Bob']);
    expect([played.claims, played.muggins]).toEqual(['always', 'automatic']);
  });

  /** Bug: hints went by the display, which is free for the game exactly while a game counts. */
  test('a game for a hall has no hints, is not dimmed, and has no rules for the next game', async () => {
    const set = { method: 'POST', body: JSON.stringify({ hints: 'total' }) };
    expect((await site.ask('/api/settings', set)).status).toBe(200);
    const settings = async () => (await site.ask('/api/view')).json.settings;
    expect(await settings()).toMatchObject({ hints: 'total', dim: '22-7' });
    const assignment = { source: 'hall', id: '7' };
    await site.post({ type: 'newGame', players: ['Ann', 'Bob'], rules: { preset: 'six-card' }, assignment });
    expect(await settings()).toMatchObject({ hints: 'none', dim: 'off' });
    const body = JSON.stringify({ set: { muggins: 'called' } });
    const plan = await site.ask('/api/plan', { method: 'POST', body });
    expect([plan.status, plan.json]).toMatchObject([423, { refusal: { code: 'deskOnly' } }]);
  });

  test('cards, a starter and everything else that can be asked for', async () => {
    for (const command of [
      { type: 'newGame', players: ['Ann', 'Bob'], rules: { preset: 'six-card', mode: 'always' } },
      { type: 'cut', dealer: 1 },
      { type: 'next' },
      { type: 'starter', card: '5H' },
      { type: 'next' },
      { type: 'cards', hand: 'pone', cards: ['5S', '5D', '5C', 'JH'] },
      { type: 'peg', seat: 0, points: 29 },
      { type: 'undo' },
      { type: 'redo' },
    ]) {
      expect(await site.post(command)).toMatchObject({ status: 200 });
    }
    expect(site.rig.pegs).toBe('29/0 0/0');
  });

  // Refused by the rules: a stable code with its figures, and words beside it.
  test.each([
    [{ type: 'peg', seat: 0, points: 26 }, 'impossiblePoints'],
    [{ type: 'peg', seat: 3, points: 2 }, 'badSeat'],
    [{ type: 'undo' }, 'nothingToUndo'],
    [{ type: 'muggins', seat: 0, points: 2 }, 'mugginsOff'],
    [{ type: 'offence', offence: 'renege', seat: 1 }, 'offenceClosed'],
    [{ type: 'offence', offence: 'renege', seat: 1, points: 2, cards: 1, to: 1 }, 'ownSide'],
    [{ type: 'starter', card: '5X' }, 'badCard'],
    [{ type: 'cards', cards: ['5H', '1'] }, 'badCard'],
    [{ type: 'newGame', players: ['Ann'] }, 'badPlayers'],
    [{ type: 'newGame', players: ['Ann', ' ann'] }, 'badName'],
    [{ type: 'newGame', players: ['A', 'B'], rules: { preset: 'poker' } }, 'unknownPreset'],
    [{ type: 'newGame', players: ['A', 'B'], rules: { preset: 'six-card', mode: 'never' } }, 'badSetting'],
  ])('%j is refused', async (command, code) => {
    const before = site.rig.table.view.move;
    const { status, json } = await site.post(command);
    expect([status, json.error]).toEqual([422, code]);
    expect(json.refusal).toMatchObject({ code });
    expect(json.words).toEqual(expect.any(String));
    expect(site.rig.table.view.move).toBe(before);
  });

  const MIXED = ['red', 'magenta', 'blue', 'cyan'];
  // Turned away before anybody asks the rules: the field, and what was expected there.
  test.each([
    ['', 'body', 'JSON'],
    ['{"type":', 'body', 'JSON'],
    ['null', 'body', 'an object'],
    ['[]', 'body', 'an object'],
    ['7', 'body', 'an object'],
    [{}, 'type', 'one of newGame, cut'],
    [{ type: 'fly' }, 'type', 'one of newGame, cut'],
    [{ type: 'offence', offence: 'fly', seat: 0 }, 'offence', 'one of overpegged'],
    [{ type: 'offence', offence: 'renege', seat: 0, cards: 10 }, 'cards', 'a whole number from 0 to 9'],
    [{ type: 'peg', seat: 0 }, 'points', 'a whole number from 0 to 999'],
    [{ type: 'peg', seat: 0, points: -3 }, 'points', 'a whole number from 0 to 999'],
    [{ type: 'peg', seat: 0, points: 1.5 }, 'points', 'a whole number from 0 to 999'],
    [{ type: 'peg', seat: 0, points: '4' }, 'points', 'a whole number from 0 to 999'],
    [{ type: 'peg', seat: 0, points: 1e300 }, 'points', 'a whole number from 0 to 999'],
    [{ type: 'peg', seat: -1, points: 4 }, 'seat', 'a whole number from 0 to 5'],
    [{ type: 'peg', seat: 0, points: 4, count: 32 }, 'count', 'a whole number from 1 to 31'],
    [{ type: 'peg', seat: 0, points: 4, by: 'me' }, 'by', 'no such field'],
    [{ type: 'next', now: true }, 'now', 'no such field'],
    [{ type: 'cards', cards: 'AAAA' }, 'cards', 'a list of cards'],
    [{ type: 'cards', cards: [] }, 'cards', '1 to 8 cards'],
    [{ type: 'cards', cards: Array(9).fill('5H') }, 'cards', '1 to 8 cards'],
    [{ type: 'cards', cards: ['5H', 5] }, 'cards.1', 'a card such as 5H'],
    [
      { type: 'cards', hand: 'mine', cards: ['5H'] },
      'hand',
      'one of pone, second, third, fourth, fifth, dealer, hand1, hand2, crib',
    ],
    [{ type: 'newGame', players: 'Ann' }, 'players', 'a list of names'],
    [{ type: 'newGame', players: ['Ann', ''] }, 'players.1', 'a name of 1 to 20'],
    [{ type: 'newGame', players: ['Ann', 'B\u0007b'] }, 'players.1', 'a name of 1 to 20'],
    [{ type: 'newGame', players: ['Ann', 'x'.repeat(21)] }, 'players.1', 'a name of 1 to 20'],
    [{ type: 'newGame', players: ['A', 'B'], rules: 7 }, 'rules', 'an object with preset'],
    [
      { type: 'newGame', players: ['A', 'B'], colours: Array(4).fill('green') },
      'colours',
      'a different colour',
    ],
    [{ type: 'newGame', players: ['A', 'B'], colours: MIXED }, 'colours', 'all from one palette: vermilion'],
    [
      { type: 'newGame', players: ['A', 'B'], rules: { preset: 'six-card', skunk: 1 } },
      'rules.skunk',
      'no such field',
    ],
    [
      { type: 'newGame', players: ['A', 'B'], rules: { preset: 'six-card', mode: {} } },
      'rules.mode',
      'a word or a number',
    ],
  ])('%j is turned away', async (body, field, expected) => {
    const { status, json } = await site.post(body);
    expect([status, json.error, json.field]).toEqual([400, 'badInput', field]);
    expect(json.expected).toContain(expected);
    expect(`${json.words}`.startsWith(`${field}: `)).toBe(true);
    expect(json.words).toContain(json.expected === 'JSON' ? 'expected JSON' : json.expected);
    expect(site.rig.table.view.move).toBe(1);
  });

  test('a body that is too large', async () => {
    const { status, json } = await site.post(`{"type":"next","x":"${'x'.repeat(BODY_LIMIT)}"}`);
    expect([status, json.error]).toEqual([413, 'tooLarge']);
    const chunked = await site.post('x'.repeat(BODY_LIMIT + 1), { 'transfer-encoding': 'chunked' });
    expect(chunked.status).toBe(413);
  });

  test('other ways and methods', async () => {
    expect((await site.ask('/api/command')).status).toBe(404);
    expect((await site.ask('/api/view', { method: 'DELETE' })).status).toBe(404);
    expect((await site.ask('/', { method: 'POST', body: '{}' })).status).toBe(404);
  });
});

describe('the live line', () => {
  test('who comes late gets the full state, and then every new one', async () => {
    site.rig.keys('1 2 P1 8 P2');
    const listener = site.listen();
    const first = await listener.state();
    expect(first).toEqual(JSON.parse((await site.ask('/api/view')).text));
    expect(first.view.pegs.map(({ front }) => front)).toEqual([12, 8, 0]);
    site.rig.keys('5 P2');
    expect((await listener.until(score(1, 13))).view.pegs[1]).toEqual({ front: 13, rear: 8 });
  });

  test.each([
    ['no JSON', '{', /expected an object, got nothing/],
    ['an unknown type', { type: 'fly' }, /type: expected one of key, power, plug/],
    ['an unknown key', { type: 'key', key: 'E', action: 'press' }, /key: expected one of 0, 1/],
    [
      'an unknown action',
      { type: 'key', key: '1', action: 'hit' },
      /action: expected one of press or release/,
    ],
    ['a key of a real board', { type: 'key', key: '1', action: 'press' }, /real board/],
  ])('%s is refused, and the line stays', async (_, message, words) => {
    const listener = site.listen();
    await listener.state();
    listener.say(message);
    expect((await listener.refusal()).words).toMatch(words);
    site.rig.keys('3 P1');
    await listener.until(score(0, 3));
  });

  test('a message that is too large ends the line', async () => {
    const listener = site.listen();
    await listener.state();
    const code = new Promise((resolve) => listener.socket.on('close', resolve));
    listener.say('x'.repeat(MESSAGE_LIMIT + 1));
    expect(await code).toBe(1009);
    await site.listen().state();
  });
});

test('a port in use: a code, and what to do', async () => {
  const { table } = site.rig;
  const before = table.listenerCount('view');
  const second = startWeb({ table, board: site.rig.shared, port: site.web.port, log: silentLog });
  const error = await second.catch((reason: unknown) => reason);
  expect(error).toMatchObject({ name: 'WebError', code: 'portInUse' });
  expect(`${error}`).toMatch(new RegExp(`Port ${site.web.port} on 127.0.0.1 is in use.*--http 0`));
  expect(table.listenerCount('view')).toBe(before);
});

test('an address of another machine', async () => {
  const second = startWeb({
    table: site.rig.table,
    board: site.rig.shared,
    host: '192.0.2.1',
    port: 0,
    log: silentLog,
  });
  await expect(second).rejects.toMatchObject({ name: 'WebError', code: 'listenFailed' });
});
