// Entry of the page '/': the hall's television.
import { boot } from '../kit/boot.ts';
import { HALL_WORDS } from './language.ts';
import { followNight } from './nightline.ts';
import { HallView } from './view.ts';

await boot(HALL_WORDS, 'television');
const view = document.querySelector('muggins-hall');
if (view instanceof HallView) followNight(view);
