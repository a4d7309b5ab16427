// What must never be lost: every event of a table or a hall, on disk before anything lights. A folder of chapters, a line for each move.
import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import type { Message, NoticeDetails, Reason } from '../../shared/words/index.ts';
import { writeJson } from '../system/atomic.ts';
import { type Stray, writeChapters } from './adopt.ts';
import { diskError, isJournalError, JournalError } from './error.ts';
import {
  type ChapterText,
  chapterFile,
  entriesOf,
  flushFolder,
  headFile,
  journalIn,
  lastMoveIn,
  makeFolder,
  readHead,
  VERSION,
} from './folder.ts';
import { type Entry, type EventKind, type JournalEvent, type Move, makeLine } from './line.ts';
import { type Release, takeLock } from './lock.ts';
import { JournalReader } from './reader.ts';
import { rewriteJournal, settleRewrite } from './rewrite.ts';
import { asideFolder, ChapterWriter, cutChapter } from './writer.ts';

/** Damage that was found when the journal was opened. */
type Notice = Message<Pick<NoticeDetails, 'aside'>>;

/** The place of the last entry; zeros in an empty journal. */
export interface Head {
  readonly sequence: number;
  readonly move: number;
  readonly chapter: number;
}

interface JournalOptions {
  /** Milliseconds since 1970; the system's clock if not given. */
  readonly now?: () => number;
  /** The identity of a new journal; a new one if not given. */
  readonly id?: string | undefined;
}

/** Opens the journal of a data folder to keep it, making both if need be. Errors: inUse, newer, foreign, disk, unread. */
export const openJournal = <E extends JournalEvent>(
  folder: string,
  kind: EventKind<E>,
  options: JournalOptions = {},
): Journal<E> => new Journal(folder, kind, options);

/** Codes of journals whose storage does not take anything now: they can be read all the same. */
const isStorage = (error: unknown): error is JournalError<'disk'> => isJournalError(error, 'disk');

/** The journal as its one keeper has it. */
export class Journal<E extends JournalEvent> extends JournalReader<E> {
  readonly #now: () => number;
  #release: Release | undefined;
  #writer: { readonly chapter: number; readonly file: ChapterWriter } | undefined;
  #head: Head = { sequence: 0, move: 0, chapter: 0 };
  #state: 'opening' | 'open' | 'closed' = 'opening';
  #notices: readonly Notice[] = [];
  #refusal: Reason | undefined;

  constructor(folder: string, kind: EventKind<E>, { now = Date.now, id = randomUUID() }: JournalOptions) {
    super(folder, readHead(journalIn(folder), kind.name) ?? id, kind);
    this.#now = now;
    try {
      this.#take();
    } catch (error) {
      // Without a folder there is nothing to show.
      if (!isStorage(error) || !existsSync(folder)) throw error;
      this.#refusal = error.details.reason;
    }
    try {
      this.#head = this.#findHead();
      this.#notices = this.#asides();
      this.#state = 'open';
    } catch (error) {
      this.close();
      throw error;
    }
  }

  get head(): Head {
    return this.#head;
  }

  /** Damaged chapters, each until its notice is acknowledged. */
  get notices(): readonly Notice[] {
    return this.#notices;
  }

  /** Why nothing is kept: the storage is read-only or full, or it failed. Undefined where the last move was kept. */
  get refusal(): Reason | undefined {
    return this.#refusal;
  }

  /**
   * Appends the events of one move, to a chapter; to that of the last entry, or the one they begin, unless it is given. Returns their
   * entries when all are on disk; throws otherwise. Errors: disk, and none is kept or ever will be; inDoubt, and that is not known yet.
   */
  append(events: readonly E[], chapter = this.#next(events)): readonly Entry<E>[] {
    return this.#keep(events, chapter, (line) => this.#writerOf(chapter).append(line));
  }

