// Copies of halls' journals beside the table's own: if a hall's machine dies for good, any table can give its nights back.
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { chainOf, type HallEntry, openHallJournal, readHall } from '../hall/index.ts';

type HallJournal = ReturnType<typeof openHallJournal>;

/** Characters of JSON and entries in one piece at most. */
const PIECE = { characters: 150_000, entries: 500 } as const;

/** A piece of a hall's journal. */
export interface HallPiece {
  /** The id of the hall's journal. */
  readonly hall: string;
  readonly entries: readonly HallEntry[];
}

/** A copy that is here. */
export interface KeptCopy {
  readonly hall: string;
  /** The digest after each entry. */
  readonly chain: readonly string[];
  /** When its last night was opened; null: it has none. */
  readonly night: number | null;
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

  /** Every copy that is here and can be read. */
  kept(): readonly KeptCopy[] {
    this.close();
    return foldersIn(this.#folder).flatMap((hall) => {
      const copy = reading(join(this.#folder, hall), (entries): KeptCopy => {
        const all = [...entries];
        const night = all.findLast(({ event }) => event.type === 'nightOpened');
        return { hall, chain: chainOf(all), night: night?.event.at ?? null };
      });
      return copy === undefined || copy.chain.length === 0 ? [] : [copy];
    });
  }

  /** A piece of a copy from an entry on; empty where there is none. */
  piece(hall: string, from: number): readonly HallEntry[] {
    this.close();
    if (!foldersIn(this.#folder).includes(hall)) return [];
    const piece = reading(join(this.#folder, hall), (_, read) => {
      const entries: HallEntry[] = [];
      let characters = 0;
      for (const entry of read(from, from + PIECE.entries - 1)) {
        characters += JSON.stringify(entry).length;
        if (entries.length > 0 && characters > PIECE.characters) break;
        entries.push(entry);
      }
      return entries;
    });
    return piece ?? [];
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

/** The halls of which there is a copy. */
function foldersIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

type Read = (from: number, to: number) => Iterable<HallEntry>;

/** Reads a copy; undefined where it cannot be read. */
function reading<T>(folder: string, work: (entries: Iterable<HallEntry>, read: Read) => T): T | undefined {
  try {
    const journal = readHall(folder);
    try {
      return work(journal.read(), (from, to) => journal.read(from, to));
    } finally {
      journal.close();
    }
  } catch {
    return undefined;
  }
}
