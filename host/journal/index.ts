// The journal: an append-only list of events in SQLite, kept by one process and read by any. What an event is, its owner says.
export type { Stray } from './adopt.ts';
export { copyJournal, journalFile, lastBackup, noteBackup, putBack } from './backup.ts';
export { type Checked, checkFile, type Flaw, salvageFile } from './check.ts';
export { isJournalError } from './error.ts';
export {
  type Journal,
  openJournal,
  readJournal,
} from './journal.ts';
export type { JournalReader, KeptProjection } from './reader.ts';
export { rebuild, setAside } from './repair.ts';
export type { Entry, EventKind } from './rows.ts';
