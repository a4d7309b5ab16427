// Review of trust, B9: there was nothing to operate a table by.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FULL_DISK } from '../../table/testing/rig.ts';
import { Site } from '../testing/site.ts';

let site: Site;
beforeEach(async () => {
  site = await Site.open();
});
afterEach(() => site.close());

test('anybody may ask, and is told no name and no secret', async () => {
  const { status, json, headers } = await site.ask('/healthz', { headers: site.away });
  expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
  expect(json).toEqual({
    ok: true,
    version: expect.stringMatching(/^\d+\.\d+\.\d+/),
    board: 'ready',
    journal: 'writable',
  });
});

test('a disk that refuses is 503 until it takes a move again', async () => {
  const { rig } = site;
  rig.journal.failure = FULL_DISK;
  rig.keys('4 P1');
  const refused = await site.ask('/healthz');
  expect([refused.status, refused.json]).toEqual([
    503,
    expect.objectContaining({ ok: false, journal: 'refuses' }),
  ]);
  rig.journal.failure = undefined;
  rig.keys('4 P1');
  const { status, json } = await site.ask('/healthz');
  expect([status, json.journal]).toEqual([200, 'writable']);
});

test('it says how the board is', async () => {
  const { rig } = site;
  rig.board.become({ ...rig.board.status, state: 'lost' });
  expect((await site.ask('/healthz')).json).toMatchObject({ ok: true, board: 'lost' });
});
