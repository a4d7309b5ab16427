// A game that was set aside is said on every page until the host has read of it; nobody else can say that they have.
import { afterEach, expect, test } from 'vitest';
import { FULL_DISK } from '../../table/testing/rig.ts';
import { type Answer, Site } from '../testing/site.ts';

let site: Site;
afterEach(async () => site.close());

const GAMES = [2, 5];

async function open(): Promise<void> {
  site = await Site.open();
  for (const game of GAMES)
    site.rig.journal.notices.push({ code: 'aside', details: { game, evidence: 'there' } });
}

const read = (game: unknown, headers?: Record<string, string>): Promise<Answer> =>
  site.ask('/api/notices', {
    method: 'POST',
    body: JSON.stringify({ read: game }),
    ...(headers && { headers }),
  });

const said = (): readonly unknown[] =>
  site.rig.journal.notices.map(({ details }) => ('game' in details ? details.game : undefined));

test('the host has read of one game: the page tells of the other alone', async () => {
  await open();
  expect((await read(2)).status).toBe(200);
  expect(said()).toEqual([5]);
  expect((await site.ask('/api/view')).json).toMatchObject({ view: { notices: [{ details: { game: 5 } }] } });
  // A page that was not told yet may send it again.
  expect((await read(2)).status).toBe(200);
  expect(said()).toEqual([5]);
});

test('a spectator cannot, and what is no game is refused', async () => {
  await open();
  expect((await read(2, site.away)).status).toBe(401);
  expect((await read('2')).status).toBe(400);
  expect(said()).toEqual(GAMES);
});

test('where the disk refuses, it stays said', async () => {
  await open();
  site.rig.journal.failure = FULL_DISK;
  expect((await read(2)).status).toBe(503);
  expect(said()).toEqual(GAMES);
});
