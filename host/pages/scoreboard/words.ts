// The catalogs of the page. The first import, so that they are there before anything is said.
import { scoreboard } from '../../../shared/words/generated/scoreboard.ts';
import { table } from '../../../shared/words/generated/table.ts';
import { provide } from '../parts/language.ts';

provide(scoreboard, table);
