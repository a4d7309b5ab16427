// Reading a journal, chapter by chapter, whether or not a process keeps it.
import { JournalError } from './error.ts';
import { Index, type IndexLine } from './finished.ts';
import {
  type ChapterText,
  chapterFile,
  chaptersIn,
  entriesOf,
  idOf,
  journalIn,
  readChapter,
} from './folder.ts';
import type { Entry, EventKind, JournalEvent } from './line.ts';

/** Reading the journal; any number of processes may at once, also while one of them keeps it. */
export class JournalReader<E extends JournalEvent> {
  /** The data folder. */
  readonly folder: string;
  /** Its UUID: made with it, the same in every copy. */
  readonly id: string;
  protected readonly journal: string;
  protected readonly kind: EventKind<E>;
  protected readonly index: Index;

  constructor(folder: string, id: string, kind: EventKind<E>) {
    this.folder = folder;
    this.journal = journalIn(folder);
    this.index = new Index(this.journal);
    this.id = id;
    this.kind = kind;
  }

  /** The numbers of its chapters, rising. */
  get chapters(): readonly number[] {
    return chaptersIn(this.journal);
  }

  /**
   * Entries in their order from a sequence number on, in chapters from `chapter` on: all of each chapter up to its first damaged
   * line. No more than a few chapters are in memory. Error: disk.
   */
  *read(from = 1, chapter = 0): Generator<Entry<E>> {
    const waiting = this.chapters.filter((each) => each >= chapter);
    // A chapter that undo came back to goes on behind the beginning of later ones.
    let pool: readonly Entry<E>[] = [];
    for (const next of waiting) {
      const entries = this.sound(next);
      const first = entries[0]?.sequence ?? 0;
      for (const entry of pool) if (entry.sequence < first && entry.sequence >= from) yield entry;
      const left = pool.filter(({ sequence }) => sequence >= first);
      pool = left.length === 0 ? entries : [...left, ...entries].toSorted((a, b) => a.sequence - b.sequence);
    }
    for (const entry of pool) if (entry.sequence >= from) yield entry;
  }

  /** The entries of one chapter up to its first damaged line, oldest first. Error: disk. */
  sound(chapter: number): readonly Entry<E>[] {
    return entriesOf(chapter, this.text(chapter).moves);
  }

  /** All entries of one chapter, oldest first. Errors: damaged, disk. */
  chapter(number: number): readonly Entry<E>[] {
    const { moves, reason } = readChapter(this.journal, number, this.kind);
    if (reason === undefined) return entriesOf(number, moves);
    throw new JournalError('damaged', { file: chapterFile(this.journal, number), reason });
  }

  /** What was noted of finished chapters that have not changed since (see `noteFinished`), by chapter, read one by one. */
  finished<T>(version: number): Iterable<IndexLine<T>> {
    return this.index.lines<T>(version);
  }

  /** A chapter as far as it is sound. */
  protected text(chapter: number): ChapterText<E> {
    return readChapter(this.journal, chapter, this.kind);
  }
}

/** Opens the journal of a data folder for reading. Errors: missing, newer, foreign, unread. */
export function readJournal<E extends JournalEvent>(folder: string, kind: EventKind<E>): JournalReader<E> {
  return new JournalReader(folder, idOf(journalIn(folder), kind.name), kind);
}
