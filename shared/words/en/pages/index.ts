// English: everything that the pages say besides what happened and what went wrong.
import type { Pages } from '../../pages/index.ts';
import { board, engraving, newgame } from './board.ts';
import { common, pages } from './common.ts';
import { flash } from './flash.ts';
import { games } from './games.ts';
import { hall } from './hall.ts';
import { moveList } from './movelist.ts';
import { asks, scene } from './scene.ts';
import { scoreboard } from './scoreboard.ts';
import { sheet } from './sheet.ts';
import { showMe } from './showme.ts';
import { table } from './table.ts';

export const PAGES: Pages = {
  pages,
  common,
  scene,
  asks,
  board,
  flash,
  engraving,
  newgame,
  scoreboard,
  games,
  hall,
  moveList,
  table,
  sheet,
  showMe,
};
