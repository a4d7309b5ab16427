// Kept games in memory, for tests of the folds: what a database would keep, with the entries of a journal beside it.

import type { Tally } from '../figures.ts';
import {
  type Changes,
  changesOf,
  type Filed,
  follow,
  type GameRecord,
  type Ledger,
  NO_GAMES,
  type Shelf,
} from '../ledger.ts';

/** A journal in memory, followed entry by entry. */
export class MemoryShelf implements Shelf {
  readonly journal: string;
  readonly entries: Filed[] = [];
  readonly records = new Map<number, GameRecord>();
  readonly tallies = new Map<string, Tally>();
  ledger: Ledger = NO_GAMES;

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

  tally(id: string): Tally | undefined {
    return this.tallies.get(id);
  }

  chapter(game: number, before = Number.POSITIVE_INFINITY): readonly Filed[] {
    return this.entries.filter(({ chapter, sequence }) => chapter === game && sequence < before);
  }

  #change({ records, tallies }: Changes): void {
    for (const record of records) this.records.set(record.opening.number, asKept(record));
    for (const [id, tally] of tallies) {
      if (tally === undefined) this.tallies.delete(id);
      else this.tallies.set(id, asKept(tally));
    }
  }
}

/** As it comes back from a database: JSON. */
export const asKept = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
