// What `muggins-lab kill` kills.

/** Each kind with its share of the kills. One while playing takes far longer than the others. */
export const SHARES = {
  start: 2,
  migration: 2,
  backup: 1,
  restore: 2,
  import: 1,
  repair: 2,
  play: 1,
} as const;
export type Killed = keyof typeof SHARES;
