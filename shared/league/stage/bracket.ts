// A bracket, computed whole from its seeds and its results each time: nothing is ever carried from match to match. A bye never wins.

import type { BracketOrder } from '../format/format.ts';

/** How a match ended. By a double walkover neither came, and the next match has a bye. */
export const MATCH_ENDINGS = ['legs', 'walkover', 'retired', 'doubleWalkover'] as const;
export type MatchEnding = (typeof MATCH_ENDINGS)[number];

/** What became of a match. It counts only as long as these two meet there. */
export interface MatchResult {
  /** The match: '2.1' is the first of round 2, '0.1' that for the third place. */
  readonly match: string;
  readonly entrants: readonly [string, string];
  readonly by: MatchEnding;
  /** Null by a double walkover. */
  readonly winner: string | null;
}

/** A place of a match: an entrant; null for nobody, a bye; undefined while it is not decided who comes there. */
export type BracketPlace = string | null | undefined;

/** A match of a bracket. */
export interface BracketMatch {
  readonly match: string;
  readonly sides: readonly [BracketPlace, BracketPlace];
  /** Undefined: it can be played, or waits for its two. */
  readonly by: MatchEnding | 'bye' | undefined;
  readonly winner: BracketPlace;
  readonly loser: BracketPlace;
}

/** A bracket now: its rounds, the first with all entrants, the last with the final; and the match for the third place. */
export interface Bracket {
  readonly rounds: readonly (readonly BracketMatch[])[];
  readonly third: BracketMatch | undefined;
}

/** What a bracket is made of. */
export interface BracketField {
  /** The best seed first; of a drawn bracket, as they were drawn. 2 to 256. */
  readonly entrants: readonly string[];
  readonly order: BracketOrder;
  /** Whether the losers of the semi-finals play for third place. */
  readonly third?: boolean;
}

/** Places of a bracket: the next power of two. */
export const placesFor = (entrants: number): number => 2 ** Math.ceil(Math.log2(Math.max(2, entrants)));

/** How many of a field qualify: a share of it, rounded up (ACC 13.2.b: 1 in 4). */
export const qualifiersOf = (field: number, [some, of]: readonly [number, number]): number =>
  Math.ceil((field * some) / of);

/**
 * Seeds down the page, for a power of two. Each round replaces a seed by itself and the one that it should beat. ACC's chart turns
 * every second pair round, so that of 8 the better seeds stand 1 4 3 2; the plain order is 1 4 2 3.
 */
export function seedsDown(places: number, order: BracketOrder): readonly number[] {
  let seeds: readonly number[] = [1];
  for (let size = 2; size <= places; size *= 2)
    seeds = seeds.flatMap((seed, at) => {
      const pair = [seed, size + 1 - seed];
      return order === 'acc' && at % 2 === 1 && size < places ? pair.toReversed() : pair;
    });
  return seeds;
}

/** The bracket after these results. One that does not fit the two of its match says nothing. */
export function bracketOf(field: BracketField, results: readonly MatchResult[] = []): Bracket {
  const { entrants, order } = field;
  const known = new Map(results.map((each) => [each.match, each]));
  const seeds = seedsDown(placesFor(entrants.length), order);
  let places: readonly BracketPlace[] = seeds.map((seed) => entrants[seed - 1] ?? null);
  const rounds: (readonly BracketMatch[])[] = [];
  while (places.length > 1) {
    const round = inPairs(places).map((sides, at) => {
      const match = `${rounds.length + 1}.${at + 1}`;
      return decided(match, sides, known.get(match));
    });
    rounds.push(round);
    places = round.map(({ winner }) => winner);
  }
  const [one, other] = rounds.at(-2) ?? [];
  const third =
    field.third === true && one !== undefined && other !== undefined
      ? decided(THIRD, [one.loser, other.loser], known.get(THIRD))
      : undefined;
  return { rounds, third };
}

/** Matches of a bracket, in the league or on a page. */
interface Rounds<M> {
  readonly rounds: readonly (readonly M[])[];
  readonly third?: M | null | undefined;
}

