// What a discard cost, by the library of `muggins discard`. It takes a moment for each: a page loads it on request.
import type { Card, RuleSet } from '../rules/index.ts';
import { type DiscardRow, studyDiscards } from '../rules/study/index.ts';
import type { ThrowLine } from './discards.ts';

/** A discard beside the best one. Averages are points: the hand, and the crib with it or against it. */
export interface JudgedThrow {
  readonly net: number;
  /** What was thrown, if nothing is better. */
  readonly best: readonly Card[];
  readonly bestNet: number;
  /** Points that the best one has more on average, at least 0. */
  readonly cost: number;
}

/** Judges a discard; undefined where the cards are not those of a deal. */
export function judgeThrow(
  { cards, thrown, ownCrib }: Pick<ThrowLine, 'cards' | 'thrown' | 'ownCrib'>,
  rules: RuleSet,
): JudgedThrow | undefined {
  const study = studyDiscards({ cards, role: ownCrib ? 'dealer' : 'pone', rules });
  if (!study.ok) return undefined;
  const made = study.value.rows.find(({ discard }) => isSame(discard, thrown));
  const [best] = study.value.rows;
  if (made === undefined || best === undefined) return undefined;
  // Discards that differ by suits that count for nothing come to the same, up to the last digit.
  const cost = best.net - made.net;
  const equal = cost < SAME;
  const { discard, net }: DiscardRow = equal ? made : best;
  return { net: made.net, best: discard, bestNet: net, cost: equal ? 0 : cost };
}

const SAME = 1e-9;

const isSame = (some: readonly Card[], others: readonly Card[]): boolean =>
  some.length === others.length && some.every((card) => others.includes(card));
