// A list that is longer than the screen turns by itself, page after page; a list that fits stands still.

/** Milliseconds that a page of a list stays. */
export const TURN = 12_000;

/** A part of a list that fits the screen. */
interface Leaf<T> {
  readonly items: readonly T[];
  /** From 1. */
  readonly from: number;
  readonly to: number;
  readonly of: number;
  readonly leaves: number;
}

/** The part of a list that is shown at this turn, with at most `room` items on it. All parts are about as long. */
export function leafOf<T>(list: readonly T[], room: number, turn: number): Leaf<T> {
  const leaves = Math.max(1, Math.ceil(list.length / room));
  const length = Math.ceil(list.length / leaves);
  const start = (turn % leaves) * length;
  const items = list.slice(start, start + length);
  return { items, from: start + 1, to: start + items.length, of: list.length, leaves };
}
