// From a command to its events, or to a refusal.
import type { Command } from './command.ts';
import type { GameEvent } from './event.ts';
import { type Result, refuse } from './result.ts';
import type { State } from './state.ts';

/** The events that a command brings about in this state, or why it is refused. Undo and redo belong to timeline.ts. */
export function decide(
  _state: State,
  _command: Exclude<Command, { type: 'undo' | 'redo' }>,
): Result<readonly GameEvent[]> {
  return refuse({ code: 'noGame' });
}
