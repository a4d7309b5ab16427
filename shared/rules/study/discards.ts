// Every discard of a hand: what the cards kept count over every starter, what the crib is worth, and how often it wins the game.

import { type Card, checkCards, choicesOf, DECK } from '../cards/cards.ts';
import { cardIndex, makeFastScorer, makeTableScorer } from '../cards/fast.ts';
import { scoreShow } from '../cards/hand.ts';
import { total } from '../cards/score.ts';
import type { ShowRules } from '../cards/show.ts';
import { ok, type Result, refuse } from '../terms/result.ts';
import { cribSize, handSize, perHand, type RuleSet, SIX_CARD } from '../terms/ruleset.ts';
import { type Opponents, opponentsFor } from './opponents.ts';
import { ANY, type CribCase, type CribRole, eachCrib, sourcesOf, type Weigh, weighBy } from './sources.ts';

/** A question about discards. */
export interface DiscardCase {
  /** The cards dealt. */
  readonly cards: readonly Card[];
  readonly role: CribRole;
  /** Six-card if not given. */
  readonly rules?: RuleSet;
  /** Holes that the own side and the other still need to win; without them nothing is said of winning. */
  readonly toGo?: readonly [mine: number, theirs: number];
  /** What deals of a discard are worth. */
  readonly worth?: (keep: readonly Card[], discard: readonly Card[]) => WorthOfDeal;
}

/** What a deal is worth with this count of the hand, this one of the crib, and this starter, a place in DECK. */
type WorthOfDeal = (hand: number, crib: number, starter: number) => number;

/** How often points win the game, 0 to 1, without those of the play. */
export interface Chances {
  /** The own hand wins, for the dealer with the crib. */
  readonly mine: number;
  /** The crib wins it for the dealer's side, whatever the dealer holds; 0 for the dealer. */
  readonly theirs: number;
}

/** A discard. Averages are points; the crib's count for the dealer, and against the pone. */
export interface DiscardRow {
  readonly keep: readonly Card[];
  readonly discard: readonly Card[];
  /** The average of the hand over every starter that is not among the cards dealt, exact. */
  readonly hand: number;
  readonly least: number;
  readonly most: number;
  /** How many starters give each count: `counts[8]` starters give eight. */
  readonly counts: readonly number[];
  /** The average of the crib where the others throw as `model` says. */
  readonly crib: number;
  /** The average of the crib where the others throw any cards, exact. */
  readonly cribRandom: number;
  /** Hand and crib for the dealer, hand less crib for the pone. */
  readonly net: number;
  readonly chances?: Chances;
  /** The average of what deals are worth, where that was asked for. */
  readonly worth?: number;
}

/** Every discard, the best first. */
export interface DiscardStudy {
  /** The model of what others throw; null where there is none for the game, and they throw any cards. */
  readonly model: string | null;
  readonly rows: readonly DiscardRow[];
}

/**
 * Studies every discard of the cards dealt. Hands of three to five cards, cribs of up to five. Refusals: wrongNumberOfCards,
 * duplicateCard.
 */
export function studyDiscards(asked: DiscardCase): Result<DiscardStudy> {
  const { cards, role, rules = SIX_CARD } = asked;
  const fewer = role === 'dealer' ? rules.cards.dealerFewer : 0;
  const { dealt, laidAway } = perHand(rules);
  const expected = dealt - fewer;
  if (cards.length !== expected) return refuse({ code: 'wrongNumberOfCards', expected, got: cards.length });
  const checked = checkCards(cards);
  if (!checked.ok) return checked;
  const opponents = opponentsFor(rules);
  const table = tableOf(asked, rules, opponents);
  const rows = choicesOf(cards, laidAway - fewer).map((discard) => rowOf(table, discard));
  const better = rules.lowball ? -1 : 1;
  return ok({ model: opponents?.name ?? null, rows: rows.toSorted((a, b) => better * (b.net - a.net)) });
}

/** What all discards have in common. */
interface Table extends DiscardCase {
  readonly unseen: readonly number[];
  readonly countHand: Scorer;
  readonly countCrib: Scorer;
  readonly others: number;
  readonly weigh: Weigh;
}

type Scorer = CribCase['scorer'];

