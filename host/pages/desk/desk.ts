// Entry of the page /desk: the desk of a league night.

import './words.ts';
import { HALL_WORDS } from '../hall/language.ts';
import { followNight } from '../hall/nightline.ts';
import { boot } from '../kit/boot.ts';
import { DeskView } from './view.ts';

/** Milliseconds after which the clock alone may have brought something that needs a person. */
const LOOK = 30_000;

await boot(HALL_WORDS, 'desk');
const view = document.querySelector('muggins-desk');
if (view instanceof DeskView) {
  setInterval(() => void view.look(), LOOK);
  followNight(view);
}
