// The catalogs that every page of a table says things from.
import { answers } from '../../../shared/words/generated/answers.ts';
import { asks } from '../../../shared/words/generated/asks.ts';
import { boardErrors } from '../../../shared/words/generated/boardErrors.ts';
import { common } from '../../../shared/words/generated/common.ts';
import { consents } from '../../../shared/words/generated/consents.ts';
import { counts } from '../../../shared/words/generated/counts.ts';
import { engraving } from '../../../shared/words/generated/engraving.ts';
import { hints } from '../../../shared/words/generated/hints.ts';
import { language } from '../../../shared/words/generated/language.ts';
import { moveList } from '../../../shared/words/generated/moveList.ts';
import { moves } from '../../../shared/words/generated/moves.ts';
import { offences } from '../../../shared/words/generated/offences.ts';
import { prompts } from '../../../shared/words/generated/prompts.ts';
import { refusals } from '../../../shared/words/generated/refusals.ts';
import { rulings } from '../../../shared/words/generated/rulings.ts';
import { scene } from '../../../shared/words/generated/scene.ts';
import { terms } from '../../../shared/words/generated/terms.ts';
import { troubles } from '../../../shared/words/generated/troubles.ts';

export const TABLE_CATALOGS = [
  answers,
  asks,
  boardErrors,
  common,
  consents,
  counts,
  engraving,
  hints,
  language,
  moveList,
  moves,
  offences,
  prompts,
  refusals,
  rulings,
  scene,
  terms,
  troubles,
];
