// Entry of the page /table: one table of a league night, live.
import { me } from '../../../shared/words/generated/me.ts';
import { boot } from '../kit/boot.ts';
import { HALL_CATALOGS } from './catalogs.ts';
import { followNight } from './nightline.ts';
import { OneTable } from './tableview.ts';

await boot('hall-pages-table', [...HALL_CATALOGS, me]);
const view = document.querySelector('muggins-hall-table');
if (view instanceof OneTable) {
  view.table = new URLSearchParams(location.search).get('table') ?? '';
  followNight(view);
}
