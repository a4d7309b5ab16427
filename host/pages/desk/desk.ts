// Entry of the page /desk: the desk of a league night.

import { boards } from '../../../shared/words/generated/boards.ts';
import { desk } from '../../../shared/words/generated/desk.ts';
import { pots } from '../../../shared/words/generated/pots.ts';
import { print } from '../../../shared/words/generated/print.ts';
import { table } from '../../../shared/words/generated/table.ts';
import { HALL_CATALOGS } from '../hall/catalogs.ts';

import { followNight } from '../hall/nightline.ts';
import { boot } from '../kit/boot.ts';
import { DeskView } from './view.ts';

/** Milliseconds after which the clock alone may have brought something that needs a person. */
const LOOK = 30_000;

await boot('hall-pages-desk', [...HALL_CATALOGS, boards, desk, pots, print, table]);
const view = document.querySelector('muggins-desk');
if (view instanceof DeskView) {
  setInterval(() => void view.look(), LOOK);
  followNight(view);
}
