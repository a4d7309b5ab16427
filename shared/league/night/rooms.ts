// Several events in one room. Each has a field, a format and games of its own; they share people, tables and waiting results.
import { picked } from '../picked.ts';
import { type EventState, isRunning, NEW_EVENT, type NightGame, type NightState } from './state.ts';

/** The fields that belong to one event. */
const OF_EVENT = [
  ...(['event', 'name', 'rank', 'format'] as const),
  ...(Object.keys(NEW_EVENT) as (keyof typeof NEW_EVENT)[]),
];

const eventIn = (state: NightState): EventState => picked(state, OF_EVENT);

/** All events of a night, in the order in which they get tables. */
export const eventsOf = (state: NightState): readonly EventState[] =>
  [eventIn(state), ...state.events].toSorted((a, b) => a.rank - b.rank);

/** The night, turned to another of its events; unchanged if it has no such event. */
export function inEvent(state: NightState, event: string): NightState {
  const found = state.events.find((each) => each.event === event);
  if (found === undefined) return state;
  const others = [eventIn(state), ...state.events.filter((each) => each !== found)];
  return { ...state, ...found, events: others.toSorted((a, b) => a.rank - b.rank) };
}

/** The games of all events. */
export const gamesInRoom = (state: NightState): readonly NightGame[] =>
  state.events.length === 0 ? state.games : eventsOf(state).flatMap(({ games }) => games);

/** The night, turned to the event of a game. */
export const withGame = (state: NightState, game: string): NightState =>
  inEvent(
    state,
    state.events.find(({ games }) => games.some((each) => each.game === game))?.event ?? state.event,
  );

/** The players of an entrant. */
export const playersIn = ({ entrants }: Pick<EventState, 'entrants'>, entrant: string): readonly string[] =>
  entrants.find(({ id }) => id === entrant)?.players ?? [entrant];

/** The other games now being played, with their players. */
export const runningBeside = (state: NightState, game: string) =>
  eventsOf(state).flatMap((event) =>
    event.games
      .filter((each) => isRunning(each) && each.game !== game)
      .map((each) => ({ ...each, players: each.entrants.flatMap((id) => playersIn(event, id)) })),
  );
