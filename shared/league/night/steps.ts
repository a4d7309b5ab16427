// What the hall does by itself: the next round is drawn, and games are called, as soon as there are players and a table for them.

import type { NightCommand } from './command.ts';
import { callableGames } from './desk.ts';
import { owedGames } from './owed.ts';
import { eventsOf, gamesInRoom, inEvent, playersIn } from './rooms.ts';
import { planOf } from './rounds.ts';
import { type EventState, isFinal, isRunning, type NightState, presentOf } from './state.ts';
import { tableNumbers } from './typed.ts';

/**
 * The commands that come next without anybody's word; none before the first draw, which is the desk's. A round is drawn ahead only
 * when it is wanted: late players join the next one that is not drawn. `boards`: tables that have one, which are the first to play at.
 */
export function nextSteps(state: NightState, boards: readonly string[] = []): readonly NightCommand[] {
  const events = eventsOf(state);
  const isDrawn = events.some(({ drawn, seeds }) => drawn.length > 0 || seeds.length > 0);
  if (state.phase !== 'open' || !isDrawn) return [];
  // A table for every game of a round, unless the desk has set the tables.
  const halves = events.map(({ event }) => Math.floor(presentOf(inEvent(state, event)).length / 2));
  const wanted = Math.max(...halves, rubbersAtOnce(events));
  if (state.tables.length === 0)
    return tableNumbers(boards, wanted).map((table) => ({ type: 'addTable', table }));
  const calls = callableGames(state).flatMap(({ game, table }): readonly NightCommand[] =>
    table === undefined ? [] : [{ type: 'call', game, table }],
  );
  if (calls.length > 0) return calls;
  const next = events.filter(({ event, drawn }) => drawn.length > 0 && isWanted(inEvent(state, event)));
  return next.slice(0, 1).map(({ event }) => ({ type: 'draw', event }));
}

/** Rubbers of matches of teams that can be played at once, whatever their kinds: nobody plays two of them. */
function rubbersAtOnce(events: readonly EventState[]): number {
  const busy = new Set<string>();
  const rubbers = events.flatMap((event) =>
    event.fixture === null
      ? []
      : event.games.map(({ entrants }) => entrants.flatMap((each) => playersIn(event, each))),
  );
  return rubbers.filter((players) => {
    const isFree = !players.some((each) => busy.has(each));
    for (const each of players) busy.add(each);
    return isFree;
  }).length;
}

/**
 * Whether a table is free, no game can be called to it, and two players of the next round have no game open. A void game is played again
 * when the desk says so.
 */
function isWanted(state: NightState): boolean {
  const { games, tables, format } = state;
  const open = games.filter((game) => !isFinal(game) && game.result === undefined);
  if (format.schedule.pace === 'together' && open.length > 0) return false;
  if (tables.length <= gamesInRoom(state).filter(isRunning).length) return false;
  const busy = new Set(open.flatMap(({ entrants }) => entrants));
  if (owedGames(state).some((each) => each.next)) return false;
  const [next] = planOf(state);
  return next?.pairs.some((pair) => pair.every((entrant) => !busy.has(entrant))) ?? false;
}
