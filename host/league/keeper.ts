// A league that runs: its store, and what its entries come to. Each act is decided on everything that bears on it.
import { randomUUID } from 'node:crypto';
import { EventEmitter } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import type { PersonNames } from './people.ts';
import type { LeagueEntry, LeagueStore, StoredEntry } from './store.ts';

/** Takes each entry once, in order; entries of kinds that it does not know are not for it. */
export interface LeagueFold {
  add(entry: StoredEntry): void;
}

type Names = ReadonlyMap<string, PersonNames>;

/** What somebody wants of the league. */
interface LeagueAct {
  /** The entries to add. It sees all entries folded but those of acts that share nothing with it. */
  readonly decide: () => readonly LeagueEntry[];
  /** The names that go with them. It sees its own entries folded too. */
  readonly names?: () => Names;
  /** What the decision depends on, such as `club bell`; undefined: everything. */
  readonly about?: readonly string[];
}

/** Acts that share nothing and wait for the disk together. */
interface Group {
  readonly acts: LeagueAct[];
  readonly about: Set<string>;
  readonly stored: Promise<void>;
}

/** Acts of a group at most: pages are made between groups. */
const TOGETHER = 8;

/** Emits `changed` when entries or names have changed. */
export class LeagueKeeper extends EventEmitter<{ changed: [] }> {
  readonly #store: LeagueStore;
  readonly #folds: readonly LeagueFold[];
  #sequence = 0;
  #people = new Map<string, PersonNames>();
  /** Another one after each change of names, which no entry tells, and after each start. */
  #names = randomUUID();
  #last: Promise<unknown> = Promise.resolve();
  /** The last group, until it begins. */
  #waiting: Group | undefined;

  private constructor(store: LeagueStore, folds: readonly LeagueFold[]) {
    super();
    this.#store = store;
    this.#folds = folds;
  }

  /** Reads all entries. Rejects with a StoreError. */
  static async open(store: LeagueStore, folds: readonly LeagueFold[]): Promise<LeagueKeeper> {
    const keeper = new LeagueKeeper(store, folds);
    await keeper.#catchUp();
    keeper.#people = new Map(await store.people());
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

  /** Adds the entries that are decided, all or none, and keeps the names. Rejects as the store does, and with what `decide` throws. */
  async act({ decide, ...act }: LeagueAct): Promise<void> {
    let failed: { readonly error: unknown } | undefined;
    const tried = () => {
      try {
        return decide();
      } catch (error) {
        failed = { error };
        return [];
      }
    };
    const group = this.#groupFor(act.about);
    group.acts.push({ ...act, decide: tried });
    await group.stored;
    if (failed !== undefined) throw failed.error;
  }

  /** Erases the names of a person. Rejects as the store does. */
  erase(person: string): Promise<void> {
    return this.#inTurn(async () => {
      await this.#store.erasePerson(person);
      this.#people.delete(person);
      this.#named();
    });
  }

  async close(): Promise<void> {
    this.removeAllListeners();
    await this.#last.catch(() => {});
    await this.#store.close();
  }

  /** The group of an act: the last one, if they share nothing. */
  #groupFor(about: readonly string[] | undefined): Group {
    const last = this.#waiting;
    const isOpen = about !== undefined && last !== undefined && last.acts.length < TOGETHER;
    const isApart = isOpen && !about.some((each) => last.about.has(each));
    const acts: LeagueAct[] = [];
    const group = isApart
      ? last
      : { acts, about: new Set<string>(), stored: this.#inTurn(() => this.#settle(acts)) };
    for (const each of about ?? []) group.about.add(each);
    this.#waiting = about && group;
    return group;
  }

  async #settle(acts: readonly LeagueAct[]): Promise<void> {
    // Requests that have arrived meanwhile come along.
    await setImmediate();
    if (this.#waiting?.acts === acts) this.#waiting = undefined;
    await this.#catchUp();
    const entries = acts.flatMap(({ decide }) => decide());
    if (entries.length > 0) {
      const added = await this.#store.append(entries);
      // Another server may have added some before them.
      await (added[0]?.sequence === this.#sequence + 1 ? this.#fold(added) : this.#catchUp());
    }
    const names = new Map(acts.flatMap((each) => [...(each.names?.() ?? [])]));
    if (names.size === 0) return;
    await this.#store.keepPeople(names);
    for (const [person, each] of names) this.#people.set(person, each);
    this.#named();
  }

  /** Folds what has been added since, also by another server. */
  #catchUp(): Promise<void> {
    return this.#fold(this.#store.entries(this.#sequence));
  }

  async #fold(entries: readonly StoredEntry[] | AsyncIterable<StoredEntry>): Promise<void> {
    const before = this.#sequence;
    for await (const entry of entries) {
      for (const fold of this.#folds) fold.add(entry);
      this.#sequence = entry.sequence;
    }
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
