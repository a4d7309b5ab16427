// How a game with a name is written down: six-card with what differs.
import { type CardRule, type FlushRule, type RuleSet, SIX_CARD, type SkunkLine } from '../terms/ruleset.ts';

/** A rule set whose name is known to the compiler. */
export type NamedRules<Name extends string> = RuleSet & { readonly name: Name };

/** Six-card with what differs. */
export const preset = <const Name extends string>(
  name: Name,
  changes: Partial<RuleSet>,
): NamedRules<Name> => ({
  ...SIX_CARD,
  ...changes,
  name,
});

/** Cards dealt to each player and laid away, and what else differs. */
export const cards = (dealt: number, laidAway: number, more: Partial<CardRule> = {}): CardRule => ({
  dealt,
  laidAway,
  packToCrib: 0,
  dealerFewer: 0,
  ...more,
});

/** Points for a flush of the hand alone, and with the starter. */
export const flush = (alone: number, withStarter: number): FlushRule => ({ alone, withStarter });

/** A skunk line: the most holes, game points, stakes. */
export const line = (
  skunk: SkunkLine['skunk'],
  atMost: number,
  gamePoints: number,
  stakes: number,
): SkunkLine => ({
  skunk,
  atMost,
  gamePoints,
  stakes,
});
