// The hall of a league night: its journal, its nights, lists of players, and what it gives away.

export { chainOf } from './chain.ts';
export { checkHall, type FoldedHall, type FoldedNight, foldHall, nightsIn } from './check.ts';
export { type ColumnChoice, LIST_COLUMNS, nameKey, parseColumns } from './columns.ts';
export type { CopyOffer, FoundNight } from './copies.ts';
export { cardsCsv, gamesCsv, handsCsv, standingsCsv } from './export.ts';
export {
  freshSecret,
  Hall,
  type HallEntry,
  type HallResult,
  openHall,
  openHallJournal,
  readHall,
  readNight,
} from './hall.ts';
export { planImport, readPlayers } from './import.ts';
export { PAIRING_CODE, type PairingAnswer, TableKeys } from './keys.ts';
export { HallLine, type HeardTable } from './line.ts';
export { type MendedHall, mendHall } from './mend.ts';
export { type CopyWish, type RecoveredNight, Recovery } from './recovery.ts';
export { takeOver } from './takeover.ts';
