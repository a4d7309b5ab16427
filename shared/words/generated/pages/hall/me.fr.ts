// Written by `npm run words` from the catalogs. Do not edit.

import answers from '../../fr/answers.ts';
import common from '../../fr/common.ts';
import draw from '../../fr/draw.ts';
import events from '../../fr/events.ts';
import hall from '../../fr/hall.ts';
import language from '../../fr/language.ts';
import league from '../../fr/league.ts';
import me from '../../fr/me.ts';
import refusals from '../../fr/refusals.ts';
import room from '../../fr/room.ts';
import table from '../../fr/table.ts';
import terms from '../../fr/terms.ts';
import troubles from '../../fr/troubles.ts';

export default [answers, common, draw, events, hall, language, league, me, refusals, room, table, terms, troubles];
