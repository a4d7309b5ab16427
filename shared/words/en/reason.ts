// English: why a port, a disk or a line refused. What only the system can say keeps the system's words.
import { type Words, wordsOf } from '../message.ts';
import type { Reason, ReasonDetails, System } from '../reason.ts';

const inItsWords = ({ text }: System): string => text;

/** Reasons in English: parts of sentences. */
export const REASONS: Words<ReasonDetails> = {
  closed: () => 'the port was closed',
  silent: ({ seconds }) => `it has been silent for ${seconds} s`,
  slow: ({ seconds }) => `it did not open within ${seconds} s`,
  nobodyListens: () => 'nothing listens there',
  unknownHost: () => 'there is no such host',
  entryMissing: ({ entry }) => `entry ${entry} is missing`,
  entryChanged: ({ entry }) => `the checksum of entry ${entry} is wrong`,
  entryUnknown: ({ entry }) => `entry ${entry} is no event that this Muggins knows`,
  vanished: () => 'its files were deleted or moved while Muggins ran; stop Muggins and start it again',
  full: inItsWords,
  forbidden: inItsWords,
  writeProtected: inItsWords,
  failing: inItsWords,
  gone: inItsWords,
  cutOff: inItsWords,
  unreachable: inItsWords,
  locked: inItsWords,
  other: inItsWords,
};

/** A reason in English. */
export const reasonWords = (reason: Reason): string => wordsOf(REASONS, reason) ?? reason.code;
