// Which numbers a hand can count at all, computed from the rules: 19, 25, 26 and 27 turn out impossible in six-card.

import { type Counting, isCribbage, isHonour } from '../terms/counting.ts';
import { cribSize, handSize, type RuleSet, SIX_CARD } from '../terms/ruleset.ts';
import { makeCard, RANKS, type Rank, SUITS } from './cards.ts';
import { fillings } from './choices.ts';
import { rankMultisets, scoreRanks } from './fast.ts';
import { rankItems, suitItems } from './hand.ts';
import { remembered, tabled } from './memo.ts';
import { possiblePlays } from './play.ts';
import { total } from './score.ts';
import { type SuitPoints, suitPointsOf } from './show.ts';

const JACK = RANKS.indexOf('J');

/** Every count that some hand (or crib) with its starter can have, in rising order; none of a crib that there is not. Computed once for each rule set. */
export const possibleCounts = (crib = false, rules: RuleSet = SIX_CARD): readonly number[] =>
  crib ? cribCounts(rules) : handCounts(rules);

/** Every number of points that anything in a deal can score, in play or in the show, in rising order; 0 among them. */
export const possiblePoints = (rules: RuleSet = SIX_CARD): readonly number[] => allPoints(rules);

const handCounts = remembered((rules: RuleSet) => computeCounts(false, rules));
const cribCounts = remembered((rules: RuleSet) => computeCounts(true, rules));
const allPoints = remembered((rules: RuleSet): readonly number[] => {
  const counts = [...handCounts(rules), ...cribCounts(rules)];
  return [...new Set([...counts, ...possiblePlays(undefined, rules)])].sort((a, b) => a - b);
});

/** What suits can add to a hand of some ranks: nobs never, perhaps or always; a flush of so many kinds. */
interface Chance {
  readonly nobs: 'never' | 'perhaps' | 'always';
  readonly flush: 'none' | 'alone' | 'any';
}

/** What ranks can count, by what suits can add to it. */
type Bases = readonly (Chance & { readonly counts: ReadonlySet<number> })[];

/** Every hand of so many cards with every starter, looked at once. */
const basesOf = tabled((size: number): Bases => {
  const bases = new Map<string, Chance & { readonly counts: Set<number> }>();
  for (const ranks of rankMultisets(size + 1)) {
    const base = scoreRanks(ranks.map((rank) => RANKS[rank] as (typeof RANKS)[number]));
    for (const starter of new Set(ranks)) {
      const chance = chanceOf(ranks.toSpliced(ranks.indexOf(starter), 1), starter);
      const key = `${chance.nobs} ${chance.flush}`;
      const known = bases.get(key) ?? { ...chance, counts: new Set() };
      bases.set(key, known);
      known.counts.add(base);
    }
  }
  return [...bases.values()];
});

function chanceOf(hand: readonly number[], starter: number): Chance {
  const jacks = starter === JACK ? 0 : hand.filter((rank) => rank === JACK).length;
  const flush = new Set(hand).size < hand.length ? 'none' : hand.includes(starter) ? 'alone' : 'any';
  // With all four jacks in hand one of them has the starter's suit.
  return { nobs: jacks === 0 ? 'never' : jacks === 4 ? 'always' : 'perhaps', flush };
}

function computeCounts(crib: boolean, rules: RuleSet): readonly number[] {
  const size = crib ? cribSize(rules) : handSize(rules);
  if (size === 0) return [];
  const counts = new Set<number>();
  const points = suitPointsOf(crib, rules);
  if (!isCribbage(points.counting)) return otherCounts(JSON.stringify({ size, points }));
  for (const { counts: bases, ...chance } of basesOf(size)) {
    for (const extra of extrasOf(chance, points)) for (const base of bases) counts.add(base + extra);
  }
  return [...counts].sort((a, b) => a - b);
}

/** Points that suits can add: for every way in which they can fall, flush and nobs together. */
function extrasOf({ nobs, flush }: Chance, points: SuitPoints): readonly number[] {
  const jack = nobs === 'never' ? 0 : points.nobs;
  const mixed = nobs === 'always' ? [jack] : [0, jack];
  if (flush === 'none') return mixed;
  // All in hand of one suit: its jack is of the starter's suit only if the whole flush is.
  return flush === 'alone' ? [...mixed, points.alone] : [...mixed, points.alone, points.withStarter + jack];
}

/** Every count where cards score otherwise than in cribbage: every choice of ranks, with every way in which suits can fall. */
const otherCounts = tabled((asked: string): readonly number[] => {
  const { size, points }: { readonly size: number; readonly points: SuitPoints } = JSON.parse(asked);
  const extras = new Map<string, readonly number[]>();
  const counts = new Set<number>();
  for (const places of rankMultisets(size + 1)) {
    const ranks = places.map((place) => RANKS[place] as Rank);
    const base = total(rankItems(ranks, points.counting));
    for (const starter of new Set(ranks)) {
      const hand = ranks.toSpliced(ranks.indexOf(starter), 1);
      const key = patternOf([...hand, starter], points.counting);
      const found = extras.get(key) ?? suitExtras(hand, starter, points);
      extras.set(key, found);
      for (const extra of found) counts.add(base + extra);
    }
  }
  return [...counts].sort((a, b) => a - b);
});

/** Which cards are of one rank, and which score by themselves: all that suits can make a difference to. */
const patternOf = (ranks: readonly Rank[], counting: Counting): string =>
  ranks.map((rank) => `${ranks.indexOf(rank)}${isHonour(rank, counting) ? '!' : ''}`).join();

const suitExtras = (hand: readonly Rank[], starter: Rank, points: SuitPoints): readonly number[] => [
  ...new Set(
    // Suits of one colour are alike, and so are the colours: the starter may be of any suit.
    [...fillings([...hand, makeCard(starter, SUITS[0])])].map((all) =>
      total(suitItems({ hand: all.slice(0, -1), starter: all.at(-1) }, points)),
    ),
  ),
];
