// Written by `npm run words` from the catalogs. Do not edit.

import answers from '../../fr/answers.ts';
import asks from '../../fr/asks.ts';
import boardErrors from '../../fr/boardErrors.ts';
import common from '../../fr/common.ts';
import consents from '../../fr/consents.ts';
import counts from '../../fr/counts.ts';
import engraving from '../../fr/engraving.ts';
import hints from '../../fr/hints.ts';
import judge from '../../fr/judge.ts';
import language from '../../fr/language.ts';
import moveList from '../../fr/moveList.ts';
import moves from '../../fr/moves.ts';
import offences from '../../fr/offences.ts';
import prompts from '../../fr/prompts.ts';
import refusals from '../../fr/refusals.ts';
import rulings from '../../fr/rulings.ts';
import scene from '../../fr/scene.ts';
import seat from '../../fr/seat.ts';
import table from '../../fr/table.ts';
import terms from '../../fr/terms.ts';
import troubles from '../../fr/troubles.ts';

export default [answers, asks, boardErrors, common, consents, counts, engraving, hints, judge, language, moveList, moves, offences, prompts, refusals, rulings, scene, seat, table, terms, troubles];
