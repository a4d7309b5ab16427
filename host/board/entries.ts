// What was keyed on the board while no host was there.
import { ENTRY_KINDS, type EntryKind } from '../../shared/protocol/index.ts';
import type { Log } from '../system/log.ts';
import type { Delivery } from './delivery.ts';
import { isBoardError } from './errors.ts';

/** One entry, which nothing has checked. */
export interface BoardEntry {
  /** Tells boards apart; random, from when the board's memory was first used. */
  readonly log: number;
  /** Unique in its log, ascending. */
  readonly number: number;
  readonly kind: Exclude<EntryKind, 'none'>;
  /** Of a score: its lane, from 0, and its points, 1..127: those of one score, or of all of a lane in a game that was folded. */
  readonly lane: number;
  readonly points: number;
}

/** Keeps an entry, or knows that it has kept it before. False leaves it, and all after it, with the board. */
export type TakeEntry = (entry: BoardEntry) => boolean;

/** How many entries were taken, and how many the board still has. */
export interface Taken {
  readonly taken: number;
  readonly left: number;
}

/** Takes the board's entries one by one. @throws BoardError notConnected (rejects) */
export async function takeEntries(delivery: Delivery, takeEntry: TakeEntry, log: Log): Promise<Taken> {
  for (let taken = 0; ; taken++) {
    try {
      const left = await takeFirst(delivery, takeEntry, log);
      if (left !== undefined) return { taken, left };
    } catch (error) {
      if (isBoardError(error, 'refused')) return { taken, left: 0 };
      throw error;
    }
  }
}

/** Undefined if an entry was taken, or how many are left. */
async function takeFirst(delivery: Delivery, takeEntry: TakeEntry, log: Log): Promise<number | undefined> {
  const entry = await delivery.ask({ type: 'readEntry' });
  const { waiting, points, lane } = entry;
  if (waiting === 0) return 0;
  const id = { log: entry.log, number: entry.number };
  const kind = ENTRY_KINDS[entry.kind] ?? 'none';
  if (kind === 'none') log.error(id, 'an entry of the board cannot be read');
  else if (!takeEntry({ ...id, kind, lane: Math.max(0, lane - 1), points })) return waiting;
  await delivery.ask({ type: 'takeEntry', ...id });
  return undefined;
}
