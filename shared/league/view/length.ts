// How long games take tonight, and about how long a running match still takes.
import { gamesToWin } from '../format/format.ts';
import { gamesInRoom } from '../night/rooms.ts';
import type { NightState } from '../night/state.ts';
import type { EventView, MatchView, NightView } from './public.ts';

/** The median length of tonight's games, from the call to the result, in milliseconds; null before the first result. */
export function usualLength(state: NightState): number | null {
  const lengths = gamesInRoom(state).flatMap(({ calledAt, result, isVoid }) =>
    calledAt === undefined || result === undefined || isVoid ? [] : result.at - calledAt,
  );
  // A clock that ran back measures nothing.
  const measured = lengths.filter((length) => length > 0).toSorted((a, b) => a - b);
  return measured[Math.floor(measured.length / 2)] ?? null;
}

/** Minutes, to the nearest 5. */
const STEP = 5 * 60_000;

/**
 * About how many minutes a running match still takes, in steps of 5, if it needs as many games as lie halfway between the fewest and
 * the most. Undefined if no game of it runs, or no game has a result tonight. `now`: milliseconds of the hall's clock.
 */
export function minutesLeft(
  { usual, now }: Pick<NightView, 'usual'> & { readonly now: number },
  { format, games }: EventView,
  match: MatchView,
): number | undefined {
  const game = games.find(
    ({ game: id, stage }) => match.games.includes(id) && (stage === 'called' || stage === 'seated'),
  );
  if (usual === null || game === undefined || game.calledAt === null) return undefined;
  const [{ wins: one }, { wins: other }] = match.sides;
  const most = format.match.games - one - other;
  const fewest = format.match.all ? most : gamesToWin(format.match) - Math.max(one, other);
  const others = (fewest + most) / 2 - 1;
  const left = others * usual + Math.max(0, usual - (now - game.calledAt));
  return 5 * Math.max(1, Math.round(left / STEP));
}
