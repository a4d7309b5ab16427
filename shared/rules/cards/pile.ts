// The cards of one running count: how far it has come, and what the card on top scores.

import { type RuleSet, SIX_CARD } from '../terms/ruleset.ts';
import { type CardOrRank, orderOf, pipsOf } from './cards.ts';
import { ALIKE, type PlayItem } from './score.ts';

/** The count that no card may pass (ACC 1.7). */
export const THIRTY_ONE = 31;

/** The running count of a pile: the sum of its pips. */
export function countOf(pile: readonly CardOrRank[]): number {
  let count = 0;
  for (const card of pile) count += pipsOf(card);
  return count;
}

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
  addPairs(items, pile);
  addRun(items, pile, rules);
  return items;
}

/** Cards of one rank on top, with no other card between. */
function addPairs(items: PlayItem[], pile: readonly CardOrRank[]): void {
  const rank = pile.at(-1)?.charCodeAt(0);
  let from = pile.length - 1;
  while (from > 0 && pile[from - 1]?.charCodeAt(0) === rank) from--;
  const alike = pile.length - from;
  const kind = ALIKE[alike];
  if (kind !== undefined) items.push({ kind, cards: pile.slice(from), points: alike * (alike - 1) });
}

/** The longest run that the top cards make: in any order, or only as they lie. */
function addRun(items: PlayItem[], pile: readonly CardOrRank[], { runs }: PileRules): void {
  const length = runs === 'upwards' ? rising(pile) : mixed(pile);
  if (length >= 3) items.push({ kind: 'run', cards: pile.slice(-length), points: length });
}

/** How many cards on top follow one another as they lie. */
function rising(pile: readonly CardOrRank[]): number {
  let from = pile.length - 1;
  while (from > 0 && orderOf(pile[from] as CardOrRank) === orderOf(pile[from - 1] as CardOrRank) + 1) from--;
  return pile.length - from;
}

/** The most cards on top that follow one another in some order: none alike, and as many as the ranks from lowest to highest. */
function mixed(pile: readonly CardOrRank[]): number {
  let length = 0;
  let held = 0;
  for (let at = pile.length - 1; at >= 0; at--) {
    const bit = 1 << orderOf(pile[at] as CardOrRank);
    if ((held & bit) !== 0) break;
    held |= bit;
    // Bits without a gap carry over into a single one when the lowest is added.
    const sum = held + (held & -held);
    if ((sum & (sum - 1)) === 0) length = pile.length - at;
  }
  return length;
}
