/** Why a port, a disk or a line refused, by codes; what only the system can say keeps the system's words. */
import { type Message, type Words, wordsOf } from './message.ts';

/** In the system's own words, for whoever looks for the cause. */
interface System {
  readonly text: string;
}

/** The figures behind each reason. */
export interface ReasonDetails {
  /** The other end closed the port. */
  closed: Record<never, never>;
  /** Not a byte came for so long. */
  silent: { readonly seconds: number };
  /** It neither opened nor failed. */
  slow: { readonly seconds: number };
  nobodyListens: Record<never, never>;
  unknownHost: Record<never, never>;
  /** Entries of the journal, by number. */
  entryMissing: { readonly entry: number };
  entryChanged: { readonly entry: number };
  entryUnknown: { readonly entry: number };
  entryUnreadable: { readonly entry: number };
  /** The pages of the database do not fit together. */
  pages: Record<never, never>;
  full: System;
  forbidden: System;
  writeProtected: System;
  failing: System;
  gone: System;
  cutOff: System;
  unreachable: System;
  locked: System;
  noDatabase: System;
  /** Whatever else the system said. */
  other: System;
}
export type ReasonCode = keyof ReasonDetails;
export type Reason = Message<ReasonDetails>;

/** Codes by what Node, SQLite and the C library say. The first that fits counts. */
const SYSTEM = [
  ['full', /ENOSPC|EDQUOT|SQLITE_FULL|no space left|disk is full|quota exceeded/i],
  ['writeProtected', /EROFS|SQLITE_READONLY|read-?only/i],
  ['forbidden', /EACCES|EPERM|SQLITE_CANTOPEN|permission denied|not permitted|unable to open database/i],
  ['failing', /\bEIO\b|SQLITE_IOERR|input\/output error|disk I\/O error/i],
  ['locked', /EBUSY|SQLITE_BUSY|database is locked|resource busy/i],
  ['noDatabase', /SQLITE_(CORRUPT|NOTADB)|malformed|not a database/i],
  ['unreachable', /EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|EAI_AGAIN|unreachable/i],
  ['cutOff', /ECONNRESET|EPIPE|EBADF|socket hang up|bad file descriptor|pulled out|port is not open/i],
  ['gone', /ENOENT|ENODEV|ENXIO|no such (file|device)|device not configured|disconnected/i],
] as const;

/** The reason of anything that the system threw. Of Node's `EACCES: permission denied, open '/a'` it keeps the middle. */
export function systemReason(error: unknown): Reason {
  const said = (error instanceof Error ? error.message : String(error)).trim();
  const { code } = Object(error) as { readonly code?: unknown };
  const text = said.replace(/^E[A-Z]+: (.*?)(, \w+( '[^']*'( -> '[^']*')?)?)?$/, '$1');
  const known = SYSTEM.find(([, pattern]) => pattern.test(`${code ?? ''} ${said}`));
  return { code: known?.[0] ?? 'other', details: { text } };
}

const inItsWords = ({ text }: System): string => text;

/** Reasons in English: parts of sentences. */
export const REASON_WORDS: Words<ReasonDetails> = {
  closed: () => 'the port was closed',
  silent: ({ seconds }) => `it has been silent for ${seconds} s`,
  slow: ({ seconds }) => `it did not open within ${seconds} s`,
  nobodyListens: () => 'nothing listens there',
  unknownHost: () => 'there is no such host',
  entryMissing: ({ entry }) => `entry ${entry} is missing`,
  entryChanged: ({ entry }) => `the checksum of entry ${entry} is wrong`,
  entryUnknown: ({ entry }) => `entry ${entry} is no event that this Muggins knows`,
  entryUnreadable: ({ entry }) => `entry ${entry} cannot be read`,
  pages: () => 'its pages do not fit together',
  full: inItsWords,
  forbidden: inItsWords,
  writeProtected: inItsWords,
  failing: inItsWords,
  gone: inItsWords,
  cutOff: inItsWords,
  unreachable: inItsWords,
  locked: inItsWords,
  noDatabase: inItsWords,
  other: inItsWords,
};

/** A reason in English. */
export const reasonWords = (reason: Reason): string => wordsOf(REASON_WORDS, reason) ?? reason.code;
