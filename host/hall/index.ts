// The hall of a league night: its journal, its nights, lists of players, and what it gives away.

export { checkHall, type FoldedHall, type FoldedNight, foldHall, nightsIn } from './check.ts';
export { type ColumnChoice, LIST_COLUMNS, nameKey, parseColumns } from './columns.ts';
export { cardsCsv, gamesCsv, handsCsv, standingsCsv } from './export.ts';
export {
  freshSecret,
  Hall,
  type HallResult,
  openHall,
  openHallJournal,
  readHall,
  readNight,
} from './hall.ts';
export { planImport, readPlayers } from './import.ts';
export { PAIRING_CODE, type PairingAnswer, TableKeys } from './keys.ts';
export { HallLine, type HeardTable } from './line.ts';
