// The folder of a journal: its identity, its chapters, and what of a chapter's file is sound.
import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import * as z from 'zod';
import type { Reason } from '../../shared/words/index.ts';
import { readJson } from '../system/atomic.ts';
import { systemReason } from '../system/reason.ts';
import { diskError, JournalError } from './error.ts';
import { type Entry, type EventKind, type JournalEvent, type Move, parseMove } from './line.ts';

/** The format that this program writes. */
export const VERSION = 1;

/** The journal of a path: a data folder, or a journal itself, such as a backup. */
export const journalAt = (path: string): string => (existsSync(headFile(path)) ? path : journalIn(path));

/** The journal in a data folder. */
export const journalIn = (folder: string): string => join(folder, 'journal');

export const headFile = (journal: string): string => join(journal, 'journal.json');

export const chapterFile = (journal: string, chapter: number): string =>
  join(journal, `${`${chapter}`.padStart(6, '0')}.jsonl`);

const CHAPTER = /^(\d{6,})\.jsonl$/;

/** The numbers of the chapters, rising; none where there is no folder. Error: unread. */
export function chaptersIn(journal: string): readonly number[] {
  const names = ofDisk(journal, () => readdirSync(journal), []);
  const numbers = names.flatMap((name) => CHAPTER.exec(name)?.[1] ?? []);
  return numbers.map(Number).toSorted((a, b) => a - b);
}

const headSchema = z.object({ id: z.uuid(), kind: z.string(), version: z.number() });

/** The id in journal.json; undefined where there is none, or it cannot be read. Errors: newer, foreign. */
export function readHead(journal: string, kind: string): string | undefined {
  const { data } = headSchema.safeParse(readJson(headFile(journal)));
  if (data === undefined) return undefined;
  const { version } = data;
  if (version > VERSION) throw new JournalError('newer', { file: journal, version, known: VERSION });
  if (data.kind !== kind) throw new JournalError('foreign', { folder: journal, kind: data.kind });
  return data.id;
}

/** The id of a journal that is there; empty where it cannot be read. Errors: missing, newer, foreign. */
export function idOf(journal: string, kind: string): string {
  if (!existsSync(headFile(journal)) && chaptersIn(journal).length === 0)
    throw new JournalError('missing', { folder: journal });
  return readHead(journal, kind) ?? '';
}

/** The file of a chapter, as far as it is sound. */
export interface ChapterText<E extends JournalEvent> {
  readonly moves: readonly Move<E>[];
  /** Bytes of the sound moves, and of all. */
  readonly sound: number;
  readonly bytes: number;
  /** Why the move after the sound ones is damaged. Undefined where none is, and where the last write was cut off. */
  readonly reason: Reason | undefined;
}

const LINE_FEED = 0x0a;

/** Reads a chapter as far as it is sound; one that there is none of is empty. Error: unread. */
export function readChapter<E extends JournalEvent>(
  journal: string,
  chapter: number,
  kind: EventKind<E>,
): ChapterText<E> {
  const file = chapterFile(journal, chapter);
  const text = ofDisk(file, () => readFileSync(file), Buffer.alloc(0));
  const moves: Move<E>[] = [];
  let [sound, after] = [0, 0];
  for (let end = text.indexOf(LINE_FEED); end >= 0; end = text.indexOf(LINE_FEED, sound)) {
    const move = parseMove(text.subarray(sound, end), after, kind);
    if ('reason' in move) return { moves, sound, bytes: text.length, reason: move.reason };
    moves.push(move);
    after = move.sequence + move.events.length - 1;
    sound = end + 1;
  }
  return { moves, sound, bytes: text.length, reason: undefined };
}

/** The last move of a chapter, without reading those before it; undefined where its line is not sound. Error: unread. */
export function lastMoveIn<E extends JournalEvent>(
  journal: string,
  chapter: number,
  kind: EventKind<E>,
): Move<E> | undefined {
  const file = chapterFile(journal, chapter);
  const text = ofDisk(file, () => readFileSync(file), Buffer.alloc(0));
  if (text.at(-1) !== LINE_FEED) return undefined;
  const start = text.lastIndexOf(LINE_FEED, text.length - 2) + 1;
  const move = parseMove(text.subarray(start, -1), 0, kind);
  return 'reason' in move ? undefined : move;
}

/** The entries of moves. */
export const entriesOf = <E extends JournalEvent>(
  chapter: number,
  moves: readonly Move<E>[],
): readonly Entry<E>[] =>
  moves.flatMap(({ sequence, time, events }) =>
    events.map((event, at) => ({ sequence: sequence + at, chapter, time, event })),
  );

/** Reads what may not be there. Error: unread. */
function ofDisk<T>(file: string, read: () => T, none: T): T {
  try {
    return read();
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes(`${(error as NodeJS.ErrnoException).code}`)) return none;
    throw new JournalError('unread', { file, reason: systemReason(error) }, { cause: error });
  }
}

/** Makes the names in a folder outlive a power cut. */
export function flushFolder(folder: string): void {
  // Windows opens no folders.
  if (process.platform === 'win32') return;
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** Makes a folder, with those around it. Error: disk. */
export function makeFolder(folder: string): void {
  try {
    // One by one: `recursive` does not come to an end where the system denies that a parent exists, as in /proc.
    const missing: string[] = [];
    for (let at = resolve(folder); !existsSync(at); at = dirname(at)) missing.unshift(at);
    for (const each of missing) {
      // Another process may have made it in the meantime.
      if (!existsSync(each)) mkdirSync(each);
    }
  } catch (error) {
    throw diskError(folder, error);
  }
}
