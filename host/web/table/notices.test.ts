// A game that was set aside is said on every page until the host has read of it; nobody else can say that they have.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FULL_DISK } from '../../table/testing/rig.ts';
import { type Answer, Site } from '../testing/site.ts';

let site: Site;
const GAMES = [2, 5];
beforeEach(async () => {
  site = await Site.open();
  for (const game of GAMES)
    site.rig.journal.notices.push({ code: 'aside', details: { game, evidence: 'there' } });
});
afterEach(() => site.close());

const read = (game: unknown, headers?: Record<string, string>): Promise<Answer> =>
  site.send('/api/notices', { read: game }, headers);

const said = (): readonly unknown[] =>
  site.rig.journal.notices.map(({ details }) => ('game' in details ? details.game : undefined));

test('the host has read of one game: the page tells of the other alone', async () => {
  expect((await read(2)).status).toBe(200);
  expect(said()).toEqual([5]);
  expect((await site.ask('/api/view')).json).toMatchObject({ view: { notices: [{ details: { game: 5 } }] } });
  // A page that was not told yet may send it again.
  expect((await read(2)).status).toBe(200);
  expect(said()).toEqual([5]);
});

test('what is no game is refused', async () => {
  expect((await read('2')).status).toBe(400);
  expect(said()).toEqual(GAMES);
});

test('where the disk refuses, it stays said', async () => {
  site.rig.journal.failure = FULL_DISK;
  expect((await read(2)).status).toBe(503);
  expect(said()).toEqual(GAMES);
});
