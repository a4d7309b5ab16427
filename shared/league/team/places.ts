// Which team takes which place of the circle, so that teams of one venue are home on different days: a pair of them takes two places
// whose patterns of home and away are opposites.
import { shuffled } from '../rotation/chance.ts';

/** A league as far as its places matter: its teams with their venues. */
export interface Division {
  readonly id: string;
  readonly teams: readonly { readonly id: string; readonly venue: string }[];
}

export interface PlacesOptions {
  /** Teams of one venue and one league meet as early as their patterns let them. */
  readonly derbiesFirst: boolean;
  readonly chance: () => number;
}

/** A team in its division: the index of it. */
interface End {
  readonly division: number;
  readonly team: string;
}
/** Two teams that are never to be home on one day: `from` takes the first place of a class, `to` the second. */
export interface VenuePair {
  readonly from: End;
  readonly to: End;
  /** Classes of the smaller circle. */
  readonly limit: number;
}

/** Places of a circle for so many teams: one is empty for an odd number. */
export const circleSize = (teams: number): number => teams + (teams % 2);

/**
 * The two places of a class, whose teams are never both home. In `circleCycle` a place from 0 is home while its distance from the turning
 * point is odd, so that places 2m - 1 and 2m have their one break in the same round, and 0 and the last have none. The patterns of a
 * class begin alike in circles of every size.
 */
const placesIn = (kind: number, size: number): readonly [number, number] =>
  kind === 0 ? [0, size - 1] : [2 * kind, 2 * kind - 1];

/** The round in which the two places of a class meet, from 0. */
const derbyRound = (kind: number, size: number): number =>
  kind === 0 ? 0 : ((4 * kind + size - 2) / 2) % (size - 1);

/**
 * The team at each place of the circle of each division, null for the empty one. Divisions of one size that play on the same days always
 * get opposite patterns for all their pairs; the pairs of divisions of other sizes get them where there are enough.
 */
export function circlePlaces(
  divisions: readonly Division[],
  pairs: readonly VenuePair[],
  { derbiesFirst, chance }: PlacesOptions,
): readonly (readonly (string | null)[])[] {
  const turned = oriented(pairs);
  // The wishes give way where some pair has no class.
  const [best] = [
    new Classes(divisions, turned, { derbiesFirst, lastEmpty: true }),
    new Classes(divisions, turned, { derbiesFirst: false, lastEmpty: true }),
    new Classes(divisions, turned, { derbiesFirst: false, lastEmpty: false }),
  ].toSorted((a, b) => b.kinds.size - a.kinds.size);
  return divisions.map(({ teams }, division) => {
    const size = circleSize(teams.length);
    const places: (string | undefined)[] = Array.from({ length: size });
    for (const [{ from, to }, kind] of best?.kinds ?? []) {
      const [first, second] = placesIn(kind, size);
      if (from.division === division) places[first] = from.team;
      if (to.division === division) places[second] = to.team;
    }
    const rest = teams.filter(({ id }) => !places.includes(id)).map(({ id }) => id);
    const others = shuffled(rest, chance).values();
    return places.map((team) => team ?? others.next().value ?? null);
  });
}

/** Pairs of teams of one venue, as many as its room wants, and those of one division first. */
export function venuePairs(
  divisions: readonly Division[],
  roomAt: (venue: string) => number,
  chance: () => number,
): readonly VenuePair[] {
  const sizes = divisions.map(({ teams }) => circleSize(teams.length));
  const all = divisions.flatMap(({ teams }, division) => teams.map((team) => ({ division, ...team })));
  const venues = shuffled([...new Set(all.map(({ venue }) => venue))], chance);
  return venues.flatMap((venue) => {
    const own = shuffled(
      all.filter((team) => team.venue === venue),
      chance,
    ).toSorted((a, b) => a.division - b.division);
    const wanted = Math.max(0, own.length - roomAt(venue));
    return own
      .flatMap((one, at): readonly VenuePair[] => {
        const other = own[at + 1];
        if (at % 2 === 1 || other === undefined) return [];
        const limit = Math.min(sizes[one.division] ?? 0, sizes[other.division] ?? 0) / 2;
        return [
          {
            from: { division: one.division, team: one.id },
            to: { division: other.division, team: other.id },
            limit,
          },
        ];
      })
      .slice(0, wanted);
  });
}

