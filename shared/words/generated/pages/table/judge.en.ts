// Written by `npm run words` from the catalogs. Do not edit.

import answers from '../../en/answers.ts';
import asks from '../../en/asks.ts';
import boardErrors from '../../en/boardErrors.ts';
import common from '../../en/common.ts';
import consents from '../../en/consents.ts';
import counts from '../../en/counts.ts';
import engraving from '../../en/engraving.ts';
import hints from '../../en/hints.ts';
import judge from '../../en/judge.ts';
import language from '../../en/language.ts';
import moveList from '../../en/moveList.ts';
import moves from '../../en/moves.ts';
import offences from '../../en/offences.ts';
import prompts from '../../en/prompts.ts';
import refusals from '../../en/refusals.ts';
import rulings from '../../en/rulings.ts';
import scene from '../../en/scene.ts';
import seat from '../../en/seat.ts';
import table from '../../en/table.ts';
import terms from '../../en/terms.ts';
import troubles from '../../en/troubles.ts';

export default [answers, asks, boardErrors, common, consents, counts, engraving, hints, judge, language, moveList, moves, offences, prompts, refusals, rulings, scene, seat, table, terms, troubles];
