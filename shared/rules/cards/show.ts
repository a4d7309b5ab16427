// What a hand or a crib of cribbage scores, item by item, in the order in which players count. The door is scoreShow in hand.ts.

import { type Counting, CRIBBAGE_COUNTING } from '../terms/counting.ts';
import { type FlushRule, type RuleSet, SIX_CARD_SHOW } from '../terms/ruleset.ts';
import { type CardOrRank, type CardText, cardsOf, pipsOf, rankNumber, SUITS, suitOf } from './cards.ts';
import { ALIKE, chosenOf, lowestOf, type ShowItem } from './score.ts';

/** The rules that a count depends on. */
export type ShowRules = Pick<RuleSet, 'flush' | 'nobs'> & Partial<Pick<RuleSet, 'counting'>>;

/** What suits can score: a flush of the hand alone, or with the starter, and the jack of the starter's suit. 0 is nothing. */
export interface SuitPoints extends FlushRule {
  readonly nobs: number;
  readonly counting: Counting;
}

/** What suits can score in a hand, or in a crib, by these rules. Every way to count asks here, and nowhere else. */
export function suitPointsOf(crib = false, rules: ShowRules = SIX_CARD_SHOW): SuitPoints {
  const { alone, withStarter } = crib ? rules.flush.crib : rules.flush.hand;
  // No spread: in a loop it takes 5 times as long.
  return { alone, withStarter, nobs: rules.nobs, counting: rules.counting ?? CRIBBAGE_COUNTING };
}

/** A hand to be counted. Without a starter the cards in hand are counted alone. `rules` are six-card if not given. */
export interface Show {
  readonly hand: readonly CardOrRank[];
  readonly starter?: CardOrRank | undefined;
  readonly crib?: boolean;
  readonly rules?: ShowRules;
}

/** A hand as one text, '5H 5S 5D JC', and all else as it is. */
export type ShowText<Text extends string> = Omit<Show, 'hand'> & { readonly hand: Text & CardText<Text> };

/** The same with its hand as a list. */
export const splitHand = <Rest extends object>(
  show: Rest & { readonly hand: string | readonly CardOrRank[] },
): Rest & { readonly hand: readonly CardOrRank[] } =>
  typeof show.hand === 'string' ? { ...show, hand: cardsOf(show.hand as '5H') } : (show as never);

/** Every item of cribbage: fifteens, pairs, runs, flush, nobs. */
export function plainItems(show: Show, points: SuitPoints): readonly ShowItem[] {
  const cards = withStarter(show);
  const items: ShowItem[] = [];
  addFifteens(items, cards);
  addRanks(items, cards);
  addFlush(items, show, points);
  addNobs(items, show, points.nobs);
  return items;
}

/** The items that depend on suits: flush and nobs. */
export function plainSuitItems(show: Show, points: SuitPoints): readonly ShowItem[] {
  const items: ShowItem[] = [];
  addFlush(items, show, points);
  addNobs(items, show, points.nobs);
  return items;
}

/** The hand with its starter last, if there is one. */
export function withStarter({ hand, starter }: Show): readonly CardOrRank[] {
  if (starter === undefined) return hand;
  const cards = hand.slice();
  cards.push(starter);
  return cards;
}

/** What the cards of each choice come to, the bits of its index naming them. Kept, so that no count has to make it anew. */
const sums: number[] = [0];

/** Every combination that adds up to fifteen, two points each. */
function addFifteens(items: ShowItem[], cards: readonly CardOrRank[]): void {
  for (let at = 0; at < cards.length; at++) {
    const pips = pipsOf(cards[at] as CardOrRank);
    const bit = 1 << at;
    // Every choice of the cards before, with this one.
    for (let others = 0; others < bit; others++) {
      const sum = (sums[others] as number) + pips;
      sums[bit + others] = sum;
      if (sum === 15) items.push({ kind: 'fifteen', cards: chosenOf(cards, bit + others), points: 2 });
    }
  }
}

/** Pairs, then runs. */
export function addRanks(items: ShowItem[], cards: readonly CardOrRank[]): void {
  // The bit of each rank that is there, and of each that is there more than once.
  let held = 0;
  let more = 0;
  for (let at = 0; at < cards.length; at++) {
    const bit = 1 << rankNumber(cards[at] as CardOrRank);
    more |= held & bit;
    held |= bit;
  }
  if (more !== 0) addPairs(items, cards, more);
  // The lowest three ranks of a run; a stretch of four has two such places.
  if ((held & (held >> 1) & (held >> 2)) !== 0) addRuns(items, cards, held);
}

