// A league in a folder: entries in a journal, names in a file beside it.
import { appendFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { type Entry, type EventKind, isJournalError, type Journal, openJournal } from '../journal/index.ts';
import { readText, writeJson } from '../system/atomic.ts';
import { jsonIn } from '../system/json.ts';
import { type PersonNames, personNames } from './people.ts';
import { type LeagueEntry, type LeagueStore, type StoredEntry, StoreError } from './store.ts';

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

/** Names by the ids of people. What a file has of somebody last is what counts. */
const namesFile = z.array(z.record(z.string(), personNames)).min(1);

/** The league of a folder, making it if need be. Error: StoreError. */
export function folderStore(folder: string, now: () => number = Date.now): LeagueStore {
  return new FolderStore(folder, now);
}

class FolderStore implements LeagueStore {
  readonly #journal: Journal<LeagueEvent>;
  readonly #known = new Set<string>();
  readonly #file: string;
  /** Whether the file of names ends with a whole line, behind which another one can be written. */
  #isWhole: boolean;
  /** The place of the first entry of each chapter. */
  readonly #firsts = new Map<number, number>();

  constructor(folder: string, now: () => number) {
    this.#file = join(folder, 'people.json');
    this.#isWhole = namesIn(this.#file).isWhole;
    this.#journal = told(() => openJournal(folder, LEAGUE_EVENTS, { now }));
    for (const entry of this.#journal.read(1)) this.#note(entry);
  }

  async append(entries: readonly LeagueEntry[]): Promise<readonly StoredEntry[]> {
    const fresh = new Map(entries.filter(({ id }) => !this.#known.has(id)).map((each) => [each.id, each]));
    const move = this.#journal.head.move + 1;
    const events = [...fresh.values()].map(({ id, kind, body }) => ({ type: kind, move, id, body }));
    const kept = told(() => this.#journal.append(events, this.#chapterNow));
    for (const each of kept) this.#note(each);
    return kept.map(stored);
  }

  async *entries(after = 0): AsyncIterable<StoredEntry> {
    if (after >= this.#journal.head.sequence) return;
    const chapter = [...this.#firsts].findLast(([, each]) => each <= after + 1)?.[0];
    for (const each of this.#journal.read(after + 1, chapter)) yield stored(each);
  }

  async people(): Promise<ReadonlyMap<string, PersonNames>> {
    return namesIn(this.#file).people;
  }

  async keepPeople(people: ReadonlyMap<string, PersonNames>): Promise<void> {
    if (!this.#isWhole) return this.#write(new Map([...namesIn(this.#file).people, ...people]));
    const line = `${JSON.stringify(Object.fromEntries(people))}\n`;
    this.#isWhole = false;
    told(() => appendFileSync(this.#file, line, { flush: true }));
    this.#isWhole = true;
  }

  async erasePerson(id: string): Promise<void> {
    const { people } = namesIn(this.#file);
    this.#write(new Map([...people].filter(([each]) => each !== id)));
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
    this.#known.add(event.id);
    if (!this.#firsts.has(chapter)) this.#firsts.set(chapter, sequence);
  }

  #write(people: ReadonlyMap<string, PersonNames>): void {
    told(() => writeJson(this.#file, Object.fromEntries(people)));
    this.#isWhole = true;
  }
}

/**
 * The names in a file, an object on each line but for the first, which may have several; none where there is no file. @throws
 * StoreError: without them, nobody knows what a person has chosen to show
 */
function namesIn(file: string) {
  if (!existsSync(file)) return { people: new Map<string, PersonNames>(), isWhole: false };
  const text = readText(file) ?? '';
  const objects = text.split(/\n(?=\{)/).map(jsonIn);
  const isWhole = text.endsWith('\n');
  // A write that was cut off, and never acknowledged.
  if (!isWhole && objects.length > 1) objects.pop();
  const read = namesFile.safeParse(objects);
  if (read.success) return { people: new Map(read.data.flatMap(Object.entries)), isWhole };
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
