// A league that runs: its store, and what its entries come to. One thing is decided at a time, and on everything that is known.
import { randomUUID } from 'node:crypto';
import { EventEmitter } from 'node:events';
import type { PersonNames } from './people.ts';
import type { Appended, LeagueEntry, LeagueStore, StoredEntry } from './store.ts';

/** Takes each entry once, in order; entries of kinds that it does not know are not for it. */
export interface LeagueFold {
  add(entry: StoredEntry): void;
}

type Names = ReadonlyMap<string, PersonNames>;

/** Emits `changed` when entries or names have changed. */
export class LeagueKeeper extends EventEmitter<{ changed: [] }> {
  readonly #store: LeagueStore;
  readonly #folds: readonly LeagueFold[];
  #sequence = 0;
  #people: Names = new Map();
  /** Another one after each change of names, which no entry tells, and after each start. */
  #names = randomUUID();
  #last: Promise<unknown> = Promise.resolve();

  private constructor(store: LeagueStore, folds: readonly LeagueFold[]) {
    super();
    this.#store = store;
    this.#folds = folds;
  }

  /** Reads all entries. Rejects with a StoreError. */
  static async open(store: LeagueStore, folds: readonly LeagueFold[]): Promise<LeagueKeeper> {
    const keeper = new LeagueKeeper(store, folds);
    await keeper.#catchUp();
    return keeper;
  }

  /** The place of the last entry. */
  get sequence(): number {
    return this.#sequence;
  }

  /** Names by the ids of the league; nobody who was forgotten. */
  get people(): Names {
    return this.#people;
  }

  /** Another one after each change: pages that were made at the same version are the same. */
  get version(): string {
    return `${this.#sequence}.${this.#names}`;
  }

  /** An entry by its place; undefined where there is none. Rejects as the store does. */
  async entry(sequence: number): Promise<StoredEntry | undefined> {
    for await (const each of this.#store.entries(sequence - 1)) return each;
    return undefined;
  }

  /**
   * Adds the entries that `decide` gives, all or none, and keeps the names that go with them. `decide` sees all entries folded, `names`
   * its own too, and nothing else is decided meanwhile. Rejects as the store does.
   */
  act(decide: () => readonly LeagueEntry[], names?: () => Names): Promise<readonly Appended[]> {
    return this.#inTurn(async () => {
      await this.#catchUp();
      const entries = decide();
      const appended = entries.length === 0 ? [] : await this.#store.append(entries);
      if (entries.length > 0) await this.#catchUp();
      await this.#keep(names?.() ?? new Map());
      return appended;
    });
  }

  /** Erases the names of a person. Rejects as the store does. */
  erase(person: string): Promise<void> {
    return this.#inTurn(async () => {
      await this.#store.erasePerson(person);
      this.#people = new Map([...this.#people].filter(([id]) => id !== person));
      this.#named();
    });
  }

  async #keep(names: Names): Promise<void> {
    if (names.size === 0) return;
    await this.#store.keepPeople(names);
    this.#people = new Map([...this.#people, ...names]);
    this.#named();
  }

  async close(): Promise<void> {
    this.removeAllListeners();
    await this.#last.catch(() => {});
    await this.#store.close();
  }

  /** Folds what has been added since, also by another server. */
  async #catchUp(): Promise<void> {
    const before = this.#sequence;
    for await (const entry of this.#store.entries(before)) {
      for (const fold of this.#folds) fold.add(entry);
      this.#sequence = entry.sequence;
    }
    if (before === 0) this.#people = await this.#store.people();
    if (this.#sequence > before) this.emit('changed');
  }

  #named(): void {
    this.#names = randomUUID();
    this.emit('changed');
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#last.catch(() => {}).then(work);
    this.#last = done;
    return done;
  }
}
