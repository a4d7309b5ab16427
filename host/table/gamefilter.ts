// Which games of a list are wanted: by time, rule set, match and players.
import { isPractice } from '../../shared/partner/seats.ts';
import type { GameLine } from '../../shared/story/line.ts';

/** All of it has to fit; what is left out fits always. Times are milliseconds since 1970. */
export interface GameFilter {
  /** Begun then or later. */
  readonly since?: number | undefined;
  /** Begun earlier than that. */
  readonly until?: number | undefined;
  /** Name of the rule set. */
  readonly rules?: string | undefined;
  /** Id of the match. */
  readonly match?: string | undefined;
  /** Whether Muggins played a seat. */
  readonly practice?: boolean | undefined;
  /** A player with one of these ids took part. */
  readonly player?: readonly string[] | undefined;
  /** And a player with one of these, on another side. Only with `player`. */
  readonly against?: readonly string[] | undefined;
}

/** Words for games against Muggins: these only, or none of them. */
export const PRACTICE = ['only', 'none'] as const;

/** What a filter has for such a word; without one, games of both kinds fit. */
export const practiceFor = (word: string | undefined): boolean | undefined =>
  word === undefined ? undefined : word === 'only';

/** A player's id at a seat; the name where there is no id. */
export const seatedAt = ({ playerIds, players }: GameLine, seat: number): string =>
  playerIds[seat] ?? players[seat] ?? '';

/** Whether a game fits. */
export function fits(line: GameLine, filter: GameFilter): boolean {
  const { since = 0, until = Number.POSITIVE_INFINITY, rules = line.rules, match = line.match } = filter;
  const plain = line.started >= since && line.started < until && line.rules === rules && line.match === match;
  const { practice = isPractice(line.playerIds) } = filter;
  return plain && isPractice(line.playerIds) === practice && satThere(line, filter);
}

function satThere(line: GameLine, { player, against }: GameFilter): boolean {
  if (player === undefined) return true;
  const sidesOf = (ids: readonly string[]): readonly number[] =>
    line.sideOf.filter((_, seat) => ids.includes(seatedAt(line, seat)));
  const sides = sidesOf(player);
  if (against === undefined) return sides.length > 0;
  return sidesOf(against).some((other) => sides.some((side) => side !== other));
}
