// Written by `npm run words` from the catalogs. Do not edit.
import type { Catalog } from '../catalog.ts';
import { answers } from './answers.ts';
import { common } from './common.ts';
import { counts } from './counts.ts';
import { draw } from './draw.ts';
import { hall } from './hall.ts';
import { language } from './language.ts';
import { league } from './league.ts';
import { list } from './list.ts';
import { moves } from './moves.ts';
import { refusals } from './refusals.ts';
import { room } from './room.ts';
import { rulings } from './rulings.ts';
import { scene } from './scene.ts';
import { terms } from './terms.ts';
import { troubles } from './troubles.ts';

/** The catalogs that every page of a hall says things from. */
export const HALL_CATALOGS: readonly Catalog[] = [
  answers,
  common,
  counts,
  draw,
  hall,
  language,
  league,
  list,
  moves,
  refusals,
  room,
  rulings,
  scene,
  terms,
  troubles,
];
