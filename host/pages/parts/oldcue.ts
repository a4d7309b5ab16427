// What a page need not play or show: it was there before the page.
import type { StateMessage } from '../../web/table/types.ts';

/** What the table played before a page came, or came back: it is left out of what the page hears. */
export class OldCue {
  #old: number | undefined;
  #greeted = false;

  /** The line was lost: what happens meanwhile is old when it is back. */
  lost(): void {
    this.#greeted = false;
  }

  /** The state without a cue that is old. */
  leaveOut(state: StateMessage): StateMessage {
    const { cue } = state.view;
    // While a demo is shown, nothing of the game is new.
    if (!this.#greeted || state.demo !== null) this.#old = cue?.id;
    this.#greeted = true;
    return cue?.id === this.#old ? { ...state, view: { ...state.view, cue: null } } : state;
  }
}
