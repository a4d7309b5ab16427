// The itemised count as it was first written, for reading: the faster one of the library has to give the very same items.
import { type CardOrRank, pipsOf, rankNumber, rankOf, SUITS, suitOf } from '../cards/cards.ts';
import { ALIKE, type ShowItem } from '../cards/score.ts';
import { type Show, type SuitPoints, suitPointsOf } from '../cards/show.ts';

/** Every item that a hand scores, in the order in which scoreShow gives them. */
export function itemise(show: Show): readonly ShowItem[] {
  const cards = show.starter === undefined ? show.hand : [...show.hand, show.starter];
  const points = suitPointsOf(show.crib, show.rules);
  const ranks = byRank(cards);
  return [
    ...fifteens(cards),
    ...pairs(ranks),
    ...runs(ranks),
    ...flush(show, points),
    ...nobs(show, points.nobs),
  ];
}

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
  const own = suitOf(starter);
  const suits =
    own !== undefined ? [own] : SUITS.filter((suit) => !hand.includes(`${rankOf(starter)}${suit}`));
  const found = suits.map((suit) => jacks.find((jack) => suitOf(jack) === suit));
  // Whichever of these suits the starter has, or with all four jacks in hand, one of them is his nob.
  const certain = jacks.length === SUITS.length || found.every((jack) => jack !== undefined);
  const [jack] = jacks.filter((each) => found.includes(each)).concat(jacks);
  return jack === undefined || !certain ? [] : [{ kind: 'nobs', cards: [jack], points }];
}

/** The cards sorted into their ranks, ace to king; ranks that are not there are left out. */
function byRank(cards: readonly CardOrRank[]): CardOrRank[][] {
  const ranks: CardOrRank[][] = [];
  for (const card of cards.toSorted((a, b) => rankNumber(a) - rankNumber(b))) {
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
    const order = rankNumber(same[0] as CardOrRank);
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
