// All actions of `muggins league` but its server: one file of the built command, as each file takes Node a while.
export * from './calendar.ts';
export * from './close.ts';
export * from './officer.ts';
export * from './players.ts';
export * from './ratings.ts';
export * from './reports.ts';
export * from './table.ts';
