// Written by `npm run words` from the catalogs. Do not edit.

import answers from '../../fr/answers.ts';
import common from '../../fr/common.ts';
import engraving from '../../fr/engraving.ts';
import games from '../../fr/games.ts';
import language from '../../fr/language.ts';
import moveList from '../../fr/moveList.ts';
import moves from '../../fr/moves.ts';
import offences from '../../fr/offences.ts';
import refusals from '../../fr/refusals.ts';
import rulings from '../../fr/rulings.ts';
import scene from '../../fr/scene.ts';
import table from '../../fr/table.ts';
import terms from '../../fr/terms.ts';
import titles from '../../fr/titles.ts';
import troubles from '../../fr/troubles.ts';

export default [answers, common, engraving, games, language, moveList, moves, offences, refusals, rulings, scene, table, terms, titles, troubles];
