// The catalogs of the page. The first import, so that they are there before anything is said.
import { seat } from '../../../shared/words/generated/seat.ts';
import { provide } from '../parts/language.ts';

provide(seat);
