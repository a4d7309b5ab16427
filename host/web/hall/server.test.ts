// A hall by HTTP: the desk opens a night, checks people in and enters results; all may read; only the desk commands.
import { once } from 'node:events';
import { gunzipSync } from 'node:zlib';
import { afterEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import {
  GOLDEN_PLAYERS,
  GOLDEN_STANDINGS,
  joining,
  standingsIn,
  tables,
  written,
} from '../../hall/testing/night.ts';
import { HallRig } from './testing/site.ts';
import type { NightsAnswer } from './wire.ts';

let rig: HallRig;
afterEach(async () => rig.close());

/** A night of the ten, drawn. */
async function drawn(): Promise<void> {
  rig = await HallRig.open();
  await rig.begin(GOLDEN_PLAYERS, { draw: false });
  const answer = await rig.do({ type: 'draw' });
  expect(answer).toMatchObject({ status: 200, json: { ok: true, sequence: expect.any(Number) } });
}

test('a whole night from paper, and what it exports', async () => {
  await drawn();
  for (let games = 0; games < 45; games++) {
    expect((await rig.do(...written(rig.game()))).status).toBe(200);
  }
  expect((await rig.do({ type: 'close', reasons: {}, checkedBy: ' JK ' })).status).toBe(200);
  expect(standingsIn((await rig.night()).view)).toEqual(GOLDEN_STANDINGS);
  const { text } = await rig.ask('/api/hall/nights/last/export/standings.csv');
  const lines = text.split('\r\n');
  expect(lines.slice(0, 3)).toEqual([
    'rank,name,member,total,wins,games,plus,minus,net,checked by',
    '1,Gus,,14,6,9,127,62,+65,JK',
    '2,Bob,,13,6,9,105,37,+68,JK',
  ]);
  const cards = (await rig.ask('/api/hall/nights/last/export/cards.csv')).text;
  expect(cards.split('\r\n').filter((line) => line.startsWith('Gus,'))).toHaveLength(9);
  expect((await rig.ask('/api/hall/nights/last/export/games.csv')).text.split('\r\n')).toHaveLength(47);
  expect((await rig.ask('/api/hall/nights/last/export/night.json')).json).toMatchObject({ phase: 'closed' });
  // Anybody may look at a night, as the club shows names; by its number, its id, its day or as the last.
  rig.must(
    { type: 'showNames', names: 'initial' },
    { type: 'correctHeading', heading: { date: '2026-11-26', venue: 'The Bell' } },
  );
  const { nights } = (await rig.ask('/api/hall/nights')).json as unknown as NightsAnswer;
  expect(nights).toMatchObject([
    { night: 1, heading: { date: '2026-11-26', venue: 'The Bell' }, first: [['Gus']] },
  ]);
  for (const which of ['1', nights[0]?.id, '2026-11-26', 'last'])
    expect((await rig.ask(`/api/hall/nights/${which}`)).json).toMatchObject({ night: { night: 1 } });
  const season = async (query: string) => (await rig.ask(`/api/hall/season?${query}`)).json;
  expect(await season('from=2026-11-01&best=3')).toMatchObject({
    rows: { 0: { rank: 1, name: 'Gus', points: 14 } },
  });
  expect(await season('from=2026-11-27')).toMatchObject({ rows: [] });
  expect(await season('best=no')).toMatchObject({ error: 'badInput' });
  expect(await rig.ask('/api/hall/nights/2026-11-27')).toMatchObject({
    status: 404,
    json: { error: 'noSuchNight' },
  });
});

/** Codes of the league with 409, input that is none with 400. */
test.each<[string, unknown, number, string, RegExp]>([
  [
    'a player who is not there',
    { type: 'checkIn', entrant: { id: 'x', players: ['x'], as: 'guest' } },
    409,
    'noPlayer',
    /Add the player first/,
  ],
  ['a round too many', { type: 'pause', round: 9 }, 409, 'notDrawn', /Round 9/],
  ['a reason that says nothing', { type: 'void', game: '1.1', reason: ' ' }, 409, 'reasonWanted', /./],
  ['a command that is none', { type: 'fly' }, 400, 'badInput', /expected one of addPlayer/],
  ['a report, which only boards make', { type: 'report', report: {} }, 400, 'badInput', /expected one of/],
  [
    'a line that no card has',
    { type: 'enterCard', game: '1.1', side: 0, line: { points: 2 }, by: 'desk' },
    400,
    'badInput',
    /spread/,
  ],
])('%s is refused in words, and changes nothing', async (_, command, status, error, words) => {
  await drawn();
  const { sequence } = rig.hall;
  const answer = await rig.post('/api/hall/commands', { commands: [command] });
  expect([answer.status, answer.json.error]).toEqual([status, error]);
  expect(answer.json.words).toMatch(words);
  expect(rig.hall.sequence).toBe(sequence);
});

test('a second desk that looked earlier is told, and the game stays as it is', async () => {
  await drawn();
  const { sequence: seen } = await rig.night();
  const game = rig.game();
  await rig.do(...written(game));
  const commands = [{ type: 'forfeit', game: game.game, loser: 0, reason: 'late' }];
  const late = await rig.post('/api/hall/commands', { commands, seen });
  expect([late.status, late.json.error]).toEqual([409, 'gameChanged']);
  expect(late.json.words).toMatch(/has changed\. Check it/);
});

test('a list of players is shown first, taken once, and refused whole where a line is wrong', async () => {
  await drawn();
  const send = (body: string, query = ''): ReturnType<HallRig['ask']> =>
    rig.ask(`/api/hall/import${query}`, { method: 'POST', headers: rig.own, body });
  const list = 'name,member\nKit,12\nLou,13\n';
  const before = rig.hall.state.players.length;
  expect((await send(list, '?dry')).json).toMatchObject({ same: 0, wrong: [], changed: [] });
  expect(rig.hall.state.players).toHaveLength(before);
  expect((await send(list)).status).toBe(200);
  expect(rig.hall.state.players).toHaveLength(before + 2);
  expect((await send(list)).json).toMatchObject({ same: 2, added: [] });
  const wrong = await send('name\nMia\n"Noa');
  expect(wrong).toMatchObject({ status: 422, json: { wrong: [{ why: 'notCsv' }] } });
  expect(rig.hall.state.players).toHaveLength(before + 2);
  /** Review of league nights, B3 and bugs.md B4: the columns are chosen, and the preview refuses what the league does. */
  expect(await send('Ann,Archer\nBob,Baker\n')).toMatchObject({
    status: 422,
    json: { wrong: [{ why: 'columns' }], table: { sure: false, columns: ['name', 'skip'] } },
  });
  expect((await send('Ann,Archer\n', '?dry&columns=first,last&head=no')).json).toMatchObject({
    added: [{ name: 'Ann Archer' }],
    wrong: [],
  });
  expect(await send('Ann\n', '?columns=email')).toMatchObject({ status: 400, json: { field: 'columns' } });
  const refused = { wrong: [{ line: 3, why: 'refused', refusal: { code: 'badPersonName' } }] };
  for (const query of ['?dry', ''])
    expect((await send(`name\nMia\n${'x'.repeat(81)}\n`, query)).json).toMatchObject(refused);
  expect((await send(`name\n${'x'.repeat(300_000)}`)).status).toBe(413);
});

test('what needs a person: the desk is told, with the figures of the clock', async () => {
  let now = 0;
  rig = await HallRig.open({ now: () => now });
  await rig.begin(['Ann', 'Bob']);
  now = 6 * 60_000;
  // No player has sat down: they play from paper.
  expect((await rig.ask('/api/hall/desk')).json).toMatchObject({ tasks: [] });
  await rig.do({ type: 'sit', game: '1.1', side: 0 });
  const { json } = await rig.ask('/api/hall/desk');
  expect(json.tasks).toMatchObject([{ code: 'chairEmpty', minutes: 6, forfeit: false }]);
});

/** A television that was loaded again listed the pairings of a round that had begun long before: it was told the time of the last change. */
test('a page that comes late is told what time it is', async () => {
  let now = 0;
  rig = await HallRig.open({ now: () => now });
  await rig.begin(['Ann', 'Bob']);
  const told = async (): Promise<number> => {
    const line = new WebSocket(new URL('live?only=night', rig.web.url).href.replace('http', 'ws'));
    const [data] = (await once(line, 'message')) as [Buffer];
    line.terminate();
    return (JSON.parse(data.toString()) as { now: number }).now;
  };
  expect(await told()).toBe(0);
  now = 10 * 60_000;
  expect(await told()).toBe(now);
});

test('the pages stand at the addresses that people are told', async () => {
  rig = await HallRig.open();
  for (const page of ['', 'print', 'me', 'table'])
    expect((await rig.ask(`/${page}`)).text).toContain(`<title>${page || 'index'}`);
  for (const [from, status, to] of [
    ['/television?lang=fr', 301, '/?lang=fr'],
    ['/hall', 302, '/'],
    ['/hall/me', 302, '/me'],
    ['/hall/table/4', 302, '/table?table=4'],
    ['/hall/print', 302, '/print'],
    ['/hall/print/cards', 302, '/print?sheet=cards'],
  ] as const) {
    const answer = await fetch(new URL(from, rig.web.url), { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([status, to]);
  }
});

/** Forty tables have a night of 200 kB: it is packed once for everybody who can unpack it, and a plain line has the same text. */
test('a long night comes packed to the pages that ask for it', async () => {
  rig = await HallRig.open();
  await rig.begin([], { draw: false });
  const hear = async (path: string): Promise<readonly [text: string, bytes: number, isBinary: boolean]> => {
    const line = new WebSocket(new URL(path, rig.web.url).href.replace('http', 'ws'));
    const [data, isBinary] = (await once(line, 'message')) as [Buffer, boolean];
    line.terminate();
    return [(isBinary ? gunzipSync(data) : data).toString(), data.length, isBinary];
  };
  const [short, , isPacked] = await hear('live?packed');
  expect([JSON.parse(short).type, isPacked]).toEqual(['night', false]);
  rig.must(...tables(5), ...GOLDEN_PLAYERS.flatMap(joining), { type: 'draw' });
  const [plain, long] = await hear('live');
  const [packed, bytes, isBinary] = await hear('live?packed');
  expect([isBinary, packed]).toEqual([true, plain]);
  expect(bytes).toBeLessThan(long / 4);
});
