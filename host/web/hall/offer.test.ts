// What a league offers is used by the hall: formats, award tables, member numbers, matches. Here there is no network: it is yesterday's.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { MATCH_DAY, OFFER, OURS } from './testing/offer.ts';
import { HallRig, OFFERED } from './testing/site.ts';
import type { DeskAnswer } from './wire.ts';

let rig: HallRig;
beforeEach(async () => {
  rig = await HallRig.open({ offer: OFFER, now: () => MATCH_DAY });
});
afterEach(() => rig.close());

const desk = async () => (await rig.ask('/api/hall/desk')).json as unknown as DeskAnswer;
const player = (id: string, name: string, member: string | null = null) => ({
  ...{ type: 'addPlayer' as const, player: { id, name, member, club: null } },
});

test('the desk knows the formats, the matches from today on, and from when they are', async () => {
  const { league } = await desk();
  expect(league).toMatchObject({ offered: OFFERED, formats: ['ours'] });
  expect(league?.fixtures.map(({ id, home }) => [id, home.name])).toEqual(
    OFFER.fixtures.slice(1).map(({ id }) => [id, 'The Bell']),
  );
  const headers = await rig.helper('judge');
  expect((await rig.ask('/api/hall/desk', { headers })).json.league).toBe(null);
});

test('a night is opened in a format of the league, and so is another event', async () => {
  expect((await rig.post('/api/hall/night', { format: 'ours', seed: 7 })).status).toBe(200);
  expect(rig.hall.state.format).toEqual(OURS);
  const event = { type: 'openEvent', id: 'S', name: 'satellite', format: 'ours' } as const;
  expect((await rig.post('/api/hall/commands', { commands: [event] })).status).toBe(200);
  expect((await rig.post('/api/hall/night', { format: 'theirs' })).json.error).toBe('unknownFormat');
});

test('a new player under a member number has the name of the member; any other stays as typed', async () => {
  const commands = [
    player('a', '4711'),
    player('b', '4712'),
    player('c', 'Cid', '4711'),
    player('d', '4711', '9'),
  ];
  expect((await rig.post('/api/hall/commands', { commands })).status).toBe(200);
  expect(rig.hall.state.players.map(({ id, name, member }) => [id, name, member])).toEqual([
    ['a', 'Ann Archer', '4711'],
    ['b', '4712', null],
    ['c', 'Cid', '4711'],
    ['d', '4711', '9'],
  ]);
});

test('and is checked in as a member, with the same request', async () => {
  await rig.begin([], { draw: false });
  const coming = (id: string) => ({ type: 'checkIn', entrant: { id, players: [id], as: 'guest' } });
  const commands = [player('a', '4711'), coming('a'), player('b', 'Bob'), coming('b')];
  expect((await rig.post('/api/hall/commands', { commands })).status).toBe(200);
  expect(rig.hall.state.entrants.map(({ id, as }) => [id, as])).toEqual([
    ['a', 'member'],
    ['b', 'guest'],
  ]);
});

test('a list may leave out the names of members', async () => {
  const list = 'Name,Number\n,4711\nBob Bell,4712\n';
  const load = (body: string) => rig.ask('/api/hall/import', { method: 'POST', body });
  expect(await load(list)).toMatchObject({ status: 200, json: { wrong: [] } });
  expect(rig.hall.state.players.map(({ name, member }) => [name, member])).toEqual([
    ['Ann Archer', '4711'],
    ['Bob Bell', '4712'],
  ]);
  expect(await load('Name,Number\n,4713\n')).toMatchObject({
    status: 422,
    json: { wrong: [{ why: 'noName' }] },
  });
});

test('its award tables stand beside those of Muggins', async () => {
  expect((await rig.ask('/api/hall/nights')).json.awards).toEqual(['irp', 'mrp', 'grp']);
  const { json } = await rig.ask('/api/hall/season?from=2026-09-01&to=2027-05-31&award=grp');
  expect(json.loaded).toBe(true);
});
