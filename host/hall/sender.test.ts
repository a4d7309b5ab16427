// Closed nights go to the league, once each, whatever the network does; what the league does not take is said.
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fingerprintOf } from '../league/key.ts';
import { ask } from '../system/ask.ts';
import { fakeTime } from '../system/testing/faketime.ts';
import { LeagueRig } from '../web/league/testing/site.ts';
import { type Hall, openHall } from './hall.ts';
import { HallReports } from './reports.ts';
import { LeagueSender } from './sender.ts';
import { playSeason } from './testing/season.ts';

let rig: LeagueRig;
let data: string;
let hall: Hall;
let reports: HallReports;
let sender: LeagueSender;
/** The network, and what goes over it. */
const network = { isUp: true, sent: 0 };
const clock = fakeTime();

const open = (): LeagueSender =>
  new LeagueSender({
    ...{ hall, reports, club: 'bell', url: rig.web.url, clock },
    send: async (url, options) => {
      if (options.method === 'PUT') network.sent += 1;
      if (network.isUp) return ask(url, options);
      throw Object.assign(new Error('connect ENETUNREACH'), { code: 'ENETUNREACH' });
    },
  });
const enrol = () =>
  rig.act({ type: 'enrol', club: 'bell', name: 'The Bell', fingerprint: fingerprintOf(reports.key.key) });

beforeEach(async () => {
  Object.assign(network, { isUp: true, sent: 0 });
  rig = await LeagueRig.open();
  data = mkdtempSync(join(tmpdir(), 'muggins-sender-'));
  hall = openHall(data, () => 1_790_000_000_000);
  playSeason(hall, 4);
  reports = new HallReports(data);
  sender = open();
});
afterEach(async () => {
  await sender.close();
  hall.close();
  await rig.close();
});

const events = () => rig.clubs.clubs.get('bell')?.events.size;

test('every closed night is sent once; after a start again nothing is', async () => {
  await enrol();
  await sender.send();
  expect([events(), network.sent, sender.status]).toMatchObject([
    4,
    4,
    { waiting: 0, reason: null, asks: [] },
  ]);
  await sender.send();
  await sender.close();
  reports = new HallReports(data);
  sender = open();
  await sender.send();
  expect(network.sent).toBe(4);
});

test('without a network they wait, and all are sent once it is back', async () => {
  await enrol();
  network.isUp = false;
  await sender.send();
  expect([network.sent, sender.status]).toMatchObject([1, { waiting: 4, reason: { code: 'unreachable' } }]);
  // A night is corrected meanwhile: its first report is sent before the second.
  const reasons = Object.fromEntries(hall.state.games.map(({ game }) => [game, 'paper']));
  const outcome = { winner: 0, spread: 44, scores: null, ending: 'target' } as const;
  const [game] = hall.state.games.filter(({ result }) => result?.origin === 'desk');
  hall.act([{ type: 'reopen', reason: 'mixed up' }], 'desk');
  hall.act([{ type: 'correct', game: game?.game ?? '', outcome, reason: 'mixed up' }], 'desk');
  hall.act([{ type: 'close', reasons }], 'desk');
  await sender.send();
  expect(sender.status.waiting).toBe(5);
  network.isUp = true;
  clock.pass(600_000);
  await sender.send();
  expect([events(), sender.status.waiting]).toEqual([4, 0]);
  expect(rig.clubs.event('bell', hall.state.id)?.head.revision).toBe(2);
});

test('a club that is not taken in yet is said, and its nights are sent once it is', async () => {
  await sender.send();
  expect(sender.status.asks).toMatchObject(Array(4).fill({ code: 'noClub' }));
  await enrol();
  clock.pass(10_000);
  await sender.send();
  expect([events(), sender.status.asks]).toEqual([4, []]);
});

test('no report, receipt or key has a name', async () => {
  await enrol();
  await sender.send();
  const files = readdirSync(join(data, 'league'), { recursive: true, withFileTypes: true });
  const texts = files
    .filter((each) => each.isFile() && each.name !== 'offer.json')
    .map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'utf8'));
  expect(texts.length).toBeGreaterThan(8);
  expect(texts.join()).not.toMatch(/Archer|Montagues|MI10/);
});
