// Which numbers a hand can count at all, computed from the rules: 19, 25, 26 and 27 turn out impossible in six-card.

import { type Honours, isCribbage, isHonour } from '../terms/counting.ts';
import { cribSize, handSize, pegsDifference, type RuleSet, SIX_CARD } from '../terms/ruleset.ts';
import { fillings, makeCard, RANKS, type Rank, SUITS } from './cards.ts';
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

/** Everything that suits can do for a hand. */
const CHANCES: readonly Chance[] = (['never', 'perhaps', 'always'] as const).flatMap((nobs) =>
  (['none', 'alone', 'any'] as const).map((flush) => ({ nobs, flush })),
);

/** Every hand of so many cards with every starter, looked at once. */
const basesOf = tabled((size: number): Bases => {
  const found = CHANCES.map((chance) => ({ ...chance, counts: new Set<number>() }));
  const held = new Uint8Array(RANKS.length);
  for (const ranks of rankMultisets(size + 1)) {
    const base = scoreRanks(ranks.map((rank) => RANKS[rank] as Rank));
    held.fill(0);
    let doubled = 0;
    for (const rank of ranks) if (++(held[rank] as number) === 2) doubled++;
    for (const [at, starter] of ranks.entries())
      if (starter !== ranks[at - 1]) found[chanceOf(held, doubled, starter)]?.counts.add(base);
  }
  return found;
});

/** The place in CHANCES. `held[rank]` cards of each rank, the starter's among them; `doubled` ranks are there more than once. */
function chanceOf(held: Uint8Array, doubled: number, starter: number): number {
  const jacks = starter === JACK ? 0 : (held[JACK] as number);
  const flush = doubled === 0 ? 2 : doubled === 1 && held[starter] === 2 ? 1 : 0;
  // With all four jacks in hand one of them has the starter's suit.
  return 3 * (jacks === 0 ? 0 : jacks === 4 ? 2 : 1) + flush;
}

/** Points that rows can count more than columns, as far as two digits say them. */
const DIFFERENCES: readonly number[] = Array.from({ length: 100 }, (_, points) => points);

function computeCounts(crib: boolean, rules: RuleSet): readonly number[] {
  const size = crib ? cribSize(rules) : handSize(rules);
  if (size === 0) return [];
  if (pegsDifference(rules)) return DIFFERENCES;
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

/** A choice of ranks, and the hands that differ in what suits can add to them, by their places in the list of all such hands. */
interface RankChoice {
  readonly ranks: readonly Rank[];
  readonly patterns: readonly number[];
}

/** Every choice of ranks of a hand with its starter; and one hand, the starter last, for all that suits can do as much for. */
interface Choices {
  readonly all: readonly RankChoice[];
  readonly examples: readonly (readonly Rank[])[];
}

const choicesOf = tabled((size: number) =>
  tabled((honours: Honours): Choices => {
    const examples: (readonly Rank[])[] = [];
    const places = new Map<string, number>();
    const placeOf = (dealt: readonly Rank[]): number => {
      const pattern = patternOf(dealt, honours);
      const place = places.get(pattern) ?? examples.push(dealt) - 1;
      places.set(pattern, place);
      return place;
    };
    const all = rankMultisets(size + 1).map((multiset): RankChoice => {
      const ranks = multiset.map((place) => RANKS[place] as Rank);
      const dealt = [...new Set(ranks)].map((starter) => [
        ...ranks.toSpliced(ranks.indexOf(starter), 1),
        starter,
      ]);
      return { ranks, patterns: [...new Set(dealt.map(placeOf))] };
    });
    return { all, examples };
  }),
);

/** Which cards are of one rank, and which score by themselves: all that suits can make a difference to. */
const patternOf = (ranks: readonly Rank[], honours: Honours): string =>
  ranks.map((rank) => `${ranks.indexOf(rank)}${isHonour(rank, { honours }) ? '!' : ''}`).join();

/** Every count where cards score otherwise than in cribbage: every choice of ranks, with every way in which suits can fall. */
const otherCounts = tabled((asked: string): readonly number[] => {
  const { size, points }: { readonly size: number; readonly points: SuitPoints } = JSON.parse(asked);
  const { all, examples } = choicesOf(size)(points.counting.honours);
  const extras = examples.map((dealt) => suitExtras(dealt, points));
  const counts = new Set<number>();
  for (const { ranks, patterns } of all) {
    const base = total(rankItems(ranks, points.counting));
    for (const pattern of patterns)
      for (const extra of extras[pattern] as readonly number[]) counts.add(base + extra);
  }
  return [...counts].sort((a, b) => a - b);
});

/** What suits can add to these ranks, the starter last. */
const suitExtras = (ranks: readonly Rank[], points: SuitPoints): readonly number[] => [
  ...new Set(
    // Suits of one colour are alike, and so are the colours: the starter may be of any suit.
    [...fillings([...ranks.slice(0, -1), makeCard(ranks.at(-1) as Rank, SUITS[0])])].map((all) =>
      total(suitItems({ hand: all.slice(0, -1), starter: all.at(-1) }, points)),
    ),
  ),
];
