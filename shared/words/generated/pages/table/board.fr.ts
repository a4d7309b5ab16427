// Written by `npm run words` from the catalogs. Do not edit.

import answers from '../../fr/answers.ts';
import asks from '../../fr/asks.ts';
import board from '../../fr/board.ts';
import boardErrors from '../../fr/boardErrors.ts';
import common from '../../fr/common.ts';
import company from '../../fr/company.ts';
import consents from '../../fr/consents.ts';
import counts from '../../fr/counts.ts';
import engraving from '../../fr/engraving.ts';
import flash from '../../fr/flash.ts';
import hints from '../../fr/hints.ts';
import language from '../../fr/language.ts';
import moments from '../../fr/moments.ts';
import moveList from '../../fr/moveList.ts';
import moves from '../../fr/moves.ts';
import newgame from '../../fr/newgame.ts';
import offences from '../../fr/offences.ts';
import prompts from '../../fr/prompts.ts';
import refusals from '../../fr/refusals.ts';
import rulings from '../../fr/rulings.ts';
import scene from '../../fr/scene.ts';
import settings from '../../fr/settings.ts';
import showMe from '../../fr/showMe.ts';
import table from '../../fr/table.ts';
import terms from '../../fr/terms.ts';
import titles from '../../fr/titles.ts';
import troubles from '../../fr/troubles.ts';

export default [answers, asks, board, boardErrors, common, company, consents, counts, engraving, flash, hints, language, moments, moveList, moves, newgame, offences, prompts, refusals, rulings, scene, settings, showMe, table, terms, titles, troubles];
