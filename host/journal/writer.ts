// The chapter that is written to: a line is on disk when `append` returns, or it is not there at all.
import {
  closeSync,
  constants,
  fdatasyncSync,
  fstatSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readFileSync,
  writeSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { writePrivate } from '../system/atomic.ts';
import { systemReason } from '../system/reason.ts';
import { diskError, JournalError } from './error.ts';
import { type ChapterText, chapterFile, flushFolder } from './folder.ts';
import type { JournalEvent } from './line.ts';

/** Where what was cut off a chapter is kept. */
export const asideFolder = (journal: string): string => join(journal, 'aside');

/** An open chapter. */
export class ChapterWriter {
  readonly #file: string;
  readonly #handle: number;
  /** Bytes that are surely there. */
  #length: number;
  /** What lies behind them may be there too: a write failed. */
  #inDoubt = false;

  /** Errors: disk. */
  constructor(file: string, length: number) {
    this.#file = file;
    this.#length = length;
    this.#handle = openSync(file, constants.O_RDWR | constants.O_CREAT, 0o600);
  }

  /** Adds a line. Errors: disk, and the line is not there and never will be; inDoubt, and that is not known yet. */
  append(line: string): void {
    this.settle();
    const bytes = Buffer.from(line);
    try {
      this.#write(bytes);
    } catch (error) {
      this.#inDoubt = true;
      this.#cut();
      throw diskError(this.#file, error);
    }
    this.#length += bytes.length;
  }

  /** Takes away what a write that failed may have left. Error: inDoubt. */
  settle(): void {
    if (this.#inDoubt) this.#cut();
  }

  close(): void {
    closeSync(this.#handle);
  }

  #write(bytes: Buffer): void {
    if (fstatSync(this.#handle).nlink === 0)
      throw Object.assign(new Error('the file was removed'), { code: 'ENOENT' });
    for (let at = 0; at < bytes.length; )
      at += writeSync(this.#handle, bytes, at, bytes.length - at, this.#length + at);
    fdatasyncSync(this.#handle);
    if (this.#length === 0) flushFolder(dirname(this.#file));
  }

  #cut(): void {
    try {
      ftruncateSync(this.#handle, this.#length);
      fdatasyncSync(this.#handle);
      this.#inDoubt = false;
    } catch (error) {
      throw new JournalError('inDoubt', { file: this.#file, reason: systemReason(error) }, { cause: error });
    }
  }
}

/**
 * Ends a chapter behind its sound moves. The rest is kept in a file of its own: `.torn` if it is a write that was cut off and never
 * acknowledged, `.jsonl` if it is damage. @throws what the disk says
 */
export function cutChapter(
  journal: string,
  chapter: number,
  { sound, bytes, reason, time }: Omit<ChapterText<JournalEvent>, 'moves'> & { readonly time: number },
): void {
  if (sound === bytes) return;
  const file = chapterFile(journal, chapter);
  const name = `${`${chapter}`.padStart(6, '0')}-${time}.${reason === undefined ? 'torn' : 'jsonl'}`;
  mkdirSync(asideFolder(journal), { recursive: true });
  writePrivate(join(asideFolder(journal), name), readFileSync(file).subarray(sound));
  flushFolder(asideFolder(journal));
  const handle = openSync(file, 'r+');
  try {
    ftruncateSync(handle, sound);
    fdatasyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
