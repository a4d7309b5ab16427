// What the league offers a hall: asked for again and again, kept, and used while there is no network.
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { changed, formatOf } from '../../shared/league/index.ts';
import { PUB_MATCH, PUB_SEASON } from '../../shared/league/testing/fixture.ts';
import { fingerprintOf } from '../league/key.ts';
import { ask } from '../system/ask.ts';
import { fakeTime } from '../system/testing/faketime.ts';
import { LeagueRig } from '../web/league/testing/site.ts';
import { type Hall, openHall } from './hall.ts';
import { offerIn } from './offer.ts';
import { HallReports } from './reports.ts';
import { LeagueSender } from './sender.ts';
import { playSeason } from './testing/season.ts';

const START = Date.parse('2026-11-26T18:00Z');
const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 86_400_000];

let rig: LeagueRig;
let data: string;
let hall: Hall;
let sender: LeagueSender;
const clock = fakeTime();
let begun: number;
/** What the hall's clock says. */
const now = (): number => START + clock.now() - begun;
/** Whether there is a network, and the answers to questions for the offer. */
const network = { isUp: true, answers: [] as number[] };

function open(club = 'bell'): LeagueSender {
  const reports = new HallReports(data);
  reports.nameClub({ club, url: rig.web.url });
  return new LeagueSender({
    ...{ hall, reports, club, url: rig.web.url, clock, now },
    send: async (url, options) => {
      if (!network.isUp) throw Object.assign(new Error('connect ENETUNREACH'), { code: 'ENETUNREACH' });
      const reply = await ask(url, options);
      if (url.endsWith('/offer')) network.answers.push(reply.status);
      return reply;
    },
  });
}
const again = async (club?: string): Promise<void> => {
  await sender.close();
  sender = open(club);
};
/** Time passes, and what is due then is done. */
const pass = async (milliseconds: number): Promise<void> => {
  clock.pass(milliseconds);
  await sender.send();
};
const file = (): string => join(data, 'league', 'offer.json');
const namesIn = (): readonly (string | undefined)[] => sender.offer?.members.map(({ name }) => name) ?? [];
const offering = (games: number) =>
  rig.act({
    type: 'offer',
    format: { ...changed(formatOf('grass-roots'), { schedule: { games } }), name: 'ours' },
  });

beforeEach(async () => {
  Object.assign(network, { isUp: true, answers: [] });
  begun = clock.now();
  rig = await LeagueRig.open({ now });
  data = mkdtempSync(join(tmpdir(), 'muggins-offer-'));
  hall = openHall(data, () => 1_790_000_000_000);
  playSeason(hall, 1);
  const { key } = new HallReports(data).key;
  await rig.act({ type: 'enrol', club: 'bell', name: 'The Bell', fingerprint: fingerprintOf(key) });
  sender = open();
});
afterEach(async () => {
  await sender.close();
  hall.close();
  await rig.close();
});

test('at the start it comes whole, after the reports; later only if it has changed', async () => {
  expect([sender.offer, sender.status.offered]).toEqual([undefined, null]);
  await sender.send();
  expect([network.answers, sender.status]).toMatchObject([[200], { offered: START, asks: [], waiting: 0 }]);
  // The people of the night that was just reported.
  expect(namesIn()).toContain('Wilhelmina Montagues');
  await pass(HOUR);
  expect(network.answers.slice(1)).not.toContain(200);
  expect(sender.status.offered).toBe(START + HOUR);
  await offering(7);
  await pass(HOUR);
  expect(sender.offer?.formats).toMatchObject([{ name: 'ours', schedule: { games: 7 } }]);
  expect(offerIn(data)).toEqual(sender.offer);
});

test('it is asked for every hour by itself', async () => {
  await sender.send();
  clock.pass(HOUR - 1);
  expect(network.answers).toHaveLength(1);
  clock.pass(1);
  // Waits for what the clock has begun, and asks once more.
  await sender.send();
  expect(network.answers).toEqual([200, 304, 304]);
});

