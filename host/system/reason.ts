// Why the operating system or the database refused: its own code, as one of our reasons.
import { getSystemErrorMap } from 'node:util';
import type { Reason, ReasonCode } from '../../shared/words/reason.ts';

/** Reasons by what Node (libuv's names of errors) and SQLite (primary result codes) give. */
const BY_CODE: Readonly<Record<string, ReasonCode>> = {
  ENOSPC: 'full',
  EDQUOT: 'full',
  SQLITE_FULL: 'full',
  EROFS: 'writeProtected',
  SQLITE_READONLY: 'writeProtected',
  EACCES: 'forbidden',
  EPERM: 'forbidden',
  SQLITE_PERM: 'forbidden',
  SQLITE_CANTOPEN: 'forbidden',
  EIO: 'failing',
  SQLITE_IOERR: 'failing',
  EBUSY: 'locked',
  SQLITE_BUSY: 'locked',
  SQLITE_LOCKED: 'locked',
  SQLITE_CORRUPT: 'noDatabase',
  SQLITE_NOTADB: 'noDatabase',
  EHOSTUNREACH: 'unreachable',
  ENETUNREACH: 'unreachable',
  ETIMEDOUT: 'unreachable',
  EAI_AGAIN: 'unreachable',
  ECONNRESET: 'cutOff',
  EPIPE: 'cutOff',
  EBADF: 'cutOff',
  ENOENT: 'gone',
  ENODEV: 'gone',
  ENXIO: 'gone',
};

/**
 * Two libraries give words alone. The native part of `serialport` passes on strerror(3) of the C library, uv_strerror of libuv and
 * the words of its own C++ (serialport_unix.cpp, poller.cpp); libsql says only in words that it could not open a file.
 */
const BY_WORDS: readonly (readonly [ReasonCode, RegExp])[] = [
  ['forbidden', /permission denied|not permitted|^ConnectionFailed\(/i],
  ['failing', /input\/output error|^i\/o error$/i],
  ['locked', /resource busy/i],
  ['cutOff', /bad file descriptor|port is not open/i],
  ['gone', /no such (file|device)|device not configured/i],
];

/** The reason of anything that the system threw. `text` is its own name for it, without what was being done to which file. */
export function systemReason(error: unknown): Reason {
  const said = (error instanceof Error ? error.message : String(error)).trim();
  const { code, errno } = Object(error) as { readonly code?: unknown; readonly errno?: unknown };
  const text = (typeof errno === 'number' && getSystemErrorMap().get(errno)?.[1]) || said;
  const known = typeof code === 'string' && code !== '' ? ofCode(code) : ofWords(said);
  return { code: known ?? 'other', details: { text } } as Reason;
}

/** Of an extended code of SQLite, as `SQLITE_IOERR_WRITE`, the primary one counts. */
const ofCode = (code: string): ReasonCode | undefined =>
  BY_CODE[code] ?? BY_CODE[code.split('_').slice(0, 2).join('_')];

const ofWords = (said: string): ReasonCode | undefined =>
  BY_WORDS.find(([, pattern]) => pattern.test(said))?.[0];

/** Why nobody was reached over the network. Node tries every address of a name, and then tells of all at once. */
export function reachReason(error: unknown): Reason {
  const first = error instanceof AggregateError ? error.errors[0] : error;
  const { code, cause } = Object(first) as { readonly code?: unknown; readonly cause?: unknown };
  if (code === undefined && cause !== undefined) return reachReason(cause);
  if (code === 'ECONNREFUSED') return { code: 'nobodyListens', details: {} };
  return code === 'ENOTFOUND' ? { code: 'unknownHost', details: {} } : systemReason(first);
}
