// The cards of one running count: how far it has come, and what the card on top scores.

import { CRIBBAGE_COUNTING } from '../terms/counting.ts';
import { type RuleSet, SIX_CARD } from '../terms/ruleset.ts';
import { type CardOrRank, pipsOf, rankNumber } from './cards.ts';
import { ALIKE, type PlayItem, SUM_KINDS } from './score.ts';

/** The count that no card may pass (ACC 1.7). */
export const THIRTY_ONE = 31;

/** The running count of a pile: the sum of its pips. */
export function countOf(pile: readonly CardOrRank[]): number {
  let count = 0;
  for (let at = 0; at < pile.length; at++) count += pipsOf(pile[at] as CardOrRank);
  return count;
}

/** The rules that the score of a card in play depends on, the ending of the count left aside. */
export type PileRules = Pick<RuleSet, 'runs'> & Partial<Pick<RuleSet, 'counting'>>;

/**
 * What the top card of a pile scores: fifteen or thirty-one, a pair of any size, a run (ACC 1.7). The ending of the count
 * is left aside. `pile` holds the cards since the last restart, the newest last; it is not checked.
 */
export const scorePile = (pile: readonly CardOrRank[], rules: PileRules = SIX_CARD): readonly PlayItem[] =>
  scoreTop({ cards: pile, from: 0, to: pile.length, count: countOf(pile) }, rules);

/** Cards of a play from the last restart, at `from`, up to and without `to`; and the count that they make. */
interface Top {
  readonly cards: readonly CardOrRank[];
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

/** Most cards score nothing. */
const NOTHING: readonly PlayItem[] = [];

/** The same for a pile that lies within a longer play, which is only copied for what scores. */
export function scoreTop(top: Top, rules: PileRules): readonly PlayItem[] {
  const { cards, from, to, count } = top;
  const { playSums, sumPoints, alike: points, playAlike } = rules.counting ?? CRIBBAGE_COUNTING;
  const alike = alikeOf(cards, from, to);
  // Cards of one rank on top leave no run.
  const run = alike > 1 || to - from < 3 ? 0 : runOf(cards, from, to, rules);
  // Few counts have a name: looked up first, since most cards score nothing.
  const named = SUM_KINDS[count];
  const sum = named !== undefined && playSums.includes(count) ? named : undefined;
  const kind = playAlike ? ALIKE[alike] : undefined;
  if (sum === undefined && kind === undefined && run < 3) return NOTHING;
  const items: PlayItem[] = [];
  if (sum !== undefined)
    items.push({ kind: sum, cards: cards.slice(from, to), points: sumPoints === 'two' ? 2 : to - from });
  if (kind !== undefined)
    items.push({ kind, cards: cards.slice(to - alike, to), points: points[alike - 2] as number });
  if (run >= 3) items.push({ kind: 'run', cards: cards.slice(to - run, to), points: run });
  return items;
}

/** How many cards on top make a run by these rules. */
function runOf(cards: readonly CardOrRank[], from: number, to: number, { runs }: PileRules): number {
  if (runs === 'none') return 0;
  return runs === 'upwards' ? rising(cards, from, to) : mixed(cards, from, to);
}

/** How many cards of one rank lie on top, with no other card between. */
function alikeOf(cards: readonly CardOrRank[], from: number, to: number): number {
  if (to === from) return 0;
  const rank = codeAt(cards, to - 1);
  let at = to - 1;
  while (at > from && codeAt(cards, at - 1) === rank) at--;
  return to - at;
}

const codeAt = (cards: readonly CardOrRank[], at: number): number => (cards[at] as CardOrRank).charCodeAt(0);

/** How many cards on top follow one another as they lie. */
function rising(cards: readonly CardOrRank[], from: number, to: number): number {
  let at = to - 1;
  while (at > from && rankNumber(cards[at] as CardOrRank) === rankNumber(cards[at - 1] as CardOrRank) + 1)
    at--;
  return to - at;
}

/** The most cards on top that follow one another in some order: none alike, and as many as the ranks from lowest to highest. */
function mixed(cards: readonly CardOrRank[], from: number, to: number): number {
  let length = 0;
  let held = 0;
  for (let at = to - 1; at >= from; at--) {
    const bit = 1 << rankNumber(cards[at] as CardOrRank);
    if ((held & bit) !== 0) break;
    held |= bit;
    // Bits without a gap carry over into a single one when the lowest is added.
    const sum = held + (held & -held);
    if ((sum & (sum - 1)) === 0) length = to - at;
  }
  return length;
}
