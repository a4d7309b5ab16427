// What `muggins` does about a table and its games: one file of the built command, as each file takes Node a while.
export { exportGames, games } from './games.ts';
export { players } from './players.ts';
export { status } from './status.ts';
export { table } from './table.ts';
export * from './watch.ts';
