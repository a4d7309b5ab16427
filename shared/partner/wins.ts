// How often a game is won from a point of a deal on, by the table of wins and a few figures that stand for what is not known.

import type { CribRole } from '../rules/study/index.ts';
import { winChance } from '../rules/winning/index.ts';

/** Holes that the own side and the other need. */
export type ToGo = readonly [mine: number, theirs: number];

/** What is counted once the cards are played. */
interface Show {
  /** Whose crib it is. */
  readonly role: CribRole;
  readonly toGo: ToGo;
  readonly mine: number;
  readonly theirs: number;
  readonly crib: number;
}

/** How often the own side wins: the pone counts first, the crib last, and the pone deals next. */
export function winsAfterShow({ role, toGo: [me, them], mine, theirs, crib }: Show): number {
  if (role === 'pone') return winChance('dealer', [me - mine, them - theirs - crib]);
  return them <= theirs ? 0 : winChance('pone', [me - mine - crib, them - theirs]);
}

/** Counts that stand for all: the means of their four quarters. A crib as shares of its average. */
const CRIB_SHARES = [0.3, 0.75, 1.1, 1.85];
const HANDS = [3, 6, 8, 15];
const PLAYS: Readonly<Record<CribRole, readonly number[]>> = { dealer: [1, 2, 3, 7], pone: [0, 1, 2, 5] };

/** Whole counts that stand for a crib with this average. */
export const cribSpread = (average: number): readonly number[] =>
  CRIB_SHARES.map((share) => Math.round(share * average));

/** A rank without a suit, as the scorers of hands take it. */
export const bareRank = (rank: number): number => 52 + rank;

export const meanOf = (numbers: readonly number[]): number =>
  numbers.reduce((sum, each) => sum + each, 0) / numbers.length;

/** A deal before its play, of which one hand is known. */
interface Thrown {
  readonly role: CribRole;
  readonly toGo: ToGo;
  /** What the own hand counts. */
  readonly hand: number;
  /** The average of the crib. */
  readonly crib: number;
}

/** How often the own side wins, whatever the play, the other hand and the crib bring. */
export function winsThrown({ role, toGo: [me, them], hand, crib }: Thrown): number {
  const cribs = cribSpread(crib);
  const [own, others] = role === 'dealer' ? [PLAYS.dealer, PLAYS.pone] : [PLAYS.pone, PLAYS.dealer];
  let [sum, cases] = [0, 0];
  for (const played of own)
    for (const answered of others) {
      const toGo = [me - played, them - answered] as const;
      cases += HANDS.length * cribs.length;
      // Both out in the play: who came first is even.
      if (toGo[0] <= 0 || toGo[1] <= 0)
        sum += HANDS.length * cribs.length * (toGo[1] > 0 ? 1 : toGo[0] > 0 ? 0 : 0.5);
      else
        for (const theirs of HANDS)
          for (const each of cribs) sum += winsAfterShow({ role, toGo, mine: hand, theirs, crib: each });
    }
  return sum / cases;
}
