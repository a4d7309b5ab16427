// Entry of the page /print: the paper of a league night.
import { boot } from '../kit/boot.ts';
import { HALL_WORDS } from './language.ts';
import { openNight } from './nightline.ts';
import { PrintView } from './printview.ts';

await boot(HALL_WORDS, 'print');
const view = document.querySelector('muggins-print');
if (view instanceof PrintView)
  openNight({
    hear: (message) => {
      view.hear(message);
    },
    state: (state) => {
      view.link = state;
    },
  });
