// Entry of the page /print: the paper of a league night.

import { desk } from '../../../shared/words/generated/desk.ts';
import { pots } from '../../../shared/words/generated/pots.ts';
import { print } from '../../../shared/words/generated/print.ts';
import { HALL_CATALOGS } from '../hall/catalogs.ts';

import { followNight } from '../hall/nightline.ts';
import { boot } from '../kit/boot.ts';
import { PrintView } from './view.ts';

await boot('hall-pages-print', [...HALL_CATALOGS, desk, pots, print]);
const view = document.querySelector('muggins-print');
if (view instanceof PrintView) followNight(view);
