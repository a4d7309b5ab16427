// A league in a folder: entries in a journal, names in a file beside it that is written anew.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { type Entry, type EventKind, isJournalError, type Journal, openJournal } from '../journal/index.ts';
import { readJson, writeJson } from '../system/atomic.ts';
import { type PersonNames, personNames } from './people.ts';
import { type Appended, type LeagueEntry, type LeagueStore, type StoredEntry, StoreError } from './store.ts';

/** An entry as the journal has it. */
interface LeagueEvent {
  /** The kind of the entry. */
  readonly type: string;
  readonly move: number;
  readonly id: string;
  readonly body: unknown;
}

const LEAGUE_EVENTS: EventKind<LeagueEvent> = {
  name: 'league',
  isEvent: (read): read is LeagueEvent => 'id' in read && 'body' in read,
  beginsChapter: () => false,
};

/** Entries of a chapter, or a few more: its file is read whole. */
const CHAPTER = 100;

const namesFile = z.record(z.string(), personNames);

/** The league of a folder, making it if need be. Error: StoreError. */
export function folderStore(folder: string, now: () => number = Date.now): LeagueStore {
  return new FolderStore(folder, now);
}

class FolderStore implements LeagueStore {
  readonly #journal: Journal<LeagueEvent>;
  readonly #places = new Map<string, number>();
  readonly #file: string;
  #people: ReadonlyMap<string, PersonNames>;
  /** The place of the first entry of each chapter. */
  readonly #firsts = new Map<number, number>();
  /** What was added last: whoever adds reads it at once. */
  #last: readonly StoredEntry[] = [];

  constructor(folder: string, now: () => number) {
    this.#file = join(folder, 'people.json');
    this.#people = namesIn(this.#file);
    this.#journal = told(() => openJournal(folder, LEAGUE_EVENTS, { now }));
    for (const entry of this.#journal.read(1)) this.#note(entry);
  }

  async append(entries: readonly LeagueEntry[]): Promise<readonly Appended[]> {
    const fresh = [
      ...new Map(
        entries.filter(({ id }) => !this.#places.has(id)).map((each) => [each.id, each] as const),
      ).values(),
    ];
    const { move, sequence } = this.#journal.head;
    const events = fresh.map(({ id, kind, body }) => ({ type: kind, move: move + 1, id, body }));
    const kept = told(() => this.#journal.append(events, this.#chapterNow));
    for (const each of kept) this.#note(each);
    if (kept.length > 0) this.#last = kept.map(stored);
    return entries.map(({ id }) => {
      const place = this.#places.get(id) ?? 0;
      return { sequence: place, isNew: place > sequence };
    });
  }

  async *entries(after = 0): AsyncIterable<StoredEntry> {
    const { sequence } = this.#journal.head;
    const [first] = this.#last;
    if (after >= sequence) return;
    if (first !== undefined && after >= first.sequence - 1) {
      for (const each of this.#last) if (each.sequence > after) yield each;
      return;
    }
    const chapter = [...this.#firsts].findLast(([, each]) => each <= after + 1)?.[0];
    for (const each of this.#journal.read(after + 1, chapter)) yield stored(each);
  }

  async people(): Promise<ReadonlyMap<string, PersonNames>> {
    return this.#people;
  }

  async keepPeople(people: ReadonlyMap<string, PersonNames>): Promise<void> {
    this.#write(new Map([...this.#people, ...people]));
  }

  async erasePerson(id: string): Promise<void> {
    this.#write(new Map([...this.#people].filter(([each]) => each !== id)));
  }

  async close(): Promise<void> {
    this.#journal.close();
  }

  /** The chapter that is written to: the last one, until it is full. */
  get #chapterNow(): number {
    const [last, first = 1] = [...this.#firsts].at(-1) ?? [1];
    return this.#journal.head.sequence - first + 1 >= CHAPTER ? last + 1 : last;
  }

  #note({ sequence, chapter, event }: Entry<LeagueEvent>): void {
    this.#places.set(event.id, sequence);
    if (!this.#firsts.has(chapter)) this.#firsts.set(chapter, sequence);
  }

  #write(people: ReadonlyMap<string, PersonNames>): void {
    told(() => writeJson(this.#file, Object.fromEntries(people)));
    this.#people = people;
  }
}

/** The names in a file; none where there is no file. @throws StoreError: without them, nobody knows what a person has chosen to show */
function namesIn(file: string): ReadonlyMap<string, PersonNames> {
  const read = namesFile.safeParse(existsSync(file) ? readJson(file) : {});
  if (read.success) return new Map(Object.entries(read.data));
  const todo = 'Put a copy of it in its place, or move it away to begin without names.';
  throw new StoreError('unread', `${file} holds no names that can be read. ${todo}`, read.error);
}

const stored = ({ sequence, time, event }: Entry<LeagueEvent>): StoredEntry => ({
  ...{ sequence, at: time, id: event.id, kind: event.type, body: event.body },
});

/** Does what the disk may refuse. @throws StoreError */
function told<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    const { message, code } = error as NodeJS.ErrnoException;
    if (isJournalError(error))
      throw new StoreError(code === 'inUse' || code === 'unread' ? code : 'disk', message, error);
    if (typeof code === 'string') throw new StoreError('disk', message, error);
    throw error;
  }
}
