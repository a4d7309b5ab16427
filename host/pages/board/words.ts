// The catalogs of the page. The first import, so that they are there before anything is said.
import { board } from '../../../shared/words/generated/board.ts';
import { flash } from '../../../shared/words/generated/flash.ts';
import { newgame } from '../../../shared/words/generated/newgame.ts';
import { seat } from '../../../shared/words/generated/seat.ts';
import { settings } from '../../../shared/words/generated/settings.ts';
import { showMe } from '../../../shared/words/generated/showMe.ts';
import { table } from '../../../shared/words/generated/table.ts';
import { titles } from '../../../shared/words/generated/titles.ts';
import { provide } from '../parts/language.ts';

provide(board, flash, newgame, seat, settings, showMe, table, titles);
