// Who can still win a night: a bound by points alone, from the results as they are now.
import { gamesIn, type NightFormat, winPoints } from '../format/format.ts';
import { isFinalStage } from '../night/state.ts';
import type { EventView, GameView } from './public.ts';

/** The facts of a night that say which games are left. */
export type NightLeft = Pick<
  EventView,
  'format' | 'rounds' | 'drawn' | 'games' | 'entrants' | 'owed' | 'places'
>;

/** The open games of an entrant. */
export interface GamesLeft {
  /** Drawn, without a result. */
  readonly open: readonly GameView[];
  /** The rounds of the games that are not drawn yet. */
  readonly later: readonly number[];
  /** The most of these games that can count. */
  readonly most: number;
  /** Whether an open game comes before a game that counts now, and would replace it. */
  readonly displaces: boolean;
}

/**
 * The entrants who can still reach the points of the leader, if they win all their games that are left by a skunk and the leader wins
 * no more. Undefined where a card does not add up game points: holes have no such bound.
 */
export function inReach(night: NightLeft): ReadonlySet<string> | undefined {
  if (night.format.scoring.kind !== 'points') return undefined;
  const most = Math.max(0, ...night.places.map(({ total }) => total));
  return new Set(
    night.places
      .filter(({ entrant, total }) => total + pointsLeft(night.format, leftOf(night, entrant)) >= most)
      .map(({ entrant }) => entrant),
  );
}

/** The games left to an entrant of tonight. */
export function leftOf(night: NightLeft, entrant: string): GamesLeft {
  const { format, rounds, drawn, games, entrants, owed, places } = night;
  const hasLeft = entrants.find(({ id }) => id === entrant)?.leftBefore != null;
  const open = games.filter(
    (each) => each.entrants.includes(entrant) && each.outcome === null && !isFinalStage(each.stage),
  );
  const later = hasLeft ? [] : Array.from({ length: rounds - drawn }, (_, at) => drawn + 1 + at);
  const again = owed
    .filter(({ short }) => short.some((each) => each.entrant === entrant))
    .map(() => drawn + 1);
  const { games: counted = 0, lines = [] } = places.find((each) => each.entrant === entrant) ?? {};
  const last = Math.max(0, ...lines.filter(({ counts }) => counts).map(({ round }) => round));
  const before = open.filter(({ round }) => round < last).length;
  const room = Math.max(0, gamesIn(format) - counted);
  const displaces = before > room;
  const all = open.length + later.length + again.length;
  const most = Math.min(all, displaces ? before : room);
  return { open, later: [...later, ...again], most, displaces };
}

/** The most game points from the games left. */
export const pointsLeft = (format: NightFormat, { open, later, most }: GamesLeft): number =>
  [...open.map(({ round }) => round), ...later]
    .map((round) => mostIn(format, round))
    .toSorted((a, b) => b - a)
    .slice(0, most)
    .reduce((sum, points) => sum + points, 0) / format.scoring.per;

/** The most game points of one game: 3 for a skunk in the ACC's rule 12.1. */
const mostIn = (format: NightFormat, round: number): number =>
  Math.max(winPoints(format, 0, round), ...format.scoring.skunks.map(({ points }) => points));
