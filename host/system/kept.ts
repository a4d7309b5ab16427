// Small files beside a journal: written whole or not at all, and only when they change. One that cannot be read is set aside.
import { existsSync, renameSync, rmSync } from 'node:fs';
import { readJson, readText, writePrivate } from './atomic.ts';

/** A file that could not be read. */
export interface DamagedFile {
  readonly file: string;
  /** The name under which it is kept; undefined where the disk refused that. */
  readonly evidence: string | undefined;
}

interface KeptFileOptions<T> {
  readonly file: string;
  /** What JSON says; undefined where it is not what the file holds. */
  readonly read: (json: unknown) => T | undefined;
  /** Called with damage. */
  readonly damaged: (found: DamagedFile) => void;
}

/** A file of JSON, mode 0600, that one process writes. */
export class KeptFile<T> {
  readonly #options: KeptFileOptions<T>;

  constructor(options: KeptFileOptions<T>) {
    this.#options = options;
  }

  /** What it holds; undefined if there is none, or it cannot be read. */
  read(): T | undefined {
    const { file, read, damaged } = this.#options;
    if (!existsSync(file)) return undefined;
    const value = read(readJson(file));
    if (value === undefined) damaged({ file, evidence: setAside(file) });
    return value;
  }

  /** Replaces what it holds, if that is different. @throws what the disk says; nothing has changed then */
  write(value: unknown): void {
    const { file } = this.#options;
    const text = `${JSON.stringify(value, null, 2)}\n`;
    if (text !== readText(file)) writePrivate(file, text);
  }

  remove(): void {
    rmSync(this.#options.file, { force: true });
  }
}

function setAside(file: string): string | undefined {
  const evidence = `${file}.damaged-${new Date().toISOString().replaceAll(':', '-')}`;
  try {
    renameSync(file, evidence);
    return evidence;
  } catch {
    return undefined;
  }
}
