// muggins.log, for finding faults: a line of JSON for each event, at most LOG_BYTES of them, and the same noise once, with a count.
import { join } from 'node:path';
import { pino } from 'pino';
import type { Log } from '../system/log.ts';
import { Repeats } from '../system/repeats.ts';
import { CappedFile } from './capped.ts';

/** Bytes that muggins.log and muggins.log.1 have together at most. */
const LOG_BYTES = 4_000_000;

/** What is written, the most important first; `silent` writes nothing. */
export const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const;
type LogLevel = (typeof LOG_LEVELS)[number];

interface LogOptions {
  readonly level?: LogLevel | undefined;
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
