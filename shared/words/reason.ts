// Why a port, a disk or a line refused, by codes; what only the system can say keeps the system's words.
import type { Message, Plain } from './message.ts';

/** In the system's own words, to find the cause. */
interface System {
  readonly text: string;
}

/** The figures behind each reason. */
export interface ReasonDetails extends Plain<'reason'> {
  /** Not a byte came for so long. */
  silent: { readonly seconds: number };
  /** It neither opened nor failed. */
  slow: { readonly seconds: number };
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
