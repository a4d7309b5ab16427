// Counting a hand or a crib: every item that scores, in the order in which players count.
import type { CardOrRank } from './cards.ts';
import { type RuleSet, SIX_CARD } from './ruleset.ts';
import type { ShowItem } from './score.ts';

/** The rules that a count depends on. */
export type ShowRules = Pick<RuleSet, 'flush' | 'nobs'>;

/** A hand to be counted. Without a starter the cards in hand are counted alone. `rules` are six-card if not given. */
export interface Show {
  readonly hand: readonly CardOrRank[];
  readonly starter?: CardOrRank | undefined;
  readonly crib?: boolean;
  readonly rules?: ShowRules;
}

/** Every item that a hand scores. A suit that is not known matches nothing (see suits.ts for when it must be known). */
export function scoreShow(_show: Show): readonly ShowItem[] {
  void SIX_CARD;
  return [];
}
