// The deals for which it was derived what sensible players throw. Few bytes: a page can ask before it loads the study itself.

import type { RuleSet } from '../terms/ruleset.ts';

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
