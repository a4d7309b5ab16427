// Entry of the page /desk: the desk of a league night.
import { boot } from '../kit/boot.ts';
import { DeskView } from './deskview.ts';
import { HALL_WORDS } from './language.ts';
import { openNight } from './nightline.ts';

/** Milliseconds after which the clock alone may have brought something that needs a person. */
const LOOK = 30_000;

await boot(HALL_WORDS, 'desk');
const view = document.querySelector('muggins-desk');
if (view instanceof DeskView) {
  setInterval(() => void view.look(), LOOK);
  openNight({
    hear: (message) => {
      view.hear(message);
    },
    state: (state) => {
      view.link = state;
    },
  });
}
