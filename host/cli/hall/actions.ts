// What `muggins hall` does with the folder of its nights: one file of the built command, as each file takes Node a while.
export { listAwards } from './awards.ts';
export { bracket } from './bracket.ts';
export { backup, checkNights, restore } from './check.ts';
export { hallDoctor } from './doctor.ts';
export { importPlayers } from './import.ts';
export * from './read.ts';
