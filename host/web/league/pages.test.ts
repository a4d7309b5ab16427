// The public pages of a league.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { LeagueRig } from './testing/site.ts';

let rig: LeagueRig;
beforeEach(async () => {
  rig = await LeagueRig.open();
});
afterEach(() => rig.close());

const bell = { type: 'enrol', club: 'bell', name: 'The Bell <1st>', fingerprint: '0'.repeat(32) };

test('the first page lists the clubs, in the language of the reader, and is sent again only when it has changed', async () => {
  const before = await rig.ask('/', { headers: { 'accept-language': 'fr-CA' } });
  expect(before.text).toContain('<html lang="fr">');
  const etag = before.headers.get('etag') ?? '';
  const again = () => rig.ask('/?lang=fr', { headers: { 'if-none-match': etag } });
  expect((await again()).status).toBe(304);
  await rig.act(bell);
  const after = await again();
  expect([after.status, after.text]).toEqual([200, expect.stringContaining('The Bell &lt;1st&gt;')]);
});

test('an address that is none is a page that says so', async () => {
  expect(await rig.ask('/nowhere')).toMatchObject({ status: 404 });
});