/** All matches of a bracket. */
export const matchesOf = <M>({ rounds, third }: Rounds<M>): readonly M[] => [
  ...rounds.flat(),
  ...(third == null ? [] : [third]),
];

/**
 * Current ranks in a bracket, from 1. The losers of one round share a rank, except after the match for third place;
 * entrants who are still in share the first.
 */
export function rankIn({ rounds, third }: Bracket): (entrant: string) => number {
  const outIn = new Map<string, number>();
  for (const [at, round] of rounds.entries())
    for (const { by, sides, winner } of round)
      for (const side of by === undefined || by === 'bye' ? [] : sides)
        if (typeof side === 'string' && side !== winner) outIn.set(side, at);
  // Half a round further than the other loser of a semi-final.
  if (typeof third?.winner === 'string') outIn.set(third.winner, rounds.length - 1.5);
  const field = new Set(rounds[0]?.flatMap(({ sides }) => sides.filter((side) => typeof side === 'string')));
  const reached = (entrant: string): number => outIn.get(entrant) ?? rounds.length;
  return (entrant) => 1 + [...field].filter((each) => reached(each) > reached(entrant)).length;
}

/** The losers of these rounds, earliest round first. */
export const roundLosers = ({ rounds }: Bracket, numbers: readonly number[]): readonly string[] =>
  rounds
    .filter((_, at) => numbers.includes(at + 1))
    .flat()
    .flatMap(({ loser }) => loser ?? []);

/** The match for the third place. */
const THIRD = '0.1';

const inPairs = <T>(list: readonly T[]): readonly (readonly [T, T])[] =>
  list.flatMap((first, at) => (at % 2 === 0 ? [[first, list[at + 1] as T] as const] : []));

function decided(match: string, sides: BracketMatch['sides'], result: MatchResult | undefined): BracketMatch {
  const [one, other] = sides;
  const open: BracketMatch = { match, sides, by: undefined, winner: undefined, loser: undefined };
  if (one === undefined || other === undefined) return open;
  if (one === null || other === null) return { ...open, by: 'bye', winner: one ?? other, loser: null };
  if (result === undefined || !isSame(result.entrants, [one, other])) return open;
  const { by, winner } = result;
  if (winner === null) return { ...open, by, winner: null, loser: null };
  return { ...open, by, winner, loser: winner === one ? other : one };
}

const isSame = ([a, b]: readonly [string, string], [c, d]: readonly [string, string]): boolean =>
  (a === c && b === d) || (a === d && b === c);

type Matches<M = BracketMatch> = Rounds<M & Pick<BracketMatch, 'match'>>;

/** The index of a match's round, and its own there. The match for third place is in no round: -1. */
export function placeOf({ rounds }: Matches<unknown>, match: string) {
  const round = rounds.findIndex((each) => each.some((one) => one.match === match));
  return { round, at: rounds[round]?.findIndex((one) => one.match === match) ?? 0 };
}

/** The match that the winner of one goes to; undefined after the final. */
export function nextMatch<M>(bracket: Matches<M>, match: string): M | undefined {
  const { round, at } = placeOf(bracket, match);
  return round === -1 ? undefined : bracket.rounds[round + 1]?.[Math.floor(at / 2)];
}

/**
 * Later matches that depend on this one, the last first: they have to be undone before it can be reopened. `begun`: undecided matches with
 * a finished game. Byes on the way are not listed.
 */
export function playedAfter<M extends { readonly match: string; readonly by: string | null | undefined }>(
  bracket: Rounds<M>,
  match: string,
  begun: ReadonlySet<string> = new Set(),
): readonly M[] {
  const isPlayed = (each: M): boolean => each.by != null || begun.has(each.match);
  const found: M[] = [];
  for (let next = nextMatch(bracket, match); next && isPlayed(next); next = nextMatch(bracket, next.match))
    if (next.by !== 'bye') found.unshift(next);
  const { third, rounds } = bracket;
  const isSemifinal = rounds.at(-2)?.some((each) => each.match === match || found.includes(each)) === true;
  return isSemifinal && third && isPlayed(third) && third.by !== 'bye' ? [third, ...found] : found;
}
