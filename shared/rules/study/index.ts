// What to throw to the crib: every discard with the average of its hand and its crib.
export * from './discards.ts';
export { averageCounts, judgesDiscards } from './shapes.ts';
export { CRIB_ROLES, type CribRole } from './sources.ts';
