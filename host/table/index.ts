// The table: one game of cribbage between its keys, its rules, its journal and its board.
export type { BoardPort, BoardStatus } from './board.ts';
export type { Rows } from './display.ts';
export { lanePegs } from './lanes.ts';
export { COLUMNS } from './names.ts';
export type { ReaderPlace } from './reading.ts';
export {
  SETTLE_MILLISECONDS,
  Table,
  type TableOptions,
  type TableRefusal,
  type TableResult,
} from './table.ts';
export { entryMark, type SeatFor, type TakingTable, takeOver } from './takeover.ts';
export { type PlayerView, type RefusalView, type RulingView, type TableView, troubleView } from './view.ts';
export { DISPLAY_LANGUAGES, type DisplayLanguage } from './wording.ts';
