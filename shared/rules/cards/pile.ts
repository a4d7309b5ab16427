// The cards of one running count: how far it has come, and what the card on top scores.

import { type RuleSet, SIX_CARD } from '../terms/ruleset.ts';
import { type CardOrRank, orderOf, pipsOf, rankOf } from './cards.ts';
import { ALIKE, type PlayItem } from './score.ts';

/** The count that no card may pass (ACC 1.7). */
export const THIRTY_ONE = 31;

/** The running count of a pile: the sum of its pips. */
export const countOf = (pile: readonly CardOrRank[]): number =>
  pile.reduce((sum, card) => sum + pipsOf(card), 0);

/** The rules that the score of a card in play depends on, the ending of the count left aside. */
export type PileRules = Pick<RuleSet, 'runs'>;

/**
 * What the top card of a pile scores: fifteen or thirty-one, a pair of any size, a run (ACC 1.7). The ending of the count
 * is left aside. `pile` holds the cards since the last restart, the newest last; it is not checked.
 */
export function scorePile(pile: readonly CardOrRank[], rules: PileRules = SIX_CARD): readonly PlayItem[] {
  const count = countOf(pile);
  const items: PlayItem[] = [];
  if (count === 15) items.push({ kind: 'fifteen', cards: pile, points: 2 });
  if (count === THIRTY_ONE) items.push({ kind: 'thirtyOne', cards: pile, points: 2 });
  return [...items, ...pairsOnTop(pile), ...runOnTop(pile, rules)];
}

/** Cards of one rank on top, with no other card between. */
function pairsOnTop(pile: readonly CardOrRank[]): PlayItem[] {
  const top = pile.at(-1);
  const other = pile.findLastIndex((card) => rankOf(card) !== (top && rankOf(top)));
  const cards = pile.slice(other + 1);
  const kind = ALIKE[cards.length];
  return kind === undefined ? [] : [{ kind, cards, points: cards.length * (cards.length - 1) }];
}

/** The longest run that the top cards make: in any order, or only as they lie. */
function runOnTop(pile: readonly CardOrRank[], { runs }: PileRules): PlayItem[] {
  const isRun = runs === 'upwards' ? risesByOne : holdsRun;
  for (let length = pile.length; length >= 3; length--) {
    const cards = pile.slice(-length);
    if (isRun(cards.map(orderOf))) return [{ kind: 'run', cards, points: length }];
  }
  return [];
}

const holdsRun = (orders: readonly number[]): boolean => risesByOne(orders.toSorted((a, b) => a - b));

const risesByOne = (orders: readonly number[]): boolean =>
  orders.every((order, at) => order === (orders[0] as number) + at);
