// Written by `npm run words` from the catalogs. Do not edit.

import answers from '../../fr/answers.ts';
import boards from '../../fr/boards.ts';
import common from '../../fr/common.ts';
import decides from '../../fr/decides.ts';
import desk from '../../fr/desk.ts';
import draw from '../../fr/draw.ts';
import events from '../../fr/events.ts';
import hall from '../../fr/hall.ts';
import language from '../../fr/language.ts';
import league from '../../fr/league.ts';
import list from '../../fr/list.ts';
import nights from '../../fr/nights.ts';
import pots from '../../fr/pots.ts';
import print from '../../fr/print.ts';
import refusals from '../../fr/refusals.ts';
import room from '../../fr/room.ts';
import table from '../../fr/table.ts';
import terms from '../../fr/terms.ts';
import troubles from '../../fr/troubles.ts';

export default [answers, boards, common, decides, desk, draw, events, hall, language, league, list, nights, pots, print, refusals, room, table, terms, troubles];
