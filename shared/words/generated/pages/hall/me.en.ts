// Written by `npm run words` from the catalogs. Do not edit.

import answers from '../../en/answers.ts';
import common from '../../en/common.ts';
import draw from '../../en/draw.ts';
import events from '../../en/events.ts';
import hall from '../../en/hall.ts';
import language from '../../en/language.ts';
import league from '../../en/league.ts';
import me from '../../en/me.ts';
import refusals from '../../en/refusals.ts';
import room from '../../en/room.ts';
import table from '../../en/table.ts';
import terms from '../../en/terms.ts';
import troubles from '../../en/troubles.ts';

export default [answers, common, draw, events, hall, language, league, me, refusals, room, table, terms, troubles];
