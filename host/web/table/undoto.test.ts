// Undo down to a move, over the wire: the host's alone, whole or not at all, and refused where the game has moved on.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { requestOf, Site } from '../testing/site.ts';
import type { MovesAnswer } from './wire.ts';

let site: Site;
let told: MovesAnswer;
/** A game with pegs of 1 to 4, and the list of its moves. */
beforeEach(async () => {
  site = await Site.open();
  await site.post({ type: 'free' });
  for (const points of [1, 2, 3, 4]) await site.post({ type: 'peg', seat: points % 2, points });
  told = (await site.ask('/api/moves')).json as unknown as MovesAnswer;
});
afterEach(() => site.close());

/** Back to the move before the last three. */
const back = (): object => ({ type: 'undoTo', move: told.moves.at(-4)?.move, seen: told.seen });

test('one request takes back every move after one of the list', async () => {
  expect(told.moves.map(({ fact }) => fact.code)).toEqual(['gameBegins', 'phase', ...Array(4).fill('pegs')]);
  const before = site.rig.journal.kept.length;
  const answer = await site.post(back());
  expect([answer.status, site.rig.pegs]).toEqual([200, '0/0 1/0']);
  expect(new Set(site.rig.journal.kept.slice(before).map(({ move }) => move))).toEqual(
    new Set([told.seen + 1]),
  );
  const next = (await site.ask('/api/moves')).json as unknown as MovesAnswer;
  expect([next.seen, next.moves.length]).toEqual([told.seen + 1, told.moves.length - 3]);
  expect((await site.post({ type: 'redo' })).status).toBe(200);
  expect(site.rig.pegs).toBe('2/0 1/0');
});

test('where somebody has scored since the list was read, it is refused and says so', async () => {
  await site.post({ type: 'peg', seat: 0, points: 9 });
  const { pegs } = site.rig;
  const answer = await site.post(back());
  expect(answer.status).toBe(409);
  expect(answer.json).toMatchObject({ error: 'movedOn', words: /moved on since you looked/ });
  expect(site.rig.pegs).toBe(pegs);
});

test('a phone at the table may not claim it', async () => {
  const phone = await site.seat(0);
  const { pegs } = site.rig;
  expect(await site.send('/api/claim', requestOf(back()), phone)).toMatchObject({
    status: 403,
    json: { error: 'hostOnly' },
  });
  expect(site.rig.pegs).toBe(pegs);
});

test('a paused table takes nothing back', async () => {
  await site.send('/api/settings', { paused: true });
  expect((await site.post(back())).status).toBe(423);
});
