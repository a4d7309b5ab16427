// Written by `npm run words` from the catalogs. Do not edit.

import answers from '../../en/answers.ts';
import common from '../../en/common.ts';
import desk from '../../en/desk.ts';
import events from '../../en/events.ts';
import hall from '../../en/hall.ts';
import language from '../../en/language.ts';
import league from '../../en/league.ts';
import nights from '../../en/nights.ts';
import pots from '../../en/pots.ts';
import print from '../../en/print.ts';
import refusals from '../../en/refusals.ts';
import room from '../../en/room.ts';
import terms from '../../en/terms.ts';
import troubles from '../../en/troubles.ts';

export default [answers, common, desk, events, hall, language, league, nights, pots, print, refusals, room, terms, troubles];
