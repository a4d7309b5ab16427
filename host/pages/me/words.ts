// The catalogs of the page. The first import, so that they are there before anything is said.
import { me } from '../../../shared/words/generated/me.ts';
import { table } from '../../../shared/words/generated/table.ts';
import { provide } from '../hall/language.ts';

provide(me, table);
