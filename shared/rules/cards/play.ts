// Scoring the play from the sequence of cards laid down, and what one card can score at all.

import { CRIBBAGE_COUNTING, isCribbage } from '../terms/counting.ts';
import { ok, type Result, refuse } from '../terms/result.ts';
import { handSize, type RuleSet, type RunOrder, SIX_CARD } from '../terms/ruleset.ts';
import { type CardOrRank, cardWords, checkCards, parseCardOrRank, pipsOf, RANKS } from './cards.ts';
import { remembered, tabled } from './memo.ts';
import { countOf, type PileRules, scorePile, scoreTop, THIRTY_ONE } from './pile.ts';
import { type PlayItem, type PlayKind, total } from './score.ts';

/** What players do in turn: lay a card, or say go. */
export type Play = CardOrRank | 'go';

/** The rules that the play depends on. */
export type PlayRules = Pick<RuleSet, 'seats' | 'cards' | 'go' | 'runs' | 'playEnds'> &
  Partial<Pick<RuleSet, 'counting'>>;

/** A card laid down: the count with it, and what it scored. */
export interface PlayedCard {
  readonly card: CardOrRank;
  readonly count: number;
  readonly items: readonly PlayItem[];
}

/** A play as one text, which the compiler checks: '8H 7 7C go'. Any other text is never one. */
export type PlayText<Text extends string> = Text extends Play
  ? Text
  : Text extends `${Play} ${infer Rest}`
    ? [PlayText<Rest>] extends [never]
      ? never
      : Text
    : never;

/** Reads the cards of a play, 'go' among them, from '8H 7 7C go' or from a list of such words. Refusals: badCard, duplicateCard, tooManyOfRank, wrongNumberOfCards. */
export function parsePlay(
  texts: string | readonly string[],
  rules: RuleSet = SIX_CARD,
): Result<readonly Play[]> {
  const plays: Play[] = [];
  for (const text of cardWords(texts)) {
    if (text.trim().toLowerCase() === 'go') {
      plays.push('go');
      continue;
    }
    const card = parseCardOrRank(text);
    if (!card.ok) return card;
    plays.push(card.value);
  }
  const cards = checkCards(plays.filter((play) => play !== 'go'));
  if (!cards.ok) return cards;
  const most = rules.seats * handSize(rules);
  return cards.value.length > most
    ? refuse({ code: 'wrongNumberOfCards', expected: most, got: cards.value.length })
    : ok(plays);
}

/**
 * What each card of a play scores. A card that would pass thirty-one begins a new count. The last card of a count short of
 * thirty-one scores for go, or for last when the cards of all players are played; a sequence that ends after a go is taken
 * as played out. Where play ends at the first stop, cards after it are left out.
 */
export function scorePlay<Text extends string>(
  plays: readonly Play[] | (Text & PlayText<Text>),
  rules: PlayRules = SIX_CARD,
): readonly PlayedCard[] {
  const played = playedOf(cardWords(plays) as readonly Play[], rules);
  const last = played.at(-1);
  const all = rules.seats * (rules.cards.dealt - rules.cards.laidAway);
  if (last === undefined || last.count === THIRTY_ONE || played.length < all) return played;
  const items = [...last.items.filter((item) => item.kind !== 'go'), ending('last', last.card, rules)];
  played[played.length - 1] = { ...last, items };
  return played;
}

/** Every card with its count and its score, and with a go where a count is known to be over. */
function playedOf(plays: readonly Play[], rules: PlayRules): PlayedCard[] {
  const once = rules.playEnds === 'firstStop';
  const cards: CardOrRank[] = [];
  const played: PlayedCard[] = [];
  let from = 0;
  let count = 0;
  let gone = false;
  for (const card of plays) {
    if (card === 'go') {
      gone = true;
      continue;
    }
    const pips = pipsOf(card);
    if (count + pips > THIRTY_ONE) {
      closeCount(played, rules);
      if (once) return played;
      from = cards.length;
      count = 0;
      gone = false;
    }
    count += pips;
    cards.push(card);
    played.push({ card, count, items: scoreTop({ cards, from, to: cards.length, count }, rules) });
  }
  if (gone) closeCount(played, rules);
  return played;
}

/** The last card so far has ended its count: short of thirty-one it scores for go. */
function closeCount(played: PlayedCard[], rules: PlayRules): void {
  const last = played.at(-1);
  if (last === undefined || last.count === THIRTY_ONE) return;
  played[played.length - 1] = { ...last, items: [...last.items, ending('go', last.card, rules)] };
}

/** The item for ending a count short of thirty-one: 'go', or 'last' for the last card of the deal. */
export const ending = (kind: PlayKind, card: CardOrRank, rules: PlayRules): PlayItem => ({
  kind,
  cards: [card],
  points: rules.go,
});

/**
 * Every number of points that one card can score in play, in rising order, 0 left out: in six-card 1 to 9 and 12 to 15.
 * `count` is the running count with that card, if it is known. Computed once for each rule set.
 */
