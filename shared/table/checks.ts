// What a new table asks first: how strictly the board checks counts, and then who plays.
import type { RuleSet } from '../rules/index.ts';
import type { Context, KeyedEntry } from './entry.ts';

/** A question of a new table. The board takes answers to the first; names are for pages. */
export type FirstQuestion = 'checks' | 'names';

/** The answers in the order of their keys, from 1. */
export const CHECKS = [
  { code: 'peg', rules: { claims: 'trust', muggins: 'off' } },
  { code: 'doubt', rules: { claims: 'challenge', muggins: 'called' } },
  { code: 'every', rules: { claims: 'always', muggins: 'called' } },
] as const satisfies readonly {
  readonly code: string;
  readonly rules: Pick<RuleSet, 'claims' | 'muggins'>;
}[];

/** The answer that NEXT alone gives. It costs nothing until a player doubts a count. */
export const USUAL_CHECKS = CHECKS[1];

/** The answer that is keyed, and that NEXT gives; undefined where that is not asked, or something else is keyed. */
export function keyedChecks(entry: KeyedEntry, { question }: Context): (typeof CHECKS)[number] | undefined {
  if (question !== 'checks' || entry.kind !== 'points') return undefined;
  return entry.digits === '' ? USUAL_CHECKS : CHECKS[Number(entry.digits) - 1];
}
