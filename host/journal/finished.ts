// games.jsonl: what is known of finished chapters, so that nobody reads them again. It can be thrown away: what is missing there, or
// does not fit its chapter, is read from the chapter.
import { appendFileSync, closeSync, openSync, readSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { chapterFile } from './folder.ts';
import { makeLine, readLine } from './line.ts';

/** What is known of a chapter whose file has this many bytes, and whose last entry is `sequence`. */
export interface IndexLine<T> {
  readonly version: number;
  readonly chapter: number;
  readonly bytes: number;
  readonly sequence: number;
  /** The move of that entry. */
  readonly move: number;
  readonly value: T;
}

const indexFile = (journal: string): string => join(journal, 'games.jsonl');

/** Every line that fits its chapter, by chapter. */
export function readIndex<T>(journal: string): readonly IndexLine<T>[] {
  const known = new Map<number, IndexLine<T>>();
  for (const line of linesOf<T>(indexFile(journal))) known.set(line.chapter, line);
  const fitting = [...known.values()].filter(
    ({ chapter, bytes }) => bytes === sizeOf(chapterFile(journal, chapter)),
  );
  return fitting.toSorted((a, b) => a.chapter - b.chapter);
}

/** Adds a line, behind whatever a crash has left there. @throws what the disk says */
export function addToIndex<T>(journal: string, line: Omit<IndexLine<T>, 'bytes'>): void {
  const bytes = sizeOf(chapterFile(journal, line.chapter));
  appendFileSync(indexFile(journal), makeLine({ ...line, bytes }), { mode: 0o600 });
}

/** Bytes that are read at a time. */
const PIECE = 65_536;

function* linesOf<T>(file: string): Generator<IndexLine<T>> {
  let rest = Buffer.alloc(0);
  for (const piece of piecesOf(file)) {
    rest = Buffer.concat([rest, piece]);
    let start = 0;
    for (let end = rest.indexOf('\n'); end >= 0; end = rest.indexOf('\n', start)) {
      const line = readLine(rest.subarray(start, end));
      // A line that a crash cut off has the next one behind it: both are read from their chapters again.
      if (line !== undefined) yield line as IndexLine<T>;
      start = end + 1;
    }
    rest = rest.subarray(start);
  }
}

/** The file from its beginning, as far as it can be read. */
function* piecesOf(file: string): Generator<Buffer> {
  const handle = opened(file);
  if (handle === undefined) return;
  const piece = Buffer.alloc(PIECE);
  try {
    for (let read = readSync(handle, piece); read > 0; read = readSync(handle, piece))
      yield piece.subarray(0, read);
  } catch {
    // What cannot be read is read from the chapters.
  } finally {
    closeSync(handle);
  }
}

function opened(file: string): number | undefined {
  try {
    return openSync(file, 'r');
  } catch {
    return undefined;
  }
}

const sizeOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? -1;
