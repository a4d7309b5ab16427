// Entry of the page '/': the hall's television.
import type { HallLineMessage } from '../../web/hall/types.ts';
import { boot } from '../kit/boot.ts';
import { openLine } from '../kit/line.ts';
import { HALL_WORDS } from './language.ts';
import { HallView } from './televisionview.ts';

await boot(HALL_WORDS, 'television');
const view = document.querySelector('muggins-hall');
if (view instanceof HallView)
  openLine<HallLineMessage>({
    message: (message) => {
      if (message.type === 'night') view.hear(message);
    },
    state: (state) => {
      view.link = state;
    },
  });
