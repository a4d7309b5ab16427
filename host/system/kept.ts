// Small files beside a journal that one bad sector must not end: each has a copy beside it, with a checksum.
import { copyFileSync, existsSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { crc32 } from 'node:zlib';
import { writePrivate } from './atomic.ts';

/** A file that was found damaged. */
export interface DamagedFile {
  readonly file: string;
  /** The name under which it is kept as it was found; undefined where the disk refused that. */
  readonly evidence: string | undefined;
  /** Whether its copy took its place. If not, what it held is gone. */
  readonly mended: boolean;
}

interface KeptFileOptions<T> {
  readonly file: string;
  /** What JSON says; undefined where it is not what the file holds. */
  readonly read: (json: unknown) => T | undefined;
  /** Hears of damage. */
  readonly damaged: (found: DamagedFile) => void;
}

/** Bytes that were written together with their checksum. */
interface Copy {
  readonly bytes: Buffer;
  /** Milliseconds since 1970. */
  readonly time: number;
}

/**
 * A file of JSON, mode 0600, that one process writes. Its copy is written after it. So where both are whole and differ, the later one
 * tells: a later file was edited, or written by a program that knew of no copy; a later copy shows that the file has changed since.
 * Whoever removes the file means it: the copy goes too.
 */
export class KeptFile<T> {
  readonly #options: KeptFileOptions<T>;

  constructor(options: KeptFileOptions<T>) {
    this.#options = options;
  }

  /** What it holds; undefined if there is none, or nothing of it can be read. Damage is mended, as far as the disk lets it. */
  read(): T | undefined {
    const { file } = this.#options;
    if (!existsSync(file)) {
      rmSync(copyOf(file), { force: true });
      return undefined;
    }
    const bytes = bytesOf(file);
    const copy = readCopy(file);
    const value = this.#valueIn(bytes);
    if (bytes !== undefined && copy?.bytes.equals(bytes)) return value;
    if (value !== undefined && (copy === undefined || statSync(file).mtimeMs > copy.time)) {
      if (bytes !== undefined) this.#copy(bytes);
      return value;
    }
    return this.#mend(copy);
  }

  /** Replaces what it holds. @throws what the disk says; nothing has changed then */
  write(value: unknown): void {
    const text = `${JSON.stringify(value, null, 2)}\n`;
    writePrivate(this.#options.file, text);
    this.#copy(Buffer.from(text));
  }

  remove(): void {
    const { file } = this.#options;
    for (const each of [file, copyOf(file)]) rmSync(each, { force: true });
  }

  #valueIn(bytes: Buffer | undefined): T | undefined {
    try {
      return bytes && this.#options.read(JSON.parse(bytes.toString('utf8')));
    } catch {
      return undefined;
    }
  }

  #mend(copy: Copy | undefined): T | undefined {
    const { file, damaged } = this.#options;
    const value = this.#valueIn(copy?.bytes);
    const mended = copy !== undefined && value !== undefined;
    const evidence = keepAside(file, mended);
    if (mended) this.#restore(copy.bytes);
    damaged({ file, evidence, mended });
    return value;
  }

  #restore(bytes: Buffer): void {
    try {
      writePrivate(this.#options.file, bytes.toString('utf8'));
      this.#copy(bytes);
    } catch {
      // A full or read-only disk: the next start mends it.
    }
  }

  /** An older copy must not take the place of the file: where the disk takes no new one, there is none until the next change. */
  #copy(bytes: Buffer): void {
    const copy = copyOf(this.#options.file);
    try {
      writePrivate(copy, `${sumOf(bytes)}\n${bytes.toString('utf8')}`);
    } catch {
      // The file itself is whole.
      rmSync(copy, { force: true });
    }
  }
}

const copyOf = (file: string): string => `${file}.copy`;

/** Whether anything of a file is there, be it a copy that is to go with it. */
export const isKept = (file: string): boolean => existsSync(file) || existsSync(copyOf(file));

const sumOf = (bytes: Buffer): string => crc32(bytes).toString(16).padStart(8, '0');

function bytesOf(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}

/** The copy of a file; undefined where there is none, or it has not its checksum. */
function readCopy(file: string): Copy | undefined {
  const all = bytesOf(copyOf(file));
  if (all === undefined) return undefined;
  const bytes = all.subarray(9);
  if (all.subarray(0, 9).toString('latin1') !== `${sumOf(bytes)}\n`) return undefined;
  return { bytes, time: statSync(copyOf(file)).mtimeMs };
}

/** Keeps a damaged file under another name. It stays where it is if its copy takes its place: a crash in between must not lose both. */
function keepAside(file: string, stays: boolean): string | undefined {
  const evidence = `${file}.damaged-${new Date().toISOString().replaceAll(':', '-')}`;
  try {
    if (stays) copyFileSync(file, evidence);
    else renameSync(file, evidence);
    return evidence;
  } catch {
    return undefined;
  }
}
