// A file that never takes more than so many bytes of the disk: when half of them are full, it becomes FILE.1, and begins anew.
import { closeSync, fstatSync, openSync, renameSync, writeSync } from 'node:fs';

import { unlessRefused } from '../system/atomic.ts';

/** Readable by its owner only: a log names cards, ports and addresses. */
const MODE = 0o600;

/** A text file with a limit, FILE.1 included. Every line is in the file before `write` returns. */
export class CappedFile {
  readonly #file: string;
  readonly #half: number;
  /** Undefined where the disk refuses the file: the table goes on without its log. */
  #handle: number | undefined;
  #size = 0;

  /** @throws where the file is none, such as a folder */
  constructor(file: string, most: number) {
    this.#file = file;
    this.#half = Math.floor(most / 2);
    unlessRefused(() => {
      this.#handle = openSync(file, 'a', MODE);
      this.#size = fstatSync(this.#handle).size;
    });
  }

  /** Appends a line. What the disk refuses is lost: the table goes on without its log. */
  write(line: string): void {
    const bytes = Buffer.from(line).subarray(0, this.#half);
    try {
      if (this.#handle === undefined) return;
      if (this.#size + bytes.length > this.#half) this.#turn();
      this.#size += writeSync(this.#handle, bytes);
    } catch {
      // The journal reports a full disk.
    }
  }

  close(): void {
    if (this.#handle !== undefined) closeSync(this.#handle);
  }

  #turn(): void {
    this.close();
    renameSync(this.#file, `${this.#file}.1`);
    this.#handle = openSync(this.#file, 'a', MODE);
    this.#size = 0;
  }
}
