// Written by `npm run words` from the catalogs. Do not edit.

import answers from '../../en/answers.ts';
import common from '../../en/common.ts';
import engraving from '../../en/engraving.ts';
import games from '../../en/games.ts';
import language from '../../en/language.ts';
import moveList from '../../en/moveList.ts';
import moves from '../../en/moves.ts';
import offences from '../../en/offences.ts';
import refusals from '../../en/refusals.ts';
import rulings from '../../en/rulings.ts';
import scene from '../../en/scene.ts';
import table from '../../en/table.ts';
import terms from '../../en/terms.ts';
import titles from '../../en/titles.ts';
import troubles from '../../en/troubles.ts';

export default [answers, common, engraving, games, language, moveList, moves, offences, refusals, rulings, scene, table, terms, titles, troubles];
