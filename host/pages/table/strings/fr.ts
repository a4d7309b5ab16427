// Everything that the pages say, in French. A key that is missing here does not compile.

import { FR } from '../../../../shared/words/fr/index.ts';
import { board, newgame } from './fr/board.ts';
import { common, pages } from './fr/common.ts';
import { games } from './fr/games.ts';
import { host } from './fr/host.ts';
import { asks, scene } from './fr/scene.ts';
import { scoreboard } from './fr/scoreboard.ts';
import { seat, table } from './fr/seats.ts';
import { sent } from './fr/sent.ts';
import { trouble } from './fr/trouble.ts';
import type { Strings } from './type.ts';

export const fr: Strings = {
  words: FR,
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