/** The pairs turned so that no division has more first places to fill than second ones, but for one: trails through all pairs. */
function oriented(pairs: readonly VenuePair[]): readonly VenuePair[] {
  const left = new Set(pairs);
  const at = (division: number): readonly VenuePair[] =>
    [...left].filter(({ from, to }) => from.division === division || to.division === division);
  const degree = (division: number): number =>
    at(division).reduce((sum, { from, to }) => sum + (from.division === to.division ? 2 : 1), 0);
  const turned: VenuePair[] = [];
  while (left.size > 0) {
    const ends = [...left].flatMap(({ from, to }) => [from.division, to.division]);
    // A trail from an odd division ends at another; without one, where it began.
    let division = ends.find((each) => degree(each) % 2 === 1) ?? ends[0] ?? 0;
    for (let pair = at(division)[0]; pair !== undefined; pair = at(division)[0]) {
      left.delete(pair);
      const { from, to } = pair;
      const next = from.division === division ? pair : { ...pair, from: to, to: from };
      turned.push(next);
      division = next.to.division;
    }
  }
  return turned;
}

interface Wishes {
  readonly derbiesFirst: boolean;
  /** An odd division leaves its last place empty, as then everybody is home as often as away. */
  readonly lastEmpty: boolean;
}

/** The classes of pairs. A division has one first place and one second place of each class. */
class Classes {
  readonly kinds = new Map<VenuePair, number>();
  /** By division and class, the pair that has the place. */
  readonly #firsts: readonly (VenuePair | undefined)[][];
  readonly #seconds: readonly (VenuePair | undefined)[][];

  constructor(
    divisions: readonly Division[],
    pairs: readonly VenuePair[],
    { derbiesFirst, lastEmpty }: Wishes,
  ) {
    this.#firsts = divisions.map(() => []);
    this.#seconds = divisions.map(({ teams }, division) => {
      const nobody = { division, team: '' };
      return lastEmpty && teams.length % 2 === 1 ? [{ from: nobody, to: nobody, limit: 0 }] : [];
    });
    const isFirst = ({ from, to }: VenuePair): boolean => derbiesFirst && from.division === to.division;
    for (const pair of pairs.toSorted(
      (a, b) => Number(isFirst(b)) - Number(isFirst(a)) || a.limit - b.limit,
    )) {
      const kinds = Array.from({ length: pair.limit }, (_, kind) => kind);
      const size = 2 * pair.limit;
      if (isFirst(pair)) kinds.sort((a, b) => derbyRound(a, size) - derbyRound(b, size));
      this.#classify(pair, kinds);
    }
  }

  /** Gives a pair a class that is free in both divisions, or frees one by moving others along a chain of two classes (König). */
  #classify(pair: VenuePair, kinds: readonly number[]): void {
    const inFirst = kinds.filter((kind) => this.#firsts[pair.from.division]?.[kind] === undefined);
    const inSecond = kinds.filter((kind) => this.#seconds[pair.to.division]?.[kind] === undefined);
    const kind =
      inFirst.find((each) => inSecond.includes(each)) ??
      inFirst.find((each) => inSecond.some((other) => this.#move(pair, each, other)));
    if (kind !== undefined) this.#take(pair, kind);
  }

  /** Swaps two classes along the chain from the second place of a pair, so that `kind` is free there. False if a smaller circle forbids it. */
  #move({ to: { division } }: VenuePair, kind: number, other: number): boolean {
    const chain: VenuePair[] = [];
    let next = this.#seconds[division]?.[kind];
    while (next !== undefined) {
      if (next.limit <= Math.max(kind, other)) return false;
      chain.push(next);
      const { from, to } = next;
      next =
        chain.length % 2 === 1 ? this.#firsts[from.division]?.[other] : this.#seconds[to.division]?.[kind];
    }
    const before = chain.map((pair) => this.kinds.get(pair));
    for (const pair of chain) this.#put(pair, this.kinds.get(pair) ?? 0, undefined);
    for (const [at, pair] of chain.entries()) this.#take(pair, before[at] === kind ? other : kind);
    return true;
  }

  #take(pair: VenuePair, kind: number): void {
    this.kinds.set(pair, kind);
    this.#put(pair, kind, pair);
  }

  #put({ from, to }: VenuePair, kind: number, pair: VenuePair | undefined): void {
    const [first, second] = [this.#firsts[from.division], this.#seconds[to.division]];
    if (first) first[kind] = pair;
    if (second) second[kind] = pair;
  }
}
