// The journal: an append-only list of events in SQLite, kept by one process and read by any.
export { isJournalError, JournalError, type JournalErrorCode } from './error.ts';
export type { GameStatus, GameSummary } from './games.ts';
export {
  type GameExport,
  type Journal,
  type JournalOptions,
  type JournalReader,
  openJournal,
  readJournal,
} from './journal.ts';
export type { Entry } from './rows.ts';
export type { Notice } from './salvage.ts';
