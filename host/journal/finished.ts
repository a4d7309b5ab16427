// games.jsonl: what is known of finished chapters, so that a start need not read them. It can be thrown away: what is missing there, or
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

/** Where a line is in the file: its first byte, and its length without the line feed. */
interface Place extends Omit<IndexLine<unknown>, 'value'> {
  readonly at: number;
  readonly length: number;
}

/** The file of a journal. Its values stay on disk until they are asked for. */
export class Index {
  readonly #journal: string;
  readonly #file: string;
  #places: Map<number, Place> | undefined;

  constructor(journal: string) {
    this.#journal = journal;
    this.#file = join(journal, 'games.jsonl');
  }

  /** Where the line of each chapter is that has not changed since, by chapter. */
  get places(): readonly Place[] {
    this.#places ??= new Map(placesIn(this.#file).map((place) => [place.chapter, place]));
    const fitting = [...this.#places.values()].filter(
      ({ chapter, bytes }) => bytes === this.#sizeOf(chapter),
    );
    return fitting.toSorted((a, b) => a.chapter - b.chapter);
  }

  /** Those lines, read one after the other. */
  *lines<T>(version: number): Generator<IndexLine<T>> {
    const places = this.places.filter((place) => place.version === version);
    const bytes = Buffer.alloc(places.reduce((most, { length }) => Math.max(most, length), 0));
    let handle: number | undefined;
    try {
      handle = openSync(this.#file, 'r');
      for (const { at, length, chapter } of places) {
        readSync(handle, bytes, 0, length, at);
        const line = readLine(bytes.subarray(0, length)) as IndexLine<T> | undefined;
        if (line?.chapter === chapter) yield line;
      }
    } catch {
      // The rest is read from the chapters.
    } finally {
      if (handle !== undefined) closeSync(handle);
      // Not kept in memory: it is needed again only where all games are added up once more, which is rare.
      this.#places = undefined;
    }
  }

  /** Adds a line, behind whatever a crash has left there. @throws what the disk says */
  add<T>(line: Omit<IndexLine<T>, 'bytes'>): void {
    const bytes = this.#sizeOf(line.chapter);
    appendFileSync(this.#file, makeLine({ ...line, bytes }), { mode: 0o600 });
    this.#places = undefined;
  }

  #sizeOf(chapter: number): number {
    return statSync(chapterFile(this.#journal, chapter), { throwIfNoEntry: false })?.size ?? -1;
  }
}

/** Bytes that are read at a time. */
const PIECE = 65_536;

/** Every line that can be read: neither one that a crash has cut off, nor the one behind it. */
function placesIn(file: string): readonly Place[] {
  const places: Place[] = [];
  let [rest, at] = [Buffer.alloc(0), 0];
  for (const piece of piecesOf(file)) {
    rest = Buffer.concat([rest, piece]);
    let start = 0;
    for (let end = rest.indexOf('\n'); end >= 0; end = rest.indexOf('\n', start)) {
      const line = readLine(rest.subarray(start, end)) as IndexLine<unknown> | undefined;
      if (line !== undefined) {
        const { version, chapter, bytes, sequence, move } = line;
        places.push({ version, chapter, bytes, sequence, move, at: at + start, length: end - start });
      }
      start = end + 1;
    }
    rest = rest.subarray(start);
    at += start;
  }
  return places;
}

/** The file from its beginning, as far as it can be read. */
function* piecesOf(file: string): Generator<Buffer> {
  const piece = Buffer.alloc(PIECE);
  let handle: number | undefined;
  try {
    handle = openSync(file, 'r');
    for (let read = readSync(handle, piece); read > 0; read = readSync(handle, piece))
      yield piece.subarray(0, read);
  } catch {
    // The rest is read from the chapters.
  } finally {
    if (handle !== undefined) closeSync(handle);
  }
}
