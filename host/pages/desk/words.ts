// The catalogs of the page. The first import, so that they are there before anything is said.
import { boards } from '../../../shared/words/generated/boards.ts';
import { desk } from '../../../shared/words/generated/desk.ts';
import { pots } from '../../../shared/words/generated/pots.ts';
import { print } from '../../../shared/words/generated/print.ts';
import { table } from '../../../shared/words/generated/table.ts';
import { provide } from '../hall/language.ts';

provide(boards, desk, pots, print, table);
