// Study after a game: what each counted hand missed, and what the kept cards would have counted over every starter.
import type { ShowRules } from '../rules/cards/index.ts';
import { RANKS, scoreRanks } from '../rules/cards/index.ts';
import {
  type Card,
  type CardOrRank,
  DECK,
  makeFastScorer,
  type RuleSet,
  rankOf,
  scoreShow,
  suitOf,
  total,
} from '../rules/index.ts';
import type { GameStory } from './story.ts';

/** A hand whose cards were entered, looked at again. */
export interface StudyLine {
  readonly deal: number;
  readonly seat: number;
  readonly hand: string;
  readonly cards: readonly CardOrRank[];
  readonly starter: CardOrRank;
  readonly claimed: number;
  readonly truth: number;
  /** Points that were there and not claimed. */
  readonly missed: number;
  /** Points that were claimed and not there. */
  readonly over: number;
  /** Mean over every starter that is not in the hand; null for a crib, which nobody chose. */
  readonly average: number | null;
  /** Whether all suits were known. If not, nobs are counted by chance and a flush not at all. */
  readonly suits: boolean;
}

/**
 * A game as it may be told to everybody: while it goes on, what the cards of a hand count is nobody's business but the players',
 * who may still have to find out for themselves whether there is muggins to be called.
 */
export function discreet(story: GameStory): GameStory {
  if (story.status !== 'playing') return story;
  const silent = story.deals.map((deal) => ({
    ...deal,
    counts: deal.counts.map((count) => ({ ...count, truth: null })),
  }));
  return { ...story, deals: silent };
}

/** The study of a game: every count whose cards were entered. Empty while the game goes on. */
export function studyOf({ status, deals, rules }: GameStory): readonly StudyLine[] {
  if (status !== 'finished') return [];
  return deals.flatMap(({ deal, starter, counts }) =>
    counts.flatMap(({ seat, hand, claimed, truth, cards }) => {
      if (cards === null || truth === null || starter === null) return [];
      const missed = Math.max(0, truth - claimed);
      const over = Math.max(0, claimed - truth);
      const mean = hand === 'crib' ? null : averageOf(cards, rules);
      const suits = cards.every((card) => suitOf(card) !== undefined);
      return [{ deal, seat, hand, cards, starter, claimed, truth, missed, over, average: mean, suits }];
    }),
  );
}

/**
 * Mean count of a hand over every starter of the rest of the deck. Where a suit is not known, every suit is as likely as another
 * for nobs, and no flush is counted: a suit that could have made one would have been asked for.
 */
export function averageOf(hand: readonly CardOrRank[], rules: ShowRules): number {
  const cards = hand.filter((card): card is Card => suitOf(card) !== undefined);
  return cards.length === hand.length ? averageOfCards(cards, rules) : averageOfRanks(hand, rules);
}

function averageOfCards(hand: readonly Card[], rules: ShowRules): number {
  const rest = DECK.filter((card) => !hand.includes(card));
  const [a, b, c, d] = hand.map((card) => DECK.indexOf(card));
  const four = hand.length === 4 && a !== undefined && b !== undefined && c !== undefined && d !== undefined;
  const fast = four ? makeFastScorer(false, rules)(a, b, c, d) : undefined;
  const sum = rest.reduce((points, starter) => {
    if (fast === undefined) return points + total(scoreShow({ hand, starter, crib: false, rules }));
    return points + fast(DECK.indexOf(starter));
  }, 0);
  return sum / rest.length;
}

const SUITS_OF_A_RANK = 4;

function averageOfRanks(hand: readonly CardOrRank[], { nobs }: Pick<RuleSet, 'nobs'>): number {
  const rest = DECK.length - hand.length;
  const ranks = hand.map(rankOf);
  const points = RANKS.reduce((sum, rank) => {
    const left = SUITS_OF_A_RANK - ranks.filter((each) => each === rank).length;
    return sum + left * scoreRanks([...ranks, rank]);
  }, 0);
  const jacks = ranks.filter((rank) => rank === 'J').length;
  // A jack's suit has twelve other cards; each other card of the hand that is no jack is one of them with one chance in four.
  const nobStarters = jacks * (12 - (hand.length - jacks) / SUITS_OF_A_RANK);
  return (points + nobs * nobStarters) / rest;
}
