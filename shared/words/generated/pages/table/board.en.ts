// Written by `npm run words` from the catalogs. Do not edit.

import answers from '../../en/answers.ts';
import asks from '../../en/asks.ts';
import board from '../../en/board.ts';
import boardErrors from '../../en/boardErrors.ts';
import common from '../../en/common.ts';
import company from '../../en/company.ts';
import consents from '../../en/consents.ts';
import counts from '../../en/counts.ts';
import engraving from '../../en/engraving.ts';
import flash from '../../en/flash.ts';
import hints from '../../en/hints.ts';
import language from '../../en/language.ts';
import moments from '../../en/moments.ts';
import moveList from '../../en/moveList.ts';
import moves from '../../en/moves.ts';
import newgame from '../../en/newgame.ts';
import offences from '../../en/offences.ts';
import prompts from '../../en/prompts.ts';
import refusals from '../../en/refusals.ts';
import rulings from '../../en/rulings.ts';
import scene from '../../en/scene.ts';
import settings from '../../en/settings.ts';
import showMe from '../../en/showMe.ts';
import table from '../../en/table.ts';
import terms from '../../en/terms.ts';
import titles from '../../en/titles.ts';
import troubles from '../../en/troubles.ts';

export default [answers, asks, board, boardErrors, common, company, consents, counts, engraving, flash, hints, language, moments, moveList, moves, newgame, offences, prompts, refusals, rulings, scene, settings, showMe, table, terms, titles, troubles];
