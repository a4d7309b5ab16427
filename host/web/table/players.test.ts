// The list of players by HTTP: added, renamed, merged and parted by the host, and what is refused.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FULL_DISK } from '../../table/testing/rig.ts';
import { type Answer, Site } from '../testing/site.ts';

let site: Site;
let [ann, bob]: readonly string[] = [];
beforeEach(async () => {
  site = await Site.open();
  await change({ type: 'playerAdded', name: 'Ann' });
  const ids = idsIn(await change({ type: 'playerAdded', name: 'Bob' }));
  [ann, bob] = [ids.get('Ann') as string, ids.get('Bob') as string];
});
afterEach(() => site.close());

const change = (body: unknown, headers: Record<string, string> = {}): Promise<Answer> =>
  site.send('/api/players', body, headers);

/** Names by their ids, as the last answer has them. */
const idsIn = ({ json }: Answer): ReadonlyMap<string, string> =>
  new Map((json.players as readonly { name: string; id: string }[]).map(({ name, id }) => [name, id]));

test('a player is added, renamed, merged and parted again, and the list says so', async () => {
  expect((await change({ type: 'playerChanged', id: bob, name: 'Rob' })).status).toBe(200);
  const merged = await change({ type: 'playersMerged', id: bob, into: ann });
  expect([...idsIn(merged).values()]).not.toContain(bob);
  expect((await site.ask('/api/players')).json).toEqual({ players: merged.json.players });
  const parted = await change({ type: 'playerParted', id: bob });
  expect(idsIn(parted).get('Rob')).toBe(bob);
});

test('a merge that would close a circle is refused by name, and changes nothing', async () => {
  await change({ type: 'playersMerged', id: bob, into: ann });
  const before = site.rig.table.roster;
  const { status, json } = await change({ type: 'playersMerged', id: ann, into: bob });
  expect([status, json.error]).toEqual([422, 'circle']);
  expect(json.words).toMatch(/Ann.*Bob|Bob.*Ann/);
  expect(site.rig.table.roster).toEqual(before);
});

test.each<[string, unknown, number, string]>([
  ['nobody of that id', { type: 'playerChanged', id: 'nobody', name: 'Ann' }, 422, 'noPlayer'],
  ['a name that is none', { type: 'playerAdded', name: '\u0007' }, 422, 'badName'],
  ['no such change', { type: 'playerRemoved', id: 'x' }, 400, 'badInput'],
  ['a field that no change has', { type: 'playerParted', id: 'x', into: 'y' }, 400, 'badInput'],
])('%s', async (_, body, status, error) => {
  const { status: told, json } = await change(body);
  expect([told, json.error]).toEqual([status, error]);
  expect(json.words).not.toBe('');
});

test('where the disk refuses, the list stays as it was', async () => {
  site.rig.journal.failure = FULL_DISK;
  expect((await change({ type: 'playerAdded', name: 'Eve' })).status).toBe(503);
  expect(idsIn(await site.ask('/api/players')).has('Eve')).toBe(false);
});
