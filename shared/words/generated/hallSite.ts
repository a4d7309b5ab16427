// Written by `npm run words` from the catalogs. Do not edit.
import type { Catalog } from '../catalog.ts';
import { answers } from './answers.ts';
import { common } from './common.ts';
import { hall } from './hall.ts';
import { language } from './language.ts';
import { league } from './league.ts';
import { refusals } from './refusals.ts';
import { terms } from './terms.ts';
import { troubles } from './troubles.ts';

/** The catalogs that every page of a hall uses. */
export const HALL_CATALOGS: readonly Catalog[] = [
  answers,
  common,
  hall,
  language,
  league,
  refusals,
  terms,
  troubles,
];
