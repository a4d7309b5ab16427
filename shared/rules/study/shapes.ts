// The deals for which it was derived what sensible players throw. Few bytes: a page can ask before it loads the study itself.

import { isCribbage } from '../terms/counting.ts';
import { handSize, type RuleSet } from '../terms/ruleset.ts';

/** Cards dealt, laid away, from the pack to the crib, fewer for the dealer, and sides. */
const SHAPES = ['6 2 0 0 01', '5 2 0 0 01', '5 1 1 0 012', '5 1 0 0 0101'] as const;
/** See SHAPES. */
export type DealShape = (typeof SHAPES)[number];

/** The cards and sides of a game: what a model is derived for. Undefined where none was. */
export function shapeOf({ cards, sides }: RuleSet): DealShape | undefined {
  const { dealt, laidAway, packToCrib, dealerFewer } = cards;
  const shape = `${dealt} ${laidAway} ${packToCrib} ${dealerFewer} ${sides.join('')}`;
  return SHAPES.find((each) => each === shape);
}

/** Whether a discard of this game can be judged: others throw by a model, the crib is the dealer's, and points are to be had. */
export const judgesDiscards = (rules: RuleSet): boolean =>
  shapeOf(rules) !== undefined && rules.cribOwner === 'dealer' && !rules.lowball;

/** What counts come to on average. */
export interface AverageCounts {
  /** A hand of the dealer's side, of another side, and the crib. */
  readonly dealer: number;
  readonly pone: number;
  readonly crib: number;
}

/**
 * Where each player keeps the best cards against what sensible players throw: hands over every deal, the crib over 400,000 deals that
 * were played out. Derived: `tsx shared/rules/testing/derive.ts six-card averages` prints them.
 */
const AVERAGES: Readonly<Record<DealShape, AverageCounts>> = {
  '6 2 0 0 01': { dealer: 8.007, pone: 8.165, crib: 4.793 },
  '5 2 0 0 01': { dealer: 4.676, pone: 4.873, crib: 4.709 },
  '5 1 1 0 012': { dealer: 6.559, pone: 6.62, crib: 4.419 },
  '5 1 0 0 0101': { dealer: 6.557, pone: 6.612, crib: 4.451 },
};

/** The average counts of a game; undefined where none were derived, or where its hands count otherwise. */
export function averageCounts(rules: RuleSet): AverageCounts | undefined {
  const { nobs, flush, counting } = rules;
  const usual = nobs === 1 && flush.hand.alone === handSize(rules) && flush.crib.alone === 0;
  const shape = shapeOf(rules);
  return shape && usual && isCribbage(counting) && judgesDiscards(rules) ? AVERAGES[shape] : undefined;
}
