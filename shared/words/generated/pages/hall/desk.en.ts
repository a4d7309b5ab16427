// Written by `npm run words` from the catalogs. Do not edit.

import answers from '../../en/answers.ts';
import boards from '../../en/boards.ts';
import common from '../../en/common.ts';
import decides from '../../en/decides.ts';
import desk from '../../en/desk.ts';
import draw from '../../en/draw.ts';
import events from '../../en/events.ts';
import hall from '../../en/hall.ts';
import language from '../../en/language.ts';
import league from '../../en/league.ts';
import list from '../../en/list.ts';
import nights from '../../en/nights.ts';
import pots from '../../en/pots.ts';
import print from '../../en/print.ts';
import refusals from '../../en/refusals.ts';
import room from '../../en/room.ts';
import table from '../../en/table.ts';
import terms from '../../en/terms.ts';
import troubles from '../../en/troubles.ts';

export default [answers, boards, common, decides, desk, draw, events, hall, language, league, list, nights, pots, print, refusals, room, table, terms, troubles];
