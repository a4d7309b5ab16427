// Everything that the pages say, in English.

import { EN } from '../../../../shared/words/en/index.ts';
import { board, newgame } from './en/board.ts';
import { common, pages } from './en/common.ts';
import { games } from './en/games.ts';
import { asks, host, scene } from './en/scene.ts';
import { scoreboard } from './en/scoreboard.ts';
import { seat, table } from './en/seats.ts';
import { sent } from './en/sent.ts';
import { trouble } from './en/trouble.ts';
import { typeset as apostrophes } from './host.ts';
import { withText } from './texts.ts';

export const en = {
  /** What is said by code. */
  words: withText(EN, apostrophes),
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