  /**
   * Appends the events of one move to the last chapter, and changes every event of the journal: both, or neither. Places and times stay.
   * Lines that cannot be read go, as do notes of chapters. Errors: as of `append`.
   */
  rewrite(events: readonly E[], change: (event: E) => E): void {
    const { chapter } = this.#head;
    this.#keep(events.map(change), chapter, (line) => {
      this.#writer?.file.settle();
      this.#closeWriter();
      // What is damaged goes aside, so that a notice says so.
      for (const each of this.chapters) this.text(each);
      rewriteJournal(this.folder, { file: chapterFile(this.journal, chapter), line }, change);
    });
  }

  #keep(events: readonly E[], chapter: number, write: (line: string) => void): readonly Entry<E>[] {
    const last = events.at(-1);
    if (last === undefined) return [];
    const { sequence } = this.#head;
    const move: Move<E> = { sequence: sequence + 1, time: Math.trunc(this.#now()), events };
    try {
      this.#take();
      write(makeLine(move));
      this.#refusal = undefined;
    } catch (error) {
      const refused = error instanceof JournalError ? error : this.#failed(chapter, error);
      this.#refusal = 'reason' in refused.details ? refused.details.reason : undefined;
      throw refused;
    }
    this.#head = { sequence: sequence + events.length, move: last.move, chapter };
    return entriesOf(chapter, [move]);
  }

  /** Adds chapters of another journal with their times. They are behind all others. Error: disk. */
  adopt(entries: Iterable<Stray<E>>): void {
    try {
      this.#take();
      this.#head = writeChapters(this.journal, entries, this.#head);
    } catch (error) {
      throw error instanceof JournalError ? error : this.#failed(this.#head.chapter, error);
    }
  }

  /** Drops the notice of a damaged chapter once it has been read. Error: disk. */
  acknowledge(chapter: number): void {
    const folder = asideFolder(this.journal);
    try {
      for (const name of namesIn(folder))
        if (chapterOf(name) === chapter) renameSync(join(folder, name), join(folder, `${name}.read`));
    } catch (error) {
      throw this.#failed(chapter, error);
    }
    this.#notices = this.#asides();
  }

  /** Notes what lists need of a chapter, which the next start need not read then; `last` is its last entry. @returns whether it did */
  noteFinished(version: number, { sequence, chapter, event }: Entry<E>, value: unknown): boolean {
    try {
      this.index.add({ version, chapter, sequence, move: event.move, value });
      return true;
    } catch {
      return false;
    }
  }

  close(): void {
    this.#state = 'closed';
    this.#closeWriter();
    this.#release?.();
    this.#release = undefined;
  }

  /** A chapter as far as it is sound. If it is longer, its rest is kept aside; where the storage takes nothing, it stays for now. */
  protected override text(chapter: number): ChapterText<E> {
    const text = super.text(chapter);
    if (text.sound === text.bytes) return text;
    try {
      if (chapter !== this.#writer?.chapter)
        cutChapter(this.journal, chapter, { ...text, time: this.#now() });
    } catch {
      if (text.reason === undefined) return text;
    }
    if (this.#state === 'open') this.#notices = this.#asides();
    return text;
  }

  /** Makes the journal its own, if it is not yet. Errors: inUse, disk, and those of its head. */
  #take(): void {
    if (this.#release !== undefined) return;
    if (this.#state === 'closed') throw Object.assign(new Error('the journal is closed'), { code: 'EBADF' });
    makeFolder(this.journal);
    const release = takeLock(this.journal);
    try {
      if (readHead(this.journal, this.kind.name) === undefined) this.#begin();
      settleRewrite(this.folder);
      this.#release = release;
    } catch (error) {
      release();
      if (error instanceof JournalError) throw error;
      throw diskError(this.journal, error);
    }
  }

  /** Writes who it is. What was there before and cannot be read is kept. */
  #begin(): void {
    const file = headFile(this.journal);
    if (existsSync(file)) renameSync(file, `${file}.damaged-${this.#now()}`);
    writeJson(file, { id: this.id, kind: this.kind.name, version: VERSION });
    flushFolder(this.journal);
  }

  #writerOf(chapter: number): ChapterWriter {
    if (this.#writer?.chapter === chapter) return this.#writer.file;
    const text = super.text(chapter);
    cutChapter(this.journal, chapter, { ...text, time: this.#now() });
    const file = new ChapterWriter(chapterFile(this.journal, chapter), text.sound);
    this.#writer?.file.close();
    this.#writer = { chapter, file };
    return file;
  }

  #closeWriter(): void {
    this.#writer?.file.close();
    this.#writer = undefined;
  }

  /** The place of the last entry. Only the last chapter is read whole. */
  #findHead(): Head {
    const known = new Map(this.index.places.map((place) => [place.chapter, place]));
    const { chapters } = this;
    const heads = chapters.flatMap((chapter): readonly Head[] => {
      const noted = known.get(chapter);
      if (noted !== undefined) return [noted];
      const last = chapter === chapters.at(-1) ? undefined : lastMoveIn(this.journal, chapter, this.kind);
      const move = last ?? this.text(chapter).moves.at(-1);
      return move === undefined ? [] : [headAt(chapter, move)];
    });
    const none = { sequence: 0, move: 0, chapter: 0 };
    const { sequence, move, chapter } = heads.reduce((a, b) => (b.sequence > a.sequence ? b : a), none);
    return { sequence, move, chapter };
  }

  #asides(): readonly Notice[] {
    const folder = asideFolder(this.journal);
    return namesIn(folder).map((name) => ({
      code: 'aside',
      details: { game: chapterOf(name), evidence: join(folder, name) },
    }));
  }

  /** The chapter of events for which none is given. */
  #next([first]: readonly E[]): number {
    return this.#head.chapter + (first !== undefined && this.kind.beginsChapter(first.type) ? 1 : 0);
  }

  #failed(chapter: number, cause: unknown): JournalError<'disk'> {
    return diskError(chapterFile(this.journal, chapter), cause);
  }
}

const headAt = (chapter: number, { sequence, events }: Move): Head => ({
  sequence: sequence + events.length - 1,
  move: events.at(-1)?.move ?? 0,
  chapter,
});

/** Files of damaged chapters whose notices are not acknowledged. */
function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder).filter((name) => name.endsWith('.jsonl'));
  } catch {
    return [];
  }
}

const chapterOf = (name: string): number => Number.parseInt(name, 10);
