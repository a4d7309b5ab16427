// Rulings on counts and on offences: what they say, and the offences that can be called.
export { type Case, judgeClaim, type KnownCase } from './judge.ts';
export type { Facts, Outcome } from './offence.ts';
export * from './offence.ts';
export * from './offences.ts';
export * from './ruling.ts';
export * from './situations.ts';
export type { PegStep, StepKind } from './steps.ts';
