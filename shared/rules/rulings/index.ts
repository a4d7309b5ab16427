// Rulings on counts and on offences: what they say, and the offences that can be called.
export { type Case, judgeClaim, judgeWatched, type KnownCase } from './judge.ts';
export {
  type Committer,
  type CountOf,
  type Facts,
  FIGURE_CODES,
  type Figure,
  type FigureCode,
  type Offence,
  type Outcome,
} from './offence.ts';
export * from './offences.ts';
export * from './ruling.ts';
export * from './situations.ts';
export type { PegStep, StepKind } from './steps.ts';
