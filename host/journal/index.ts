// The journal: an append-only list of events in SQLite, kept by one process and read by any. What an event is, its owner says.
export { isJournalError } from './error.ts';
export {
  type Journal,
  openJournal,
  readJournal,
} from './journal.ts';
export type { Fold, JournalReader, KeptProjection } from './reader.ts';
export type { Entry, EventKind } from './rows.ts';
export type { Notice } from './salvage.ts';
