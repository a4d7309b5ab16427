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
