// Entry of the page /table: one table of a league night, live.
import type { HallLineMessage } from '../../web/hall/types.ts';
import { boot } from '../kit/boot.ts';
import { openLine } from '../kit/line.ts';
import { HALL_WORDS } from './language.ts';
import { OneTable } from './tableview.ts';

await boot(HALL_WORDS, 'table');
const view = document.querySelector('muggins-hall-table');
if (view instanceof OneTable) {
  view.table = new URLSearchParams(location.search).get('table') ?? '';
  openLine<HallLineMessage>({
    message: (message) => {
      if (message.type === 'night') view.message = message;
    },
    state: (state) => {
      view.link = state;
    },
  });
}
