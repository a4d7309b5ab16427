// Study after a game: what each counted hand missed, and what the kept cards would have counted over every starter.
import type { ShowRules } from '../rules/cards/index.ts';
import { RANKS, scoreRanks, scoreShow, suitPointsOf, total } from '../rules/cards/index.ts';
import { type Card, type CardOrRank, DECK, type RuleSet, rankOf, type Suit, suitOf } from '../rules/index.ts';
import type { DealtHand } from './dealt.ts';
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
  /** Mean over every starter that the player has not held, as far as that is known; null for a crib, which no player chose. */
  readonly average: number | null;
  /** Whether all suits were known. If not, nobs are counted by chance and a flush not at all. */
  readonly suits: boolean;
}

/**
 * The public version of a game: while it goes on, the counts of hands are for their players only,
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

/**
 * The study of a game: every count whose cards were entered. Empty while the game goes on. Where it is known what a player threw, by
 * `throws`, no such card counts as a starter.
 */
export function studyOf(
  { status, deals, rules }: GameStory,
  throws: readonly DealtHand[] = [],
): readonly StudyLine[] {
  if (status !== 'finished') return [];
  return deals.flatMap(({ deal, starter, counts }) =>
    counts.flatMap(({ seat, hand, claimed, truth, cards }) => {
      if (cards === null || truth === null || starter === null) return [];
      const missed = Math.max(0, truth - claimed);
      const over = Math.max(0, claimed - truth);
      const known = throws.find((each) => each.deal === deal && each.seat === seat);
      const thrown = known?.thrown ?? [];
      const kept = known?.cards.filter((card) => !thrown.includes(card)) ?? cards;
      const mean = hand === 'crib' ? null : averageOf(kept, thrown, rules);
      const suits = (hand === 'crib' ? cards : kept).every((card) => suitOf(card) !== undefined);
      return [{ deal, seat, hand, cards, starter, claimed, truth, missed, over, average: mean, suits }];
    }),
  );
}

/**
 * Mean count of a hand over every starter of the rest of the deck, without what was thrown. Where a suit is not known, every suit is as likely as another
 * for nobs, and no flush is counted: a suit that could have made one would have been asked for.
 */
function averageOf(hand: readonly CardOrRank[], thrown: readonly Card[], rules: ShowRules): number {
  const cards = hand.filter((card): card is Card => suitOf(card) !== undefined);
  const suits = cards.length === hand.length ? suitSum(cards, rules) : nobsByChance(hand, rules);
  const never = thrown.map((starter) => total(scoreShow({ hand: cards, starter, crib: false, rules })));
  const sum = never.reduce((rest, points) => rest - points, rankSum(hand) + suits);
  return sum / (DECK.length - hand.length - thrown.length);
}

const SUITS_OF_A_RANK = 4;

/** What ranks count, summed over every starter. A hand alone is not worth the table of `makeFastScorer`, which takes 25 ms to make. */
function rankSum(hand: readonly CardOrRank[]): number {
  const ranks = hand.map(rankOf);
  return RANKS.reduce((sum, rank) => {
    const left = SUITS_OF_A_RANK - ranks.filter((each) => each === rank).length;
    return sum + left * scoreRanks([...ranks, rank]);
  }, 0);
}

/** What suits count, summed over every starter. */
function suitSum(hand: readonly Card[], rules: ShowRules): number {
  const { alone, withStarter, nobs } = suitPointsOf(false, rules);
  const suits = hand.map(suitOf);
  const starters = (suit: Suit | undefined): number =>
    RANKS.length - suits.filter((each) => each === suit).length;
  const jacks = hand.filter((card) => rankOf(card) === 'J');
  const nobsSum = jacks.reduce((sum, jack) => sum + nobs * starters(suitOf(jack)), 0);
  if (suits.some((suit) => suit !== suits[0])) return nobsSum;
  const flushed = starters(suits[0]);
  return nobsSum + flushed * withStarter + (DECK.length - hand.length - flushed) * alone;
}

/** A jack's suit has twelve other cards; each other card of the hand that is no jack is one of them with one chance in four. */
function nobsByChance(hand: readonly CardOrRank[], { nobs }: Pick<RuleSet, 'nobs'>): number {
  const jacks = hand.filter((card) => rankOf(card) === 'J').length;
  return nobs * jacks * (12 - (hand.length - jacks) / SUITS_OF_A_RANK);
}
