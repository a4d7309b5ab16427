// The play of a hand against every hand that the other player may have kept.
import type { CribRole } from '../study/sources.ts';
import { DEALER_KEEPS, PONE_KEEPS } from './generated/tables.ts';
import { readGrid } from './grid.ts';
import { playOut } from './pegger.ts';
import { addPegs, emptyRace, type Race, sharesOf } from './race.ts';

const RANKS = Array.from({ length: 13 }, (_, rank) => rank);

/** Every four ranks, from 0 for an ace, the lower ones first: the order of the tables. */
export const FOURS: readonly (readonly number[])[] = RANKS.flatMap((a) =>
  RANKS.slice(a).flatMap((b) => RANKS.slice(b).flatMap((c) => RANKS.slice(c).map((d) => [a, b, c, d]))),
);

/** By the player whose cards are known: how often the other one keeps each of FOURS. */
const OTHERS: Readonly<Record<CribRole, Float64Array>> = {
  dealer: readGrid(PONE_KEEPS, FOURS.length, 1),
  pone: readGrid(DEALER_KEEPS, FOURS.length, 1),
};

/** How often a player keeps these four ranks, the lower ones first, beside how often others are kept. */
export type Kept = (ranks: readonly number[]) => number;

/** Ranks as one number. */
const numberOf = (ranks: readonly number[]): number => ranks.reduce((sum, rank) => sum * 13 + rank, 0);

/** Places of FOURS by their ranks. */
const PLACES: ReadonlyMap<number, number> = new Map(FOURS.map((ranks, at) => [numberOf(ranks), at]));

/** How often hands are kept by the other player than the one of this role. */
export const keptBy =
  (role: CribRole): Kept =>
  (ranks) =>
    OTHERS[role][PLACES.get(numberOf(ranks)) as number] as number;

/** More than anybody pegs in a play. */
const SIDE = 40;

/** What the play comes to with these ranks kept, and those thrown. */
export function playOf(role: CribRole, keep: readonly number[], thrown: readonly number[]): Race {
  const race = emptyRace(SIDE);
  const known = RANKS.map((rank) => [...keep, ...thrown].filter((each) => each === rank).length);
  let all = 0;
  for (const [at, other] of FOURS.entries()) {
    const weight = (OTHERS[role][at] as number) * waysLeft(other, known);
    if (weight === 0) continue;
    all += weight;
    const dealt =
      role === 'dealer'
        ? ({ hands: [keep, other], seen: [thrown, []] } as const)
        : ({ hands: [other, keep], seen: [[], thrown] } as const);
    addPegs(race, playOut(dealt).pegs, weight);
  }
  return sharesOf(race, all);
}

/** Of all ways in which suits give a player these ranks, the share that is left when so many cards of each rank are known. */
const waysLeft = (ranks: readonly number[], known: readonly number[]): number =>
  ranks.reduce((ways, rank, at) => {
    const free = 4 - (at - ranks.indexOf(rank));
    return (ways * Math.max(0, free - (known[rank] as number))) / free;
  }, 1);
