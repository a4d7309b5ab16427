// Written by `npm run words` from the catalogs. Do not edit.

import answers from '../../en/answers.ts';
import common from '../../en/common.ts';
import hall from '../../en/hall.ts';
import language from '../../en/language.ts';
import league from '../../en/league.ts';
import refusals from '../../en/refusals.ts';
import teams from '../../en/teams.ts';
import terms from '../../en/terms.ts';
import troubles from '../../en/troubles.ts';

export default [answers, common, hall, language, league, refusals, teams, terms, troubles];
