// Everything that the pages say, in English.
import { board, newgame } from './en/board.ts';
import { common, pages } from './en/common.ts';
import { games } from './en/games.ts';
import { asks, host, scene } from './en/scene.ts';
import { scoreboard } from './en/scoreboard.ts';
import { seat, table } from './en/seats.ts';
import { sent } from './en/sent.ts';
import { trouble } from './en/trouble.ts';

export const en = {
  pages,
  common,
  scene,
  host,
  asks,
  board,
  newgame,
  scoreboard,
  games,
  seat,
  sent,
  table,
  trouble,
};
