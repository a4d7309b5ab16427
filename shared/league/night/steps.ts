// What the hall does by itself: the next round is drawn, and games are called, as soon as there are players and a table for them.

import type { NightCommand } from './command.ts';
import { callableGames } from './desk.ts';
import { planOf } from './rounds.ts';
import { isFinal, isRunning, type NightState, presentOf } from './state.ts';

/**
 * The commands that come next without anybody's word; none before the first draw, which is the desk's. A round is drawn ahead only
 * when it is wanted: late players join the next one that is not drawn.
 */
export function nextSteps(state: NightState): readonly NightCommand[] {
  const { phase, drawn } = state;
  if (phase !== 'open' || drawn.length === 0) return [];
  if (state.tables.length === 0) return tablesFor(Math.floor(presentOf(state).length / 2));
  const calls = callableGames(state).flatMap(({ game, table }): readonly NightCommand[] =>
    table === undefined ? [] : [{ type: 'call', game, table }],
  );
  if (calls.length > 0) return calls;
  return isWanted(state) ? [{ type: 'draw' }] : [];
}

/** A table for every game of a round, where the desk has named none. */
const tablesFor = (games: number): readonly NightCommand[] =>
  Array.from({ length: games }, (_, at) => ({ type: 'addTable', table: `${at + 1}` }));

/** Whether a table is free, nobody can be called to it, and two of the next round have no game open. */
function isWanted(state: NightState): boolean {
  const { games, tables, format, planned, stale } = state;
  const open = games.filter((game) => !isFinal(game) && game.result === undefined);
  if (format.pace === 'together' && open.length > 0) return false;
  if (tables.length <= open.filter(isRunning).length) return false;
  const busy = new Set(open.flatMap(({ entrants }) => entrants));
  const [next] = stale ? planOf(state) : planned;
  return next?.pairs.some((pair) => pair.every((entrant) => !busy.has(entrant))) ?? false;
}
