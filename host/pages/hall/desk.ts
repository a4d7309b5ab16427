// Entry of the page /desk: the desk of a league night.
import type { HallLineMessage } from '../../web/hall/types.ts';
import { boot } from '../kit/boot.ts';
import { openLine } from '../kit/line.ts';
import { DeskView } from './deskview.ts';
import { HALL_WORDS } from './language.ts';

/** Milliseconds after which the clock alone may have brought something that needs a person. */
const LOOK = 30_000;

await boot(HALL_WORDS, 'desk');
const view = document.querySelector('muggins-desk');
if (view instanceof DeskView) {
  setInterval(() => void view.look(), LOOK);
  openLine<HallLineMessage>({
    message: (message) => {
      if (message.type === 'night') view.hear(message);
    },
    state: (state) => {
      view.link = state;
    },
  });
}
