// Counting a hand or a crib: every item that scores, in the order in which players count.

import { type FlushRule, type RuleSet, SIX_CARD } from '../terms/ruleset.ts';
import { type CardOrRank, type CardText, cardsOf, orderOf, pipsOf, rankOf, SUITS, suitOf } from './cards.ts';
import { ALIKE, type ShowItem } from './score.ts';

/** The rules that a count depends on. */
export type ShowRules = Pick<RuleSet, 'flush' | 'nobs'>;

/** What suits can score: a flush of the hand alone, or with the starter, and the jack of the starter's suit. 0 is nothing. */
export interface SuitPoints extends FlushRule {
  readonly nobs: number;
}

/** What suits can score in a hand, or in a crib, by these rules. Every way to count asks here, and nowhere else. */
export const suitPointsOf = (crib = false, { flush, nobs }: ShowRules = SIX_CARD): SuitPoints => ({
  ...(crib ? flush.crib : flush.hand),
  nobs,
});

/** A hand to be counted. Without a starter the cards in hand are counted alone. `rules` are six-card if not given. */
export interface Show {
  readonly hand: readonly CardOrRank[];
  readonly starter?: CardOrRank | undefined;
  readonly crib?: boolean;
  readonly rules?: ShowRules;
}

/** A hand as one text, '5H 5S 5D JC', and all else as it is. */
export type ShowText<Text extends string> = Omit<Show, 'hand'> & { readonly hand: Text & CardText<Text> };

/**
 * Every item that a hand scores: fifteens, pairs, runs, flush, nobs. A suit that is not known matches nothing; suits.ts
 * says when it has to be known. Hands of any size; the cards are not checked (see checkCards).
 */
export function scoreShow<Text extends string>(asked: Show | ShowText<Text>): readonly ShowItem[] {
  const show = readShow(asked);
  const cards = show.starter === undefined ? show.hand : [...show.hand, show.starter];
  const points = suitPointsOf(show.crib, show.rules);
  const ranks = byRank(cards);
  return [...fifteens(cards), ...pairs(ranks), ...runs(ranks), ...suitItems(show, points)];
}

/** The same with its hand as a list. */
export const readShow = <Rest extends object>(
  show: Rest & { readonly hand: string | readonly CardOrRank[] },
): Rest & { readonly hand: readonly CardOrRank[] } =>
  typeof show.hand === 'string' ? { ...show, hand: cardsOf(show.hand as '5H') } : (show as never);

/** The items that depend on suits: flush and nobs. */
export const suitItems = (show: Show, points: SuitPoints): readonly ShowItem[] => [
  ...flush(show, points),
  ...nobs(show, points.nobs),
];

/** Every combination that adds up to fifteen, two points each. */
function fifteens(cards: readonly CardOrRank[]): ShowItem[] {
  const items: ShowItem[] = [];
  const pips = cards.map(pipsOf);
  // The sum of every choice of cards: that without its first card, and that card.
  const sums = [0];
  for (let chosen = 1; chosen < 1 << cards.length; chosen++) {
    const first = 31 - Math.clz32(chosen & -chosen);
    const sum = (sums[chosen & (chosen - 1)] as number) + (pips[first] as number);
    sums.push(sum);
    if (sum !== 15) continue;
    items.push({ kind: 'fifteen', cards: cards.filter((_, at) => chosen & (1 << at)), points: 2 });
  }
  return items;
}

/** Two of a rank 2, three 6, four 12: two points for every way to make a pair of them. */
function pairs(ranks: readonly CardOrRank[][]): ShowItem[] {
  return ranks.flatMap((same) => {
    const kind = ALIKE[same.length];
    return kind === undefined ? [] : [{ kind, cards: same, points: same.length * (same.length - 1) }];
  });
}

/** Every distinct run of three or more, only at its full length, a point per card. */
function runs(ranks: readonly CardOrRank[][]): ShowItem[] {
  return stretches(ranks)
    .filter((stretch) => stretch.length >= 3)
    .flatMap((stretch) => choices(stretch))
    .map((run) => ({ kind: 'run', cards: run, points: run.length }));
}

/** All in hand of one suit; more if the starter is of it too. */
function flush({ hand, starter }: Show, { alone, withStarter }: SuitPoints): ShowItem[] {
  const suit = hand[0] && suitOf(hand[0]);
  if (suit === undefined || hand.some((card) => suitOf(card) !== suit)) return [];
  const five = starter !== undefined && suitOf(starter) === suit;
  const points = five ? withStarter : alone;
  return points > 0 ? [{ kind: 'flush', cards: five ? [...hand, starter] : hand, points }] : [];
}

/** The jack of the starter's suit in hand. A jack turned up is heels, and leaves no jack of its suit for nobs. */
function nobs({ hand, starter }: Show, points: number): ShowItem[] {
  if (starter === undefined || points === 0) return [];
  const jacks = hand.filter((card) => rankOf(card) === 'J');
  const suit = suitOf(starter);
  const known = jacks.find((jack) => suit !== undefined && suitOf(jack) === suit);
  // With all four jacks in hand, one of them has the starter's suit, whichever it is.
  const jack = known ?? (jacks.length === SUITS.length ? jacks[0] : undefined);
  return jack === undefined ? [] : [{ kind: 'nobs', cards: [jack], points }];
}

/** The cards sorted into their ranks, ace to king; ranks that are not there are left out. */
function byRank(cards: readonly CardOrRank[]): CardOrRank[][] {
  const ranks: CardOrRank[][] = [];
  for (const card of cards.toSorted((a, b) => orderOf(a) - orderOf(b))) {
    const same = ranks.at(-1);
    if (same?.[0] !== undefined && rankOf(same[0]) === rankOf(card)) same.push(card);
    else ranks.push([card]);
  }
  return ranks;
}

/** Ranks that follow one another, taken together. */
function stretches(ranks: readonly CardOrRank[][]): CardOrRank[][][] {
  const found: CardOrRank[][][] = [];
  let last = Number.NaN;
  for (const same of ranks) {
    const order = orderOf(same[0] as CardOrRank);
    if (order === last + 1) found.at(-1)?.push(same);
    else found.push([same]);
    last = order;
  }
  return found;
}

/** Every way to take one card of each rank. */
function choices(stretch: readonly CardOrRank[][]): CardOrRank[][] {
  return stretch.reduce<CardOrRank[][]>(
    (chosen, same) => chosen.flatMap((cards) => same.map((card) => [...cards, card])),
    [[]],
  );
}
