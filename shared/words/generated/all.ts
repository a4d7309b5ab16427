// Written by `npm run words` from the catalogs. Do not edit.
import type { Catalog } from '../catalog.ts';
import { answers } from './answers.ts';
import { asks } from './asks.ts';
import { board } from './board.ts';
import { boardErrors } from './boardErrors.ts';
import { boards } from './boards.ts';
import { coach } from './coach.ts';
import { common } from './common.ts';
import { company } from './company.ts';
import { consents } from './consents.ts';
import { counts } from './counts.ts';
import { daily } from './daily.ts';
import { decides } from './decides.ts';
import { desk } from './desk.ts';
import { display } from './display.ts';
import { draw } from './draw.ts';
import { engraving } from './engraving.ts';
import { events } from './events.ts';
import { flash } from './flash.ts';
import { games } from './games.ts';
import { hall } from './hall.ts';
import { help } from './help.ts';
import { hints } from './hints.ts';
import { journal } from './journal.ts';
import { judge } from './judge.ts';
import { language } from './language.ts';
import { league } from './league.ts';
import { leaguePages } from './leaguePages.ts';
import { list } from './list.ts';
import { me } from './me.ts';
import { moments } from './moments.ts';
import { moveList } from './moveList.ts';
import { moves } from './moves.ts';
import { newgame } from './newgame.ts';
import { nights } from './nights.ts';
import { offences } from './offences.ts';
import { pots } from './pots.ts';
import { print } from './print.ts';
import { prompts } from './prompts.ts';
import { refusals } from './refusals.ts';
import { room } from './room.ts';
import { rulings } from './rulings.ts';
import { scene } from './scene.ts';
import { scoreboard } from './scoreboard.ts';
import { seat } from './seat.ts';
import { settings } from './settings.ts';
import { sheet } from './sheet.ts';
import { showMe } from './showMe.ts';
import { table } from './table.ts';
import { talk } from './talk.ts';
import { teams } from './teams.ts';
import { terms } from './terms.ts';
import { titles } from './titles.ts';
import { troubles } from './troubles.ts';
import { why } from './why.ts';

/** Every catalog, for programs that say everything. */
export const ALL: readonly Catalog[] = [
  answers,
  asks,
  board,
  boardErrors,
  boards,
  coach,
  common,
  company,
  consents,
  counts,
  daily,
  decides,
  desk,
  display,
  draw,
  engraving,
  events,
  flash,
  games,
  hall,
  help,
  hints,
  journal,
  judge,
  language,
  league,
  leaguePages,
  list,
  me,
  moments,
  moveList,
  moves,
  newgame,
  nights,
  offences,
  pots,
  print,
  prompts,
  refusals,
  room,
  rulings,
  scene,
  scoreboard,
  seat,
  settings,
  sheet,
  showMe,
  table,
  talk,
  teams,
  terms,
  titles,
  troubles,
  why,
];
