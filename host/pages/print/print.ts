// Entry of the page /print: the paper of a league night.

import './words.ts';
import { HALL_WORDS } from '../hall/language.ts';
import { followNight } from '../hall/nightline.ts';
import { boot } from '../kit/boot.ts';
import { PrintView } from './view.ts';

await boot(HALL_WORDS, 'print');
const view = document.querySelector('muggins-print');
if (view instanceof PrintView) followNight(view);
