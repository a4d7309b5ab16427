// What a page need not play or show: it was there before the page.
import type { StateMessage } from '../../web/table/types.ts';

/** Leaves out what the table played before a page came, or came back. */
export class CueFilter {
  #old: number | undefined;
  #greeted = false;

  /** What happens until the line is back is old. */
  lineLost(): void {
    this.#greeted = false;
  }

  /** The state without a cue that is old. */
  apply(state: StateMessage): StateMessage {
    const { cue } = state.view;
    // While a demo is shown, nothing of the game is new.
    if (!this.#greeted || state.demo !== null) this.#old = cue?.id;
    this.#greeted = true;
    return cue?.id === this.#old ? { ...state, view: { ...state.view, cue: null } } : state;
  }
}
