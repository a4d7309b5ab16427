// How often a score wins the game, and every discard by it. A door of its own: its tables are 22 kB.
export { hasWinModel, WIN_MODEL, winChance } from './chance.ts';
export { studyWins, type WinCase, type WinRow, type WinStudy } from './discards.ts';
export { type Kept, keptBy } from './play.ts';
