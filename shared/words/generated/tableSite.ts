// Written by `npm run words` from the catalogs. Do not edit.
import type { Catalog } from '../catalog.ts';
import { answers } from './answers.ts';
import { asks } from './asks.ts';
import { boardErrors } from './boardErrors.ts';
import { common } from './common.ts';
import { consents } from './consents.ts';
import { counts } from './counts.ts';
import { engraving } from './engraving.ts';
import { hints } from './hints.ts';
import { language } from './language.ts';
import { moveList } from './moveList.ts';
import { moves } from './moves.ts';
import { offences } from './offences.ts';
import { prompts } from './prompts.ts';
import { refusals } from './refusals.ts';
import { rulings } from './rulings.ts';
import { scene } from './scene.ts';
import { terms } from './terms.ts';
import { troubles } from './troubles.ts';

/** The catalogs that every page of a table uses. */
export const TABLE_CATALOGS: readonly Catalog[] = [
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
