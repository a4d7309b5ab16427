// Rulings on counts and on offences: what they say, and the offences that can be called.
export * from './count.ts';
export { type Case, judgeClaim, type KnownCase } from './judge.ts';
export * from './offence.ts';
export * from './offences.ts';
export type { Facts, Outcome } from './outcomes.ts';
export * from './ruling.ts';
export * from './situations.ts';
export type { PegStep, StepKind } from './steps.ts';
