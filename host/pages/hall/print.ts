// Entry of the page /print: the paper of a league night.
import type { HallLineMessage } from '../../web/hall/types.ts';
import { boot } from '../kit/boot.ts';
import { openLine } from '../kit/line.ts';
import { HALL_WORDS } from './language.ts';
import { PrintView } from './printview.ts';

await boot(HALL_WORDS, 'print');
const view = document.querySelector('muggins-print');
if (view instanceof PrintView)
  openLine<HallLineMessage>({
    message: (message) => {
      if (message.type === 'night') view.hear(message);
    },
    state: (state) => {
      view.link = state;
    },
  });
