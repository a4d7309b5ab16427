// The table: one game of cribbage between its keys, its rules, its journal and its board.

export { lanePegs } from '../../shared/table/lanes.ts';
export type { ReaderPlace } from '../../shared/table/reader.ts';
export type { Rows } from '../../shared/words/display.ts';
export { COLUMNS } from '../../shared/words/naming.ts';
export type { BoardPort, BoardStatus } from './board.ts';
export { BY_NAME, type Doubtful, NEW_PLAYER } from './identify.ts';
export { TABLE_EVENTS, type TableJournal } from './kind.ts';
export {
  SETTLE_MILLISECONDS,
  Table,
  type TableOptions,
  type TableRefusal,
  type TableResult,
} from './table.ts';
export { entryMark, type SeatFor, type TakingTable, takeOver } from './takeover.ts';
export type { PlayerView, TableView } from './view.ts';
