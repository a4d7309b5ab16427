// Written by `npm run words` from the catalogs. Do not edit.

import answers from '../../fr/answers.ts';
import common from '../../fr/common.ts';
import hall from '../../fr/hall.ts';
import language from '../../fr/language.ts';
import league from '../../fr/league.ts';
import refusals from '../../fr/refusals.ts';
import teams from '../../fr/teams.ts';
import terms from '../../fr/terms.ts';
import troubles from '../../fr/troubles.ts';

export default [answers, common, hall, language, league, refusals, teams, terms, troubles];
