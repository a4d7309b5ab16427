// Copies of halls' journals beside the table's own: if a hall's machine dies for good, any table can give its nights back.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { type HallEntry, openHallJournal } from '../hall/index.ts';

type HallJournal = ReturnType<typeof openHallJournal>;

/** A piece of a hall's journal. */
export interface HallPiece {
  /** The id of the hall's journal. */
  readonly hall: string;
  readonly entries: readonly HallEntry[];
}

const isSame = (a: HallEntry | undefined, b: HallEntry | undefined): boolean =>
  JSON.stringify([a?.time, a?.event]) === JSON.stringify([b?.time, b?.event]);

/** A folder for each hall, which is a hall's own: `muggins hall start --data FOLDER/ID`. */
export class HallReplica {
  readonly #folder: string;
  #open: { readonly hall: string; readonly journal: HallJournal } | undefined;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** The entry to ask for: the last that is here, so that its likeness can be seen. Errors: those of a journal. */
  next(hall: string): number {
    return Math.max(1, this.#journal(hall).head.sequence);
  }

  /**
   * Takes a piece that begins with the last entry that is here. Where the hall has another one there, its journal was put back: the
   * copy begins anew. Errors: those of a journal; nothing is taken then. @returns whether there may be more
   */
  take({ hall, entries }: HallPiece): boolean {
    const journal = this.#journal(hall);
    const { sequence } = journal.head;
    const [own] = sequence === 0 ? [] : journal.read(sequence, sequence);
    if (own !== undefined && !isSame(own, entries[0])) {
      this.close();
      rmSync(join(this.#folder, hall), { recursive: true });
      return true;
    }
    const fresh = own === undefined ? entries : entries.slice(1);
    if (fresh.length > 0) journal.adopt(fresh);
    return fresh.length > 0;
  }

  close(): void {
    this.#open?.journal.close();
    this.#open = undefined;
  }

  #journal(hall: string): HallJournal {
    if (this.#open?.hall !== hall) {
      this.close();
      this.#open = { hall, journal: openHallJournal(join(this.#folder, hall)) };
    }
    return this.#open.journal;
  }
}
