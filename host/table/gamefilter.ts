// Which games of a list are wanted: by time, rule set, match and players. The same question for one game at hand, and in SQL.
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
  /** Somebody with one of these ids sat there. */
  readonly player?: readonly string[] | undefined;
  /** And somebody with one of these, on another side. Only with `player`. */
  readonly against?: readonly string[] | undefined;
}

/** A player's id at a seat; of games from before there were ids, the name. */
export const seatedAt = ({ playerIds, players }: GameLine, seat: number): string =>
  playerIds[seat] ?? players[seat] ?? '';

/** Whether a game fits. */
export function fits(line: GameLine, filter: GameFilter): boolean {
  const { since = 0, until = Number.POSITIVE_INFINITY, rules = line.rules, match = line.match } = filter;
  const plain = line.started >= since && line.started < until && line.rules === rules && line.match === match;
  return plain && satThere(line, filter);
}

function satThere(line: GameLine, { player, against }: GameFilter): boolean {
  if (player === undefined) return true;
  const sidesOf = (ids: readonly string[]): readonly number[] =>
    line.sideOf.filter((_, seat) => ids.includes(seatedAt(line, seat)));
  const sides = sidesOf(player);
  if (against === undefined) return sides.length > 0;
  return sidesOf(against).some((other) => sides.some((side) => side !== other));
}

const placesFor = (values: readonly unknown[]): string => values.map(() => '?').join(', ');
const written = (ids: readonly string[]): readonly string[] => ids.map((id) => JSON.stringify(id));

/** The same in SQL, to be added to another condition on archive_games. Texts stand there as JSON. */
export function conditionsOf(filter: GameFilter): {
  readonly sql: string;
  readonly values: readonly (string | number)[];
} {
  const { since, until, rules, match } = filter;
  const conditions: readonly Condition[] = [
    ...(since === undefined ? [] : [{ sql: 'started >= ?', values: [since] }]),
    ...(until === undefined ? [] : [{ sql: 'started < ?', values: [until] }]),
    ...(rules === undefined ? [] : [{ sql: 'rules = ?', values: written([rules]) }]),
    ...(match === undefined ? [] : [{ sql: 'match_id = ?', values: written([match]) }]),
    ...seatedCondition(filter),
  ];
  return {
    sql: conditions.map(({ sql }) => ` AND ${sql}`).join(''),
    values: conditions.flatMap(({ values }) => values),
  };
}

interface Condition {
  readonly sql: string;
  readonly values: readonly (string | number)[];
}

function seatedCondition({ player, against }: GameFilter): readonly Condition[] {
  if (player === undefined) return [];
  const sat = `one.player IN (${placesFor(player)})`;
  if (against === undefined) {
    const sql = `number IN (SELECT game FROM archive_seats AS one WHERE ${sat})`;
    return [{ sql, values: written(player) }];
  }
  const met = `other.game = one.game AND other.side <> one.side AND other.player IN (${placesFor(against)})`;
  const sql = `number IN (SELECT one.game FROM archive_seats AS one JOIN archive_seats AS other ON ${met} WHERE ${sat})`;
  return [{ sql, values: [...written(against), ...written(player)] }];
}