function tableOf(asked: DiscardCase, rules: RuleSet, opponents: Opponents | undefined): Table {
  const places = asked.cards.map(cardIndex);
  const sources = sourcesOf(rules, asked.role);
  return {
    ...asked,
    unseen: DECK.map((_, place) => place).filter((place) => !places.includes(place)),
    countHand: scorerOf(handSize(rules), false, rules),
    countCrib: scorerOf(cribSize(rules), true, rules),
    others: sources.length,
    weigh: opponents === undefined ? ANY : weighBy(opponents.weights, sources, rules.cards.laidAway),
  };
}

const cardAt = (place: number): Card => DECK[place] as Card;

/** Counts by table, where there is one. A game without a crib has one that is always worth nothing. */
function scorerOf(size: number, crib: boolean, rules: ShowRules): Scorer {
  if (size === 0) return () => () => 0;
  if (size > 5)
    return (hand) => (starter) =>
      total(scoreShow({ hand: hand.map(cardAt), starter: cardAt(starter), crib, rules }));
  if (size !== 4) return makeTableScorer(size as 3 | 5, crib, rules);
  const scorer = makeFastScorer(crib, rules);
  return ([a = 0, b = 0, c = 0, d = 0]) => scorer(a, b, c, d);
}

function rowOf(table: Table, discard: readonly Card[]): DiscardRow {
  const keep = table.cards.filter((card) => !discard.includes(card));
  const count = table.countHand(keep.map(cardIndex));
  const all = table.unseen.map(count);
  const counts = Array.from(
    { length: Math.max(...all) + 1 },
    (_, points) => all.filter((each) => each === points).length,
  );
  const hand = all.reduce((sum, points) => sum + points, 0) / all.length;
  const byStarter = DECK.map((_, place) => all[table.unseen.indexOf(place)] ?? 0);
  const { average, random, chances, worth } = cribOf(table, discard, byStarter, table.worth?.(keep, discard));
  return {
    keep,
    discard,
    hand,
    least: Math.min(...all),
    most: Math.max(...all),
    counts,
    crib: average,
    cribRandom: random,
    net: table.role === 'dealer' ? hand + average : hand - average,
    ...(chances !== undefined && { chances }),
    ...(worth !== undefined && { worth }),
  };
}

interface CribFigures {
  readonly average: number;
  readonly random: number;
  readonly chances: Chances | undefined;
  readonly worth: number | undefined;
}

/** The crib by the model and by chance, and how often it wins with the hand that each starter gives. */
function cribOf(
  table: Table,
  discard: readonly Card[],
  hands: readonly number[],
  worth: WorthOfDeal | undefined,
): CribFigures {
  const { role, toGo = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY] } = table;
  const [mine, theirs] = toGo;
  const crib: CribCase = { ...table, laid: discard.map(cardIndex), scorer: table.countCrib };
  // Every starter is as likely as another; how likely the others' cards are depends on it, since one of them is gone.
  const sum = (): Float64Array => new Float64Array(DECK.length);
  const [weights, scored, won, lost, worths] = [sum(), sum(), sum(), sum(), sum()];
  let cribs = 0;
  let points = 0;
  eachCrib(crib, table.weigh, (count, starter, weight) => {
    const hand = hands[starter] as number;
    cribs++;
    points += count;
    weights[starter] = (weights[starter] as number) + weight;
    scored[starter] = (scored[starter] as number) + weight * count;
    if ((role === 'dealer' ? hand + count : hand) >= mine) won[starter] = (won[starter] as number) + weight;
    if (role === 'pone' && count >= theirs) lost[starter] = (lost[starter] as number) + weight;
    if (worth !== undefined)
      worths[starter] = (worths[starter] as number) + weight * worth(hand, count, starter);
  });
  const meanOf = (sum: Float64Array): number =>
    weights.reduce((all, weight, at) => (weight === 0 ? all : all + (sum[at] as number) / weight), 0) /
    table.unseen.length;
  return {
    average: meanOf(scored),
    random: points / cribs,
    chances: table.toGo && { mine: meanOf(won), theirs: meanOf(lost) },
    worth: worth && meanOf(worths),
  };
}
