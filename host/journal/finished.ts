// games.jsonl: what is known of finished chapters, so that nobody reads them again. It can be thrown away: what is missing there, or
// does not fit its chapter, is read from the chapter.
import { appendFileSync, readFileSync, statSync } from 'node:fs';
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

function* linesOf<T>(file: string): Generator<IndexLine<T>> {
  const text = bytesOf(file);
  let start = 0;
  for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', start)) {
    const line = readLine(text.subarray(start, end));
    // A line that a crash cut off has the next one behind it: both are read from their chapters again.
    if (line !== undefined) yield line as IndexLine<T>;
    start = end + 1;
  }
}

const sizeOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? -1;

function bytesOf(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch {
    return Buffer.alloc(0);
  }
}
