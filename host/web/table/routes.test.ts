// What the host does by HTTP beside the play: the list of players, moves that are taken back, notices; and the table's health.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { FULL_DISK } from '../../table/testing/rig.ts';
import { type Answer, requestOf, Site } from '../testing/site.ts';
import type { MovesAnswer } from './types.ts';

let site: Site;
beforeEach(async () => {
  site = await Site.open();
  for (const game of [2, 5])
    site.rig.journal.notices.push({ code: 'aside', details: { game, evidence: 'there' } });
});
afterEach(() => site.close());

/** Review of trust, B9: there was nothing to operate a table by. */
test('health: anyone may ask, and the answer has no name and no secret', async () => {
  const health = () => site.ask('/healthz', { headers: site.away });
  const { status, json, headers } = await health();
  expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
  const version = expect.stringMatching(/^\d+\.\d+\.\d+/);
  expect(json).toEqual({ ok: true, version, board: 'ready', journal: 'writable' });
  site.rig.journal.failure = FULL_DISK;
  site.rig.keys('4 P1');
  expect(await health()).toMatchObject({ status: 503, json: { ok: false, journal: 'refuses' } });
  site.rig.journal.failure = undefined;
  site.rig.keys('4 P1');
  site.rig.board.become({ ...site.rig.board.status, state: 'lost' });
  expect(await health()).toMatchObject({
    status: 200,
    json: { ok: true, journal: 'writable', board: 'lost' },
  });
});

test.each<[string, object]>([
  ['/api/command', { type: 'peg', seat: 0, points: 4 }],
  ['/api/players', { type: 'playerAdded', name: 'Eve' }],
  ['/api/notices', { read: 2 }],
])('%s where the disk refuses: it is said, and nothing changes', async (path, body) => {
  const { rig } = site;
  const before = [rig.pegs, rig.table.roster, rig.journal.notices.length];
  rig.journal.failure = FULL_DISK;
  const { status, json } = await site.send(path, body);
  expect([status, json.error]).toEqual([503, 'disk']);
  expect(json.words).toContain('no space left');
  expect([rig.pegs, rig.table.roster, rig.journal.notices.length]).toEqual(before);
});

test('notices: the host has read of one game, and the page tells of the other alone', async () => {
  expect((await site.send('/api/notices', { read: '2' })).status).toBe(400);
  // A page that was not told yet may send it again.
  for (const _ of ['first', 'again']) {
    expect((await site.send('/api/notices', { read: 2 })).status).toBe(200);
    const { json } = await site.ask('/api/view');
    expect(json).toMatchObject({ view: { notices: [{ details: { game: 5 } }] } });
  }
});

describe('the list of players', () => {
  let [ann, bob]: readonly string[] = [];
  const change = (body: unknown): Promise<Answer> => site.send('/api/players', body);
  /** Ids by names, as an answer has them. */
  const idsIn = ({ json }: Answer): ReadonlyMap<string, string> =>
    new Map((json.players as readonly { name: string; id: string }[]).map(({ name, id }) => [name, id]));
  beforeEach(async () => {
    await change({ type: 'playerAdded', name: 'Ann' });
    const ids = idsIn(await change({ type: 'playerAdded', name: 'Bob' }));
    [ann, bob] = [ids.get('Ann') as string, ids.get('Bob') as string];
  });

  test('a player is renamed, merged and parted again, and the list says so', async () => {
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
    const answer = await change(body);
    expect([answer.status, answer.json.error]).toEqual([status, error]);
    expect(answer.json.words).not.toBe('');
  });
});

describe('undo down to a move', () => {
  let told: MovesAnswer;
  const moves = async () => (await site.ask('/api/moves')).json as unknown as MovesAnswer;
  /** A game with pegs of 1 to 4. */
  beforeEach(async () => {
    site.must({ type: 'free' });
    for (const points of [1, 2, 3, 4]) site.must({ type: 'peg', seat: points % 2, points });
    told = await moves();
  });
  /** Back to the move before the last three. */
  const back = (): object => ({ type: 'undoTo', move: told.moves.at(-4)?.move, seen: told.seen });

  test('one request takes back every move after one of the list', async () => {
    expect(told.moves.map(({ fact }) => fact.code)).toEqual([
      'gameBegins',
      'phase',
      ...Array(4).fill('pegs'),
    ]);
    const before = site.rig.journal.kept.length;
    const answer = await site.post(back());
    expect([answer.status, site.rig.pegs]).toEqual([200, '0/0 1/0']);
    const undone = site.rig.journal.kept.slice(before).map(({ move }) => move);
    expect(new Set(undone)).toEqual(new Set([told.seen + 1]));
    const next = await moves();
    expect([next.seen, next.moves.length]).toEqual([told.seen + 1, told.moves.length - 3]);
    expect((await site.post({ type: 'redo' })).status).toBe(200);
    expect(site.rig.pegs).toBe('2/0 1/0');
  });

  test.each<[string, () => unknown, () => Promise<Answer>, number, string]>([
    [
      'somebody has scored since the list was read',
      () => site.must({ type: 'peg', seat: 0, points: 9 }),
      () => site.post(back()),
      ...([409, 'movedOn'] as const),
    ],
    [
      'a phone at the table claims it',
      () => undefined,
      async () => site.send('/api/claim', requestOf(back()), await site.seat(0)),
      ...([403, 'hostOnly'] as const),
    ],
    [
      'the table is paused',
      () => site.send('/api/settings', { paused: true }),
      () => site.post(back()),
      ...([423, 'paused'] as const),
    ],
  ])('%s: refused, and nothing is taken back', async (_, before, ask, status, error) => {
    await before();
    const { pegs } = site.rig;
    const answer = await ask();
    expect([answer.status, answer.json.error]).toEqual([status, error]);
    expect(site.rig.pegs).toBe(pegs);
  });
});
