// Entry of the page /table: one table of a league night, live.
import './tablewords.ts';
import { boot } from '../kit/boot.ts';
import { HALL_WORDS } from './language.ts';
import { followNight } from './nightline.ts';
import { OneTable } from './tableview.ts';

await boot(HALL_WORDS, 'table');
const view = document.querySelector('muggins-hall-table');
if (view instanceof OneTable) {
  view.table = new URLSearchParams(location.search).get('table') ?? '';
  followNight(view);
}
