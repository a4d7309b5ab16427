// The catalogs of the page. The first import, so that they are there before anything is said.
import { newgame } from '../../../shared/words/generated/newgame.ts';
import { settings } from '../../../shared/words/generated/settings.ts';
import { table } from '../../../shared/words/generated/table.ts';
import { titles } from '../../../shared/words/generated/titles.ts';
import { provide } from '../parts/language.ts';

provide(newgame, settings, table, titles);
