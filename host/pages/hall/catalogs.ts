// The catalogs that every page of a hall says things from.
import { answers } from '../../../shared/words/generated/answers.ts';
import { common } from '../../../shared/words/generated/common.ts';
import { counts } from '../../../shared/words/generated/counts.ts';
import { draw } from '../../../shared/words/generated/draw.ts';
import { hall } from '../../../shared/words/generated/hall.ts';
import { language } from '../../../shared/words/generated/language.ts';
import { league } from '../../../shared/words/generated/league.ts';
import { list } from '../../../shared/words/generated/list.ts';
import { moves } from '../../../shared/words/generated/moves.ts';
import { refusals } from '../../../shared/words/generated/refusals.ts';
import { room } from '../../../shared/words/generated/room.ts';
import { rulings } from '../../../shared/words/generated/rulings.ts';
import { scene } from '../../../shared/words/generated/scene.ts';
import { terms } from '../../../shared/words/generated/terms.ts';
import { troubles } from '../../../shared/words/generated/troubles.ts';

export const HALL_CATALOGS = [
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
