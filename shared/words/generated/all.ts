// Written by `npm run words` from the catalogs. Do not edit.
import type { Catalog } from '../catalog.ts';
import { answers } from './answers.ts';
import { consents } from './consents.ts';
import { counts } from './counts.ts';
import { display } from './display.ts';
import { hints } from './hints.ts';
import { language } from './language.ts';
import { moves } from './moves.ts';
import { offences } from './offences.ts';
import { prompts } from './prompts.ts';
import { refusals } from './refusals.ts';
import { rulings } from './rulings.ts';
import { seat } from './seat.ts';
import { terms } from './terms.ts';
import { troubles } from './troubles.ts';

/** Every catalog, for programs that say everything. */
export const ALL: readonly Catalog[] = [
  answers,
  consents,
  counts,
  display,
  hints,
  language,
  moves,
  offences,
  prompts,
  refusals,
  rulings,
  seat,
  terms,
  troubles,
];
