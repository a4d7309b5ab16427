// The terms in which the rest is said: seats, players, pegs, phases, rule sets, results, refusals.
export * from './codes.ts';
export * from './counting.ts';
export * from './pegs.ts';
export * from './penalties.ts';
export * from './phase.ts';
export * from './players.ts';
export * from './refusal.ts';
export * from './result.ts';
export * from './ruleset.ts';
export * from './seats.ts';
