// Written by `npm run words` from the catalogs. Do not edit.
import type { Catalog } from '../catalog.ts';
import { language } from './language.ts';
import { offences } from './offences.ts';
import { refusals } from './refusals.ts';
import { seat } from './seat.ts';
import { terms } from './terms.ts';

/** Every catalog, for programs that say everything. */
export const ALL: readonly Catalog[] = [
  language,
  offences,
  refusals,
  seat,
  terms,
];
