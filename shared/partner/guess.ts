// What the other player may hold: every choice of ranks that is left, weighed by what people keep and by what has been shown.

import { RANKS, rankPips } from '../rules/cards/index.ts';
import type { Kept } from '../rules/winning/index.ts';

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

/** People also keep hands that a player of averages never keeps: as often as those that one keeps most seldom. */
const RARE = 1;

/** Every hand that is possible, weighed. */
export function guesses({ laid, left, least, unseen }: Shown, kept: Kept): readonly Guess[] {
  const found: Guess[] = [];
  const ranks: number[] = [];
  const choose = (from: number, ways: number): void => {
    if (ranks.length === left) {
      const hand = [...laid, ...ranks].sort((a, b) => a - b);
      found.push({ ranks: ranks.slice(), weight: (ways * (kept(hand) + RARE)) / waysOf(hand) });
      return;
    }
    for (let rank = from; rank < RANKS.length; rank++) {
      if (rankPips(rank) < least) continue;
      const first = ranks.indexOf(rank);
      const taken = first < 0 ? 0 : ranks.length - first;
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

/** In how many ways suits give a player these ranks, the lower ones first. */
const waysOf = (ranks: readonly number[]): number =>
  ranks.reduce((ways, rank, at) => {
    const before = at - ranks.indexOf(rank);
    return (ways * (4 - before)) / (before + 1);
  }, 1);

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