// Bug: a hall whose captains named their players on the evening saw that an hour late.
test('it is asked for every minute on the day of a match here, and when the desk is opened', async () => {
  await rig.officer('/api/teams/season', { method: 'POST', body: PUB_SEASON });
  await sender.send();
  const asked = () => network.answers.length;
  expect(sender.offer?.fixtures).toMatchObject([{ day: PUB_MATCH.day, sheets: null }]);
  expect(asked()).toBe(1);
  // Asks by itself an hour later on any day, and a minute later on this one.
  begun -= Date.parse(`${PUB_MATCH.day}T18:00Z`) - START;
  await pass(HOUR);
  clock.pass(MINUTE);
  await expect.poll(asked).toBe(4);
  sender.refresh();
  clock.pass(MINUTE - 1);
  expect(asked()).toBe(4);
  clock.pass(1);
  await expect.poll(asked).toBe(5);
});

test('a desk that is opened asks, unless the league was asked within the minute', async () => {
  await sender.send();
  sender.refresh();
  clock.pass(MINUTE);
  sender.refresh();
  sender.refresh();
  await expect.poll(() => network.answers.length).toBe(2);
});

test("without a network for a day, yesterday's is used, also after a start again, until the league answers", async () => {
  await offering(7);
  await sender.send();
  const offer = sender.offer;
  network.isUp = false;
  await offering(8);
  await pass(DAY);
  expect([sender.offer, sender.status]).toMatchObject([offer, { offered: START, reason: {} }]);
  await again();
  expect([sender.offer, sender.status.offered]).toEqual([offer, START]);
  await sender.send();
  expect([sender.offer, sender.status]).toMatchObject([offer, { reason: { code: 'unreachable' } }]);
  network.isUp = true;
  await pass(HOUR);
  expect([sender.offer?.formats, sender.status]).toMatchObject([
    [{ schedule: { games: 8 } }],
    { offered: now(), reason: null },
  ]);
});

test.each([
  ['cut off', (text: string) => text.slice(0, text.length / 2)],
  ['of other content', () => '{"offer": {"members": 7}}'],
  ['empty', () => ''],
])('a kept file that is %s is none, and comes whole again', async (_, damaged) => {
  await sender.send();
  writeFileSync(file(), damaged(readFileSync(file(), 'utf8')));
  await again();
  expect([sender.offer, offerIn(data)]).toEqual([undefined, undefined]);
  await sender.send();
  expect(network.answers).toEqual([200, 200]);
  expect(namesIn().length).toBeGreaterThan(0);
});

test('what another club was offered is not used', async () => {
  await sender.send();
  await again('crown');
  expect([sender.offer, offerIn(data)]).toEqual([undefined, undefined]);
});

test('a forgotten name leaves the kept file when the league is next asked', async () => {
  await sender.send();
  const name = 'Wilhelmina Montagues';
  expect(readFileSync(file(), 'utf8')).toContain(name);
  const person = [...rig.league.people].find(([, each]) => each.name === name)?.[0];
  await rig.act({ type: 'forget', person });
  await pass(HOUR);
  expect(namesIn().length).toBeGreaterThan(0);
  expect([namesIn().includes(name), readFileSync(file(), 'utf8').includes(name)]).toEqual([false, false]);
});

test.each([
  ['a key that was withdrawn', 'otherKey', () => 0],
  ['a clock that is an hour fast', 'otherTime', () => HOUR],
])('%s: the desk says why, and what there was is used', async (_, code, ahead) => {
  await sender.send();
  const [{ offer }, { key }] = [sender, new HallReports(data).key];
  if (code === 'otherKey')
    await rig.act({ type: 'withdrawKey', club: 'bell', fingerprint: fingerprintOf(key), reason: 'lost' });
  await sender.close();
  const reports = new HallReports(data);
  sender = new LeagueSender({
    ...{ hall, reports, club: 'bell', url: rig.web.url, clock, now: () => now() + ahead() },
  });
  await sender.send();
  expect(sender.status).toMatchObject({ refused: code, offered: START });
  expect(sender.offer).toEqual(offer);
});
