// Everything that the pages say besides what happened and what went wrong.
import type { BoardWords, EngravingWords, NewGameWords } from './board.ts';
import type { CommonWords, PageNames } from './common.ts';
import type { FlashWords } from './flash.ts';
import type { GamesWords } from './games.ts';
import type { HallWords } from './hall.ts';
import type { MoveListWords } from './movelist.ts';
import type { QueryWords, SceneWords } from './scene.ts';
import type { ScoreboardWords } from './scoreboard.ts';
import type { SheetWords } from './sheet.ts';
import type { ShowMeWords } from './showme.ts';
import type { TableWords } from './table.ts';

/** The words of every page, by the page or the part of a page. */
export interface Pages {
  readonly pages: PageNames;
  readonly common: CommonWords;
  readonly scene: SceneWords;
  readonly asks: QueryWords;
  readonly board: BoardWords;
  readonly flash: FlashWords;
  readonly engraving: EngravingWords;
  readonly newgame: NewGameWords;
  readonly scoreboard: ScoreboardWords;
  readonly games: GamesWords;
  readonly hall: HallWords;
  readonly moveList: MoveListWords;
  readonly table: TableWords;
  readonly sheet: SheetWords;
  readonly showMe: ShowMeWords;
}
