// Copies of a journal: the same folder elsewhere, made while a process keeps it, checked, and put back where none runs.
import { existsSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import type { Reason } from '../../shared/words/index.ts';
import { readJson, writeJson, writePrivate } from '../system/atomic.ts';
import { systemReason } from '../system/reason.ts';
import { diskError, isJournalError, JournalError } from './error.ts';
import {
  chapterFile,
  chaptersIn,
  entriesOf,
  flushFolder,
  headFile,
  idOf,
  journalAt,
  journalIn,
  makeFolder,
  readChapter,
} from './folder.ts';
import type { Entry, EventKind, JournalEvent } from './line.ts';
import { takeLock } from './lock.ts';

/** A chapter that is not sound, from an entry on. */
interface Flaw {
  readonly chapter: number;
  readonly reason: Reason;
}

/** What a journal holds. */
export interface Checked {
  readonly folder: string;
  readonly id: string;
  readonly chapters: number;
  readonly entries: number;
  readonly flaws: readonly Flaw[];
}

/**
 * Reads a whole journal, that of a data folder or a backup, also while a process keeps it, and changes nothing; `found` is called with
 * every sound entry, chapter by chapter. Errors: missing, newer, foreign, unread.
 */
export function checkJournal<E extends JournalEvent>(
  path: string,
  kind: EventKind<E>,
  found: (entry: Entry<E>) => void = () => {},
): Checked {
  const journal = journalAt(path);
  const id = idOf(journal, kind.name);
  const flaws: Flaw[] = [];
  let entries = 0;
  const chapters = chaptersIn(journal);
  for (const [at, chapter] of chapters.entries()) {
    const before = chapters[at - 1];
    for (let missing = (before ?? chapter - 1) + 1; missing < chapter; missing++)
      flaws.push({
        chapter: missing,
        reason: { code: 'gone', details: { text: chapterFile(journal, missing) } },
      });
    const { moves, reason } = readChapter(journal, chapter, kind);
    const sound = entriesOf(chapter, moves);
    for (const entry of sound) found(entry);
    entries += sound.length;
    if (reason !== undefined) flaws.push({ chapter, reason });
  }
  return { folder: journal, id, chapters: chapters.length, entries, flaws };
}

/** A journal that changes while it is copied is copied again, at most so often. */
const TRIES = 20;

/**
 * Copies the journal of a data folder to a new folder, also while a process keeps it. A folder under the name `target` is replaced by
 * the whole copy. Errors: missing, disk, which names the side that failed.
 */
export function copyJournal(folder: string, target: string): void {
  const journal = journalIn(folder);
  if (chaptersIn(journal).length === 0 && !existsSync(headFile(journal)))
    throw new JournalError('missing', { folder });
  const part = `${target}.part`;
  try {
    rmSync(part, { recursive: true, force: true });
    makeFolder(part);
    for (let tries = 0; tries < TRIES; tries++) {
      const before = sizesOf(journal);
      copyFiles(journal, part);
      if (sizesOf(journal) === before) break;
    }
    flushFolder(part);
    replace(part, target);
  } catch (error) {
    rmSync(part, { recursive: true, force: true });
    if (isJournalError(error, 'unread') || isJournalError(error, 'missing')) throw error;
    const reason = isJournalError(error, 'disk') ? error.details.reason : systemReason(error);
    throw new JournalError('disk', { file: target, reason }, { cause: error });
  }
}

/** Names and sizes of the chapters. */
const sizesOf = (journal: string): string =>
  chaptersIn(journal)
    .map(
      (chapter) => `${chapter} ${statSync(chapterFile(journal, chapter), { throwIfNoEntry: false })?.size}`,
    )
    .join();

function copyFiles(journal: string, target: string): void {
  const files = chaptersIn(journal).map((chapter) => chapterFile(journal, chapter));
  for (const file of [headFile(journal), ...files].filter((each) => existsSync(each)))
    writePrivate(join(target, basename(file)), readSource(file));
}

/** The bytes of a file that is to be copied. Its errors are not those of the target. */
function readSource(file: string): Buffer {
  try {
    const bytes = readFileSync(file);
    // A move that is being written is not there yet.
    return file.endsWith('.jsonl') ? bytes.subarray(0, bytes.lastIndexOf('\n') + 1) : bytes;
  } catch (error) {
    throw new JournalError('unread', { file, reason: systemReason(error) }, { cause: error });
  }
}

function replace(part: string, target: string): void {
  const old = `${target}.old`;
  if (existsSync(target)) {
    // What a crash has left there.
    rmSync(old, { recursive: true, force: true });
    renameSync(target, old);
  }
  renameSync(part, target);
  flushFolder(dirname(resolve(target)));
  rmSync(old, { recursive: true, force: true });
}

/**
 * Puts a backup in the place of a folder's journal, which gets another name. No process may have it open. @returns that name;
 * undefined if there was no journal. Errors: inUse, disk
 */
export function putBack(folder: string, backup: string, time: number): string | undefined {
  const [journal, source] = [journalIn(folder), journalAt(backup)];
  const fresh = `${journal}.restored`;
  try {
    rmSync(fresh, { recursive: true, force: true });
    makeFolder(fresh);
    copyFiles(source, fresh);
    const before = existsSync(journal) ? setAside(journal, time) : undefined;
    renameSync(fresh, journal);
    flushFolder(folder);
    return before;
  } catch (error) {
    rmSync(fresh, { recursive: true, force: true });
    if (isJournalError(error)) throw error;
    throw diskError(journal, error);
  }
}

/** Renames a journal that no process has open. */
function setAside(journal: string, time: number): string {
  const release = takeLock(journal);
  try {
    const before = `${journal}.before-${new Date(time).toISOString().replaceAll(':', '-')}`;
    renameSync(journal, before);
    return before;
  } finally {
    release();
  }
}

/** The last copy that was made of a journal and found sound. */
interface BackupNote {
  readonly file: string;
  /** Milliseconds since 1970. */
  readonly time: number;
  /** Entries in it. */
  readonly entries: number;
}

const noteFile = (folder: string): string => join(folder, 'journal.backup');

/** Notes in the data folder that a backup was made. */
export function noteBackup(folder: string, note: BackupNote): void {
  try {
    writeJson(noteFile(folder), note);
  } catch {
    // The note is a courtesy, and the folder may be read-only: the backup is made.
  }
}

/** The last backup of the journal in a folder; undefined if none is noted. */
export function lastBackup(folder: string): BackupNote | undefined {
  const { file, time, entries } = Object(readJson(noteFile(folder))) as Partial<BackupNote>;
  const known = typeof file === 'string' && Number.isSafeInteger(time) && Number.isSafeInteger(entries);
  return known ? ({ file, time, entries } as BackupNote) : undefined;
}
