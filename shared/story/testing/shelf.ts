// Kept games in memory, for tests of the folds: what a database would keep, with the entries of a journal beside it.

import type { PlayerTally } from '../figures.ts';
import {
  changesOf,
  follow,
  type GameRecord,
  type GameShelf,
  type GamesFold,
  NO_GAMES,
  type ShelfChanges,
} from '../ledger.ts';
import type { TableEvent } from '../roster.ts';

/** An entry of the journal, as the fold takes it. */
export type Filed = Parameters<typeof follow>[1];

/** A journal in memory, followed entry by entry. */
export class MemoryShelf implements GameShelf {
  readonly journal: string;
  readonly entries: Filed[] = [];
  readonly records = new Map<number, GameRecord>();
  readonly tallies = new Map<string, PlayerTally>();
  ledger: GamesFold = NO_GAMES;

  constructor(journal = '') {
    this.journal = journal;
  }

  add(entry: Filed): void {
    const turn = follow(this.ledger, entry, { shelf: this, journal: this.journal });
    this.entries.push(entry);
    this.#change(changesOf(turn, this));
    this.ledger = turn.ledger;
  }

  record(game: number): GameRecord | undefined {
    return this.records.get(game);
  }

  tally(id: string): PlayerTally | undefined {
    return this.tallies.get(id);
  }

  chapter(game: number, before = Number.POSITIVE_INFINITY): readonly Filed[] {
    return this.entries.filter(({ chapter, sequence }) => chapter === game && sequence < before);
  }

  #change({ records, tallies }: ShelfChanges): void {
    for (const record of records) this.records.set(record.opening.number, asKept(record));
    for (const [id, tally] of tallies) {
      if (tally === undefined) this.tallies.delete(id);
      else this.tallies.set(id, asKept(tally));
    }
  }
}

/** As it comes back from a database: JSON. */
export const asKept = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** The number of the game that an event belongs to if it comes next; 0 before the first. */
export function chapterOf({ games, current, future }: GamesFold, event: TableEvent): number {
  if (event.type === 'gameStarted') return games + 1;
  if (event.type === 'redone') return future?.opening.number ?? 0;
  return current?.opening.number ?? 0;
}