export function possiblePlays(count?: number, rules: RuleSet = SIX_CARD): readonly number[] {
  const plays = playsByCount(rules);
  return (count === undefined ? plays.all : plays.at.get(count)) ?? [];
}

/** What one card can score at all, and at each count. */
interface Plays {
  readonly all: readonly number[];
  readonly at: ReadonlyMap<number, readonly number[]>;
}

const playsByCount = remembered((rules: RuleSet): Plays => {
  const at = computePlays(rules);
  return { all: rising([...at.values()].flat()), at };
});

const rising = (points: readonly number[]): number[] => [...new Set(points)].sort((a, b) => a - b);

/**
 * The points by count. What a top card scores depends on the pair or run that it completes and on the count; so every pair
 * and run is laid on cards of every sum, and what comes out is scored as it lies.
 */
const plainToppings = tabled((runs: RunOrder): Toppings => toppingsOf({ runs }, fillers));

/** Points by count, the ending left aside. */
type Toppings = ReadonlyMap<number, ReadonlySet<number>>;

/** Cards to lie below, up to a sum. */
type Filler = (most: number, group: number) => readonly (readonly CardOrRank[])[];

function toppingsOf(rules: PileRules, filler: Filler): Toppings {
  const found = new Map<number, Set<number>>();
  for (const group of groups()) {
    for (const below of filler(THIRTY_ONE - countOf(group), group.length)) {
      const pile = [...below, ...group];
      const count = countOf(pile);
      found.set(count, (found.get(count) ?? new Set()).add(total(scorePile(pile, rules))));
    }
  }
  return found;
}

/** Where sums score by the card it matters how many lie below, too. */
const otherToppings = tabled((asked: string): Toppings => {
  const { most, ...rules }: PileRules & { readonly most: number } = JSON.parse(asked);
  return toppingsOf(rules, (sum, group) => (group > most ? [] : heaps(sum, most - group)));
});

/** The most cards that fit under thirty-one: four aces, twos and threes, and a four. */
const MOST_CARDS = 13;

/** One heap of cards for every sum up to `most`, every number of cards and every rank on top. */
function heaps(most: number, cards: number): readonly (readonly CardOrRank[])[] {
  const found: (readonly CardOrRank[])[] = [[]];
  for (const top of RANKS) {
    const below = most - pipsOf(top);
    for (let sum = 0; sum <= below; sum++)
      for (let length = 0; length < cards; length++) {
        const heap = heapBy(sum)(length);
        if (heap !== undefined) found.push([...heap, top]);
      }
  }
  return found;
}

/** A heap of any ranks by its sum and its number of cards: the same by every rule. */
const heapBy = tabled((sum: number) => tabled((length: number) => heapOf(sum, length, RANKS.length - 1)));

/** So many cards of this sum, no rank more than four times; undefined where there are none. */
function heapOf(sum: number, length: number, highest: number): readonly CardOrRank[] | undefined {
  if (length === 0) return sum === 0 ? [] : undefined;
  for (let rank = highest; rank >= 0; rank--) {
    const card = RANKS[rank] as CardOrRank;
    for (let count = Math.min(4, length); count > 0; count--) {
      const rest = sum - count * pipsOf(card);
      const others = rest < length - count ? undefined : heapOf(rest, length - count, rank - 1);
      if (others !== undefined) return [...others, ...Array.from({ length: count }, () => card)];
    }
  }
  return undefined;
}

/** The same with the ending of the count, which any card short of thirty-one can be. */
function computePlays(rules: PlayRules): ReadonlyMap<number, readonly number[]> {
  const { runs, go, counting = CRIBBAGE_COUNTING, seats, cards } = rules;
  const most = Math.min(seats * (cards.dealt - cards.laidAway), MOST_CARDS);
  const toppings = isCribbage(counting)
    ? plainToppings(runs)
    : otherToppings(JSON.stringify({ runs, counting, most }));
  const ended = (count: number, scores: ReadonlySet<number>): readonly number[] =>
    count < THIRTY_ONE ? [...scores].map((points) => points + go) : [];
  return new Map(
    [...toppings].map(([count, scores]) => [
      count,
      rising([...scores, ...ended(count, scores)]).filter((points) => points > 0),
    ]),
  );
}

/** Every single card, pair, pair royal, double pair royal and run that fits under the limit. */
function groups(): (readonly CardOrRank[])[] {
  const alike = RANKS.flatMap((rank) => [1, 2, 3, 4].map((length) => Array.from({ length }, () => rank)));
  const runs = RANKS.flatMap((_, from) => [3, 4, 5, 6, 7].map((length) => RANKS.slice(from, from + length)));
  return [...alike, ...runs].filter((group) => countOf(group) <= THIRTY_ONE);
}

/** Cards to lie below: any rank on top of tens of several ranks, and so every sum up to `most`. */
function fillers(most: number): (readonly CardOrRank[])[] {
  const found: (readonly CardOrRank[])[] = [[]];
  for (const top of RANKS) {
    for (let tens = 0; tens * 10 + pipsOf(top) <= most; tens++) {
      found.push([...(['K', 'Q', 'J'] as const).slice(0, tens), top]);
    }
  }
  return found;
}
