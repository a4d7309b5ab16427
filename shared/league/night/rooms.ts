// Several events in one room: each has a field, a format and games of its own; people, tables and results that wait are everybody's.
import { picked } from '../picked.ts';
import { type EventState, isRunning, NEW_EVENT, type NightGame, type NightState } from './state.ts';

/** What belongs to an event. */
const OF_EVENT = [
  ...(['event', 'name', 'rank', 'format'] as const),
  ...(Object.keys(NEW_EVENT) as (keyof typeof NEW_EVENT)[]),
];

const eventIn = (state: NightState): EventState => picked(state, OF_EVENT);

/** All events of a night, those that have tables first in front. */
export const eventsOf = (state: NightState): readonly EventState[] =>
  [eventIn(state), ...state.events].toSorted((a, b) => a.rank - b.rank);

/** The night with another of its events in view; as it is where it has no such event. */
export function inEvent(state: NightState, event: string): NightState {
  const found = state.events.find((each) => each.event === event);
  if (found === undefined) return state;
  const others = [eventIn(state), ...state.events.filter((each) => each !== found)];
  return { ...state, ...found, events: others.toSorted((a, b) => a.rank - b.rank) };
}

/** The games of all events. */
export const gamesInRoom = (state: NightState): readonly NightGame[] =>
  state.events.length === 0 ? state.games : eventsOf(state).flatMap(({ games }) => games);

/** The night with the event of a game in view. */
export const withGame = (state: NightState, game: string): NightState =>
  inEvent(
    state,
    state.events.find(({ games }) => games.some((each) => each.game === game))?.event ?? state.event,
  );

/** The players of an entrant. */
export const playersIn = ({ entrants }: Pick<EventState, 'entrants'>, entrant: string): readonly string[] =>
  entrants.find(({ id }) => id === entrant)?.players ?? [entrant];

/** The games that are being played beside one, with their players. */
export const runningBeside = (state: NightState, game: string) =>
  eventsOf(state).flatMap((event) =>
    event.games
      .filter((each) => isRunning(each) && each.game !== game)
      .map((each) => ({ ...each, players: each.entrants.flatMap((id) => playersIn(event, id)) })),
  );
