// What a seat holds: the host is asked wherever that may have changed, and what it says about an earlier moment is not told.
import { expect, test } from 'vitest';
import type { HandAnswer, StateMessage } from '../../web/table/types.ts';
import { Holding } from './holding.ts';

/** The table after a move. */
const after = (move: number, pack = 'pages') =>
  ({ view: { game: 1, move }, company: { pack, laidAway: [false, false] } }) as unknown as StateMessage;

/** A host that answers when the test does, and the deals that were told. */
function holding() {
  const asked: ((deal: number) => Promise<void>)[] = [];
  const told: number[] = [];
  const place = {
    ask: () =>
      new Promise<Response>((answer) => {
        asked.push(async (deal) => {
          answer(Response.json({ deal, cards: [], thrown: [], throws: 0 } satisfies HandAnswer));
          await new Promise(setImmediate);
        });
      }),
    tell: async (path: string) => (path === 'api/cut' ? 'othersCut' : undefined),
  };
  return { asked, told, held: new Holding(place, ({ deal }) => told.push(deal)) };
}

test('it asks once for each move, and tells nothing of an earlier one', async () => {
  const { asked, told, held } = holding();
  for (const move of [1, 1, 2]) held.follow(after(move), 0);
  expect(asked).toHaveLength(2);
  await asked[1]?.(2);
  await asked[0]?.(1);
  expect(told).toEqual([2]);
});

test('it asks nothing without a seat, and nothing where people deal', () => {
  const { asked, held } = holding();
  held.follow(undefined, 0);
  held.follow(after(1), undefined);
  held.follow(after(1, 'reader'), 0);
  expect(asked).toEqual([]);
});

test('other cards that were laid away are asked for, and why they were not', async () => {
  const { asked, told, held } = holding();
  held.follow(after(1), 0);
  await asked[0]?.(1);
  expect(await held.post({ path: 'throw', body: { deal: 1, cards: [] } })).toBeUndefined();
  expect(await held.post({ path: 'cut', body: { place: 3 } })).toBe('othersCut');
  await asked[2]?.(3);
  expect(told).toEqual([1, 3]);
});
