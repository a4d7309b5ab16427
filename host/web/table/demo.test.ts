// The demo over the live line: who may show it, who sees it, and what ends it.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { Rig } from '../../table/testing/rig.ts';
import { requestOf, Site } from '../testing/site.ts';
import type { StateMessage, TableMessage } from './wire.ts';

let site: Site;
beforeAll(async () => {
  const rig = new Rig({ players: ['Ann', 'Bob'] }).keys('P2 D D 4 P1');
  site = await Site.open({ clock: rig.clock }, rig);
});
beforeEach(() => site.rig.shared.endDemo());
afterAll(() => site.close());

const whereDemo =
  (pegs: number) =>
  (message: TableMessage): message is StateMessage =>
    message.type === 'state' && message.demo?.pegs[1]?.front === pegs;

/** A page of the host that shows the demo, up to the first points. */
async function show() {
  const page = site.listen();
  await page.state();
  page.say({ type: 'demo', on: true });
  for (const key of ['P2', 'D', 'D', '2', 'P2']) page.say({ type: 'demoKey', key });
  return { page, state: await page.until(whereDemo(2)) };
}

const over = (): Promise<unknown> => expect.poll(() => site.rig.shared.demo).toBeUndefined();

test('the state has it beside the game; games, players and seats know nothing of it', async () => {
  const phone = site.listen(await site.seat(0));
  const player = `/api/games/players/${site.rig.table.state.playerIds[0]}`;
  const asked = ['/api/games', player, '/api/players', '/api/moves'];
  const before = await Promise.all(asked.map(async (path) => (await site.ask(path)).text));
  const { view, history } = { view: site.rig.table.view, history: site.rig.table.view.history };
  const { page, state } = await show();
  expect(state.view).toEqual(JSON.parse(JSON.stringify(view)));
  expect((await phone.until(whereDemo(2))).view.history).toEqual(JSON.parse(JSON.stringify(history)));
  expect(await Promise.all(asked.map(async (path) => (await site.ask(path)).text))).toEqual(before);
  page.say({ type: 'demo', on: false });
  await over();
});

test('only the host’s pages show it', async () => {
  const phone = site.listen(await site.seat(0));
  await phone.state();
  phone.say({ type: 'demo', on: true });
  expect((await phone.refusal()).told).toMatchObject({ code: 'lookOnly' });
  expect(site.rig.shared.demo).toBeUndefined();
});

test('a page that is gone takes it along; keys of a page that lost it do nothing', async () => {
  const { page } = await show();
  const { page: second } = await show();
  page.say({ type: 'demoKey', key: 'UNDO' });
  page.socket.close();
  second.say({ type: 'demoKey', key: '1' });
  second.say({ type: 'demoKey', key: 'P1' });
  await second.until(
    (message): message is StateMessage => message.type === 'state' && message.demo?.pegs[0]?.front === 1,
  );
  second.socket.close();
  await over();
});

test('a page that says nothing for a minute does not keep it', async () => {
  await show();
  site.rig.clock.turn(59_000);
  expect(site.rig.shared.demo).toBeDefined();
  site.rig.clock.turn(1_000);
  expect(site.rig.shared.demo).toBeUndefined();
});

test('a claim of a phone counts in its own game, and ends it', async () => {
  const headers = await site.seat(1);
  await show();
  const { status } = await site.send(
    '/api/claim',
    requestOf({ type: 'peg', seat: 1, points: 3 }, 'during-the-demo', 1),
    headers,
  );
  expect([status, site.rig.shared.demo]).toEqual([200, undefined]);
  expect(site.rig.table.view.players.map(({ front }) => front)).toEqual([4, 3]);
});
