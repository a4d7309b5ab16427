// Defines every element of a hall's pages.
import '../hall/deskview.ts';
import '../hall/judge.ts';
import '../hall/meview.ts';
import '../hall/printview.ts';
import '../hall/tableview.ts';
import '../hall/televisionview.ts';
import { HALL_WORDS } from '../hall/language.ts';

export const { speak } = HALL_WORDS;
