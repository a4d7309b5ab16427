// Entry of the page '/': the hall's television.
import { boot } from '../kit/boot.ts';
import { HALL_CATALOGS } from './catalogs.ts';
import { followNight } from './nightline.ts';
import { HallView } from './view.ts';

await boot('hall-pages-television', HALL_CATALOGS);
const view = document.querySelector('muggins-hall');
if (view instanceof HallView) followNight(view);
