// Events for tests of the journal, what they are kept in, and the error that something throws.
import { SIX_CARD } from '../../../shared/rules/index.ts';
import type { TableEvent } from '../../../shared/story/roster.ts';
import { TABLE_EVENTS } from '../../table/kind.ts';
import { openJournal } from '../index.ts';

type EventOf<T extends TableEvent['type']> = Extract<TableEvent, { readonly type: T }>;

/** A game of Red and Blue begins. */
export const start = (move: number): EventOf<'gameStarted'> => ({
  type: 'gameStarted',
  game: 1,
  rules: SIX_CARD,
  players: ['Red', 'Blue'],
  move,
});

/** A peg of plain pegging. */
export const peg = (move: number, seat = 0, points = 1): EventOf<'pegged'> => ({
  type: 'pegged',
  seat,
  points,
  reason: 'free',
  move,
});

/** Keeps events in a folder's journal, as a clean stop leaves it. */
export function keepAll(folder: string, events: readonly TableEvent[]): void {
  const journal = openJournal(folder, TABLE_EVENTS);
  for (const event of events) journal.append([event]);
  journal.close();
}

/** What `run` throws; undefined if it does not. */
export function caught(run: () => unknown): unknown {
  try {
    run();
  } catch (error) {
    return error;
  }
  return undefined;
}
