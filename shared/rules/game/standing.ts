// The moves of a game that stand: what is left after undo and redo.
import type { Event, GameEvent } from './event.ts';
import { evolve } from './evolve.ts';
import { NO_GAME, type State } from './state.ts';

/** What one command did: its events, and the states around them. */
export interface Done {
  readonly number: number;
  readonly before: State;
  readonly events: readonly GameEvent[];
  readonly after: State;
}

/** The moves that stand: those taken back are left out, and requests for consent, which change nothing. */
export function standing(events: readonly Event[]): readonly Done[] {
  const done: Done[] = [];
  let undone: Done[] = [];
  for (const event of events) {
    if (event.type === 'consentAsked' || event.type === 'consentDeclined') continue;
    if (event.type === 'undone' || event.type === 'redone') {
      const [from, to] = event.type === 'undone' ? [done, undone] : [undone, done];
      to.push(...from.splice(-1));
      continue;
    }
    const { move: number, claim: _mark, ...rest } = event;
    const state = done.at(-1)?.after ?? NO_GAME;
    const same = done.at(-1)?.number === number ? done.pop() : undefined;
    const { before, events: earlier } = same ?? { before: state, events: [] };
    done.push({ number, before, events: [...earlier, rest], after: evolve(state, rest) });
    undone = [];
  }
  return done;
}
