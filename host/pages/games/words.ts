// The catalogs of the page. The first import, so that they are there before anything is said.
import { games } from '../../../shared/words/generated/games.ts';
import { newgame } from '../../../shared/words/generated/newgame.ts';
import { table } from '../../../shared/words/generated/table.ts';
import { titles } from '../../../shared/words/generated/titles.ts';
import { provide } from '../parts/language.ts';

provide(games, newgame, table, titles);
