// Why a port, a disk or a line refused, by codes; what only the system can say keeps the system's words.
import type { Message } from './message.ts';

/** In the system's own words, to find the cause. */
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
  full: System;
  forbidden: System;
  writeProtected: System;
  failing: System;
  gone: System;
  cutOff: System;
  unreachable: System;
  locked: System;
  /** Whatever else the system said. */
  other: System;
}
export type ReasonCode = keyof ReasonDetails;
export type Reason = Message<ReasonDetails>;
