// What the other player may hold: every choice of ranks that is left, weighed by what people keep and by what has been shown.

import { makeTableScorer, RANKS, rankPips } from '../rules/cards/index.ts';

/** What is known of the other player's hand. Ranks from 0 for an ace. */
export interface Shown {
  /** Ranks that they have laid. */
  readonly laid: readonly number[];
  /** How many cards they still hold. */
  readonly left: number;
  /** The least that each of these cards counts: a go has shown it. */
  readonly least: number;
  /** Cards of each rank that may be theirs. */
  readonly unseen: Uint8Array;
}

/** Ranks that they may hold, and how likely that is compared with others. */
export interface Guess {
  readonly ranks: readonly number[];
  readonly weight: number;
}

/** A place of a card without a suit, as the scorers take it. */
const BARE = 52;
const countFour = makeTableScorer(3);
const bare = (rank: number): number => BARE + rank;

/**
 * How often a hand of these points, the starter left aside, is kept, beside how often 4 of 6 cards have them: in 16,000 hands thrown by
 * averages. By points from 0.
 */
const KEPT = [0.15, 0, 0.36, 1.1, 1.6, 2.3, 3.2, 4.7, 8.1, 9.2, 8.1, 0, 11.1, 0, 10.5];

/** Every hand that is possible, weighed. */
export function guesses({ laid, left, least, unseen }: Shown): readonly Guess[] {
  const found: Guess[] = [];
  const ranks: number[] = [];
  const choose = (from: number, ways: number): void => {
    if (ranks.length === left) {
      found.push({ ranks: ranks.slice(), weight: ways * keptWeight([...laid, ...ranks]) });
      return;
    }
    for (let rank = from; rank < RANKS.length; rank++) {
      if (rankPips(rank) < least) continue;
      const taken = ranks.filter((each) => each === rank).length;
      const rest = (unseen[rank] as number) - taken;
      if (rest <= 0) continue;
      ranks.push(rank);
      choose(rank, (ways * rest) / (taken + 1));
      ranks.pop();
    }
  };
  choose(0, 1);
  return found;
}

function keptWeight([a = 0, b = 0, c = 0, d = 0]: readonly number[]): number {
  const points = countFour([bare(a), bare(b), bare(c)])(bare(d));
  return KEPT[Math.min(points, KEPT.length - 1)] as number;
}

/** So many of the guesses, each as often as its weight says: one draw sets them all. All of them where there are no more. */
export function sampled(all: readonly Guess[], size: number, random: () => number): readonly Guess[] {
  if (all.length <= size) return all;
  const step = all.reduce((sum, { weight }) => sum + weight, 0) / size;
  let next = random() * step;
  let sum = 0;
  return all.flatMap(({ ranks, weight }) => {
    sum += weight;
    let times = 0;
    for (; next < sum; next += step) times++;
    return times === 0 ? [] : [{ ranks, weight: times }];
  });
}
