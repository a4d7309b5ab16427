// What a league keeps: entries that are only ever added, and beside them the names of people, which can be erased. Everything else is a
// fold of these. In a folder, or in PostgreSQL: both are one to those who use them.
import type { PersonNames } from './people.ts';

/** What is added: JSON without names of people. */
export interface LeagueEntry {
  /** The same id again is the same entry. */
  readonly id: string;
  /** What it is, such as `report` or `clubEnrolled`. */
  readonly kind: string;
  readonly body: unknown;
}

/** An entry with its place, from 1, and its time in milliseconds of the server's clock. */
export interface StoredEntry extends LeagueEntry {
  readonly sequence: number;
  readonly at: number;
}

/** Rejects with a StoreError where the disk or the database takes nothing. */
export interface LeagueStore {
  /** Adds those of these entries whose ids are not known: all of them, or none. @returns those that it added, in their order */
  append(entries: readonly LeagueEntry[]): Promise<readonly StoredEntry[]>;
  /** Entries behind a place, in their order. */
  entries(after?: number): AsyncIterable<StoredEntry>;
  /** The names of people, by the ids that the league gives them. */
  people(): Promise<ReadonlyMap<string, PersonNames>>;
  /** Keeps names, in place of those that there were. */
  keepPeople(people: ReadonlyMap<string, PersonNames>): Promise<void>;
  /** Erases the names of a person. */
  erasePerson(id: string): Promise<void>;
  close(): Promise<void>;
}

/** The store takes nothing now: `code` says why, as for a journal. */
export class StoreError extends Error {
  override readonly name = 'StoreError';
  readonly code: 'inUse' | 'disk' | 'database' | 'unread';

  constructor(code: StoreError['code'], message: string, cause: unknown) {
    super(message, { cause });
    this.code = code;
  }
}
