// muggins.log, for finding faults: a line of JSON for each event, at most LOG_BYTES of them, and the same noise once, with a count.
import { closeSync, fstatSync, openSync, renameSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { unlessRefused } from '../system/atomic.ts';
import type { Log } from '../system/log.ts';
import { Repeats } from '../system/repeats.ts';
import type { LOG_LEVELS } from './site.ts';

/** Bytes that muggins.log and muggins.log.1 have together at most. */
const LOG_BYTES = 4_000_000;

interface LogOptions {
  readonly level?: (typeof LOG_LEVELS)[number] | undefined;
  /** LOG_BYTES unless given. */
  readonly most?: number;
  /** Milliseconds since 1970; the system's clock unless given. */
  readonly now?: () => number;
}

/** Opens the log of a folder. @throws what the disk says, if it cannot be written */
export function openLog(
  folder: string,
  { level = 'info', most = LOG_BYTES, now }: LogOptions = {},
): Log & { close(): void } {
  const file = new CappedFile(join(folder, 'muggins.log'), most);
  const inner = pino({ base: null, level }, file);
  const repeats = new Repeats(now);
  const writing =
    (at: keyof Log) =>
    (fields: object, message: string): void => {
      if (!inner.isLevelEnabled(at)) return;
      const times = repeats.due(`${at} ${keyOf(fields, message)}`);
      if (times !== undefined) inner[at](times === 1 ? fields : { ...fields, times }, message);
    };
  const [debug, info, warn, error] = [writing('debug'), writing('info'), writing('warn'), writing('error')];
  return { debug, info, warn, error, close: () => file.close() };
}

/** Figures that tell one event from another. Bytes and times differ with each repetition of the same. */
const TELLING = [
  'port',
  'code',
  'what',
  'state',
  'error',
  'reason',
  'path',
  'address',
  'card',
  'notice',
  'refusal',
];

function keyOf(fields: object, message: string): string {
  const figures = fields as Readonly<Record<string, unknown>>;
  // An error with a code has its figures in its sentence.
  const sentence = 'code' in figures ? '' : message;
  return JSON.stringify([sentence, ...TELLING.map((name) => figures[name])]);
}

/** Readable by its owner only: a log names cards, ports and addresses. */
const MODE = 0o600;

/** A text file with a limit, FILE.1 included. Every line is in the file before `write` returns. */
class CappedFile {
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
