// Why the operating system refused: its own code, as one of our reasons.
import { getSystemErrorMap } from 'node:util';
import type { Reason, ReasonCode } from '../../shared/words/reason.ts';

/** Reasons by libuv's names of errors. */
const BY_CODE: Readonly<Record<string, ReasonCode>> = {
  ENOSPC: 'full',
  EDQUOT: 'full',
  EROFS: 'writeProtected',
  EACCES: 'forbidden',
  EPERM: 'forbidden',
  EIO: 'failing',
  EBUSY: 'locked',
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
 * The native part of `serialport` gives words alone: strerror(3) of the C library, uv_strerror of libuv and its own C++
 * (serialport_unix.cpp, poller.cpp).
 */
const BY_WORDS: readonly (readonly [ReasonCode, RegExp])[] = [
  ['forbidden', /permission denied|not permitted/i],
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
  const known = typeof code === 'string' && code !== '' ? BY_CODE[code] : ofWords(said);
  return { code: known ?? 'other', details: { text } } as Reason;
}

const ofWords = (said: string): ReasonCode | undefined =>
  BY_WORDS.find(([, pattern]) => pattern.test(said))?.[0];

/** Why a host was not reached. Node tries every address of a name, and reports all failures at once. */
export function reachReason(error: unknown): Reason {
  const first = error instanceof AggregateError ? error.errors[0] : error;
  const { code, cause } = Object(first) as { readonly code?: unknown; readonly cause?: unknown };
  if (code === undefined && cause !== undefined) return reachReason(cause);
  if (code === 'ECONNREFUSED') return { code: 'nobodyListens', details: {} };
  return code === 'ENOTFOUND' ? { code: 'unknownHost', details: {} } : systemReason(first);
}

const STORAGE: readonly ReasonCode[] = ['full', 'writeProtected', 'forbidden', 'failing'];

/** Whether a disk refuses to be written to: it is full, read-only, another user's, or failing. */
export const isStorage = (error: unknown): boolean => STORAGE.includes(systemReason(error).code);
