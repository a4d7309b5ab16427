// The average of a hand, read from the study of a game in which it was the only one that was counted.
import type { CardOrRank, RuleSet } from '../../rules/index.ts';
import type { GameStory } from '../story.ts';
import { studyOf } from '../study.ts';

/** Mean count of a hand that is no crib, over every starter. */
export function averageOf(cards: readonly CardOrRank[], rules: RuleSet): number {
  const count = { seat: 0, hand: 'pone', claimed: 0, truth: 0, cards };
  const game = { status: 'finished', rules, deals: [{ deal: 1, starter: 'KC', counts: [count] }] };
  return studyOf(game as unknown as GameStory)[0]?.average ?? Number.NaN;
}
