// The hall of a league night: its journal, its nights, lists of players, and what it gives away.

export { dayIn, firstOf, type NightSummary, NO_NIGHTS, readHall } from './archive.ts';
export { type AwardFileFault, type Awards, readAwardFile, readAwards } from './awards.ts';
export { Backup, type BackupStatus, copyHall, packHall, restoreHall, withCopy } from './backup.ts';
export { type ColumnChoice, LIST_COLUMNS, nameKey, parseColumns } from './columns.ts';
export { Door, TableKeys } from './door.ts';
export { SHEETS, seasonCsv } from './export.ts';
export { type CheckedHall, checkHall, type FoldedNight } from './fold.ts';
export { Hall, type HallResult, openHall, openHallJournal } from './hall.ts';
export { planImport, readPlayers } from './import.ts';
export { HallLine, type TableConnection, type TableStatus } from './line.ts';
export { offerIn } from './offer.ts';
export { HallReports } from './reports.ts';
export { LeagueSender, type LeagueStatus } from './sender.ts';
export { textOf } from './spreadsheet.ts';
