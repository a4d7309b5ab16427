// A list that is longer than the screen turns by itself, page after page; a list that fits stands still.

/** Milliseconds that a page of a list stays. */
export const TURN = 12_000;

/** How much higher a row is that has a line for each of two partners. */
const PAIR = 6.1 / 3.7;

/** Rows of partners where there is room for so many rows of one player; one at least. */
export const rowsOf = (rows: number, unit: 'singles' | 'pairs'): number =>
  unit === 'pairs' ? Math.max(1, Math.floor(rows / PAIR)) : rows;

/** The part of a list that is shown at this turn, with at most `room` items on it. All parts are about as long. `from` counts from 1. */
export function leafOf<T>(list: readonly T[], room: number, turn: number) {
  const leaves = Math.max(1, Math.ceil(list.length / room));
  const length = Math.ceil(list.length / leaves);
  const start = (turn % leaves) * length;
  const items = list.slice(start, start + length);
  return { items, from: start + 1, to: start + items.length, of: list.length, leaves };
}
