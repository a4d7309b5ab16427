// One event forward.
import type { GameEvent } from './event.ts';
import type { State } from './state.ts';

/** The state after an event. Total: any event that `decide` gave for this state applies. */
export function evolve(state: State, _event: GameEvent): State {
  return state;
}
