// The table: one game of cribbage between its keys, its rules, its journal and its board.

export { lanePegs } from '../../shared/table/lanes.ts';
export type { ListedGame } from './archive.ts';
export type { KeyEvent } from './board.ts';
export { Book } from './book.ts';
export { Company } from './company/company.ts';
export { Dealer } from './company/dealer.ts';
export type { CompanyView } from './company/view.ts';
export { type Cover, DESK_ONLY, type TableRefusal, type Visitor } from './cover.ts';
export { BY_NAME, type Doubtful, NEW_PLAYER } from './identify.ts';
export { JournalFold } from './journalfold.ts';
export { openTableJournal, TABLE_EVENTS, type TableJournal } from './kind.ts';
export { MemoryJournal, type MemoryMove } from './memory.ts';
export { SharedBoard } from './sharedboard.ts';
export { Table } from './table.ts';
export { type SeatFor, takeOver } from './takeover.ts';
export { firstQuestions, type NameSettings, usualNames } from './usual.ts';
export type { TableView } from './view.ts';
