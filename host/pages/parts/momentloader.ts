// Loads what shows a moment with the first of them.
import type { TableView } from '../../web/table/types.ts';
import { loaded } from '../kit/browser.ts';
import type { MomentScene } from './moment.ts';

/** Gives a page the moment of each view, or undefined. */
export class MomentLoader {
  readonly #show: (scene: MomentScene | undefined) => void;
  #view: TableView | undefined;

  constructor(show: (scene: MomentScene | undefined) => void) {
    this.#show = show;
  }

  /** Another view; until what shows a moment has come, newer ones can end it. */
  follow(view: TableView | undefined): void {
    this.#view = view;
    if (view?.cue?.moment == null) this.#show(undefined);
    else
      loaded(
        import('./moment.ts').then(({ momentScene }) => {
          if (this.#view === view) this.#show(momentScene(view));
        }),
      );
  }
}