/** Two of a rank 2, three 6, four 12: two points for every way to make a pair of them. */
function addPairs(items: ShowItem[], cards: readonly CardOrRank[], ranks: number): void {
  for (let left = ranks; left !== 0; left &= left - 1) {
    const same = ofRank(cards, lowestOf(left));
    const kind = ALIKE[same.length];
    if (kind !== undefined) items.push({ kind, cards: same, points: same.length * (same.length - 1) });
  }
}

/** The cards of a rank, in their order. */
function ofRank(cards: readonly CardOrRank[], order: number): CardOrRank[] {
  let chosen = 0;
  for (let at = 0; at < cards.length; at++)
    if (rankNumber(cards[at] as CardOrRank) === order) chosen |= 1 << at;
  return chosenOf(cards, chosen);
}

/** Every distinct run of three or more, only at its full length, a point per card. */
function addRuns(items: ShowItem[], cards: readonly CardOrRank[], held: number): void {
  for (let from = lowestOf(held); held >> from > 0; from++) {
    const start = from;
    while ((held >> from) & 1) from++;
    if (from - start >= 3) addChoices(items, cards, start, from);
  }
}

/** Every way to take one card of each rank from `from` up to, and without, `to`. */
function addChoices(items: ShowItem[], cards: readonly CardOrRank[], from: number, to: number): void {
  let runs: CardOrRank[][] = [[]];
  for (let order = from; order < to; order++) {
    const same = ofRank(cards, order);
    if (same.length > 1) runs = runs.flatMap((run) => same.map((card) => [...run, card]));
    else for (const run of runs) run.push(same[0] as CardOrRank);
  }
  for (const run of runs) items.push({ kind: 'run', cards: run, points: run.length });
}

/** All in hand of one suit; more if the starter is of it too. */
function addFlush(items: ShowItem[], { hand, starter }: Show, { alone, withStarter }: FlushRule): void {
  // Not a number where the suit is not known, and so equal to nothing.
  const suit = hand[0]?.charCodeAt(1);
  for (let at = 0; at < hand.length; at++) if ((hand[at] as CardOrRank).charCodeAt(1) !== suit) return;
  if (suit === undefined) return;
  const five = starter?.charCodeAt(1) === suit;
  const points = five ? withStarter : alone;
  if (points > 0) items.push({ kind: 'flush', cards: five ? [...hand, starter] : hand, points });
}

const JACK = 'J'.charCodeAt(0);

/** The jack of the starter's suit in hand. A jack turned up is heels, and leaves no jack of its suit for nobs. */
function addNobs(items: ShowItem[], { hand, starter }: Show, points: number): void {
  if (starter === undefined || points === 0) return;
  let suits = 0;
  let found = 0;
  let jacks = 0;
  let jack: CardOrRank | undefined;
  for (const card of hand) {
    if (card.charCodeAt(0) !== JACK) continue;
    if (jacks === 0) suits = starterSuits(hand, starter);
    jacks++;
    const bit = suitBit(card) & suits;
    if (bit !== 0 || jack === undefined) jack = found === 0 ? card : jack;
    found |= bit;
  }
  // With a jack for every suit that the starter can be of, and so with all four, one of them has it, whichever it is.
  if (jack !== undefined && (found === suits || jacks === SUITS.length))
    items.push({ kind: 'nobs', cards: [jack], points });
}

/** The bit of a card's suit; 0 where it is not known. */
const suitBit = (card: CardOrRank): number => {
  const suit = suitOf(card);
  return suit === undefined ? 0 : 1 << SUITS.indexOf(suit);
};

/** The suits that the starter can be of: its own, or those that no card of its rank in hand has. */
function starterSuits(hand: readonly CardOrRank[], starter: CardOrRank): number {
  if (starter.length > 1) return suitBit(starter);
  const rank = starter.charCodeAt(0);
  let left = 0b1111;
  for (const card of hand) if (card.charCodeAt(0) === rank) left &= ~suitBit(card);
  return left;
}
