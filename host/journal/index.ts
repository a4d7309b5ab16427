// The journal: an append-only list of events in lines, kept by one process and read by any. What an event is, its owner says. Only
// `rewrite` changes lines: for names that have to go.
export type { Stray } from './adopt.ts';
export {
  type Checked,
  checkJournal,
  copyJournal,
  lastBackup,
  noteBackup,
  putBack,
} from './backup.ts';
export { diskError, isJournalError, sayJournalError, troubleOf } from './error.ts';
export { journalAt, journalIn } from './folder.ts';
export { type Journal, openJournal } from './journal.ts';
export type { Entry, EventKind } from './line.ts';
export { type JournalReader, readJournal } from './reader.ts';
