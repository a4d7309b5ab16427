// The average of a hand, read from the study of a game in which it was the only one that was counted.
import type { Card, CardOrRank, RuleSet } from '../../rules/index.ts';
import type { GameStory } from '../story.ts';
import { studyOf } from '../study.ts';

/** Mean count of a hand that is no crib, over every starter but what was thrown. */
export function averageOf(
  cards: readonly CardOrRank[],
  rules: RuleSet,
  thrown: readonly Card[] = [],
): number {
  const count = { seat: 0, hand: 'pone', claimed: 0, truth: 0, cards };
  const game = { status: 'finished', rules, deals: [{ deal: 1, starter: 'KC', counts: [count] }] };
  const all = [...cards.filter((card): card is Card => card.length === 2), ...thrown];
  const throws = thrown.length === 0 ? [] : [{ deal: 1, seat: 0, cards: all, thrown }];
  return studyOf(game as unknown as GameStory, throws)[0]?.average ?? Number.NaN;
}
