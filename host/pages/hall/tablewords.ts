// The catalogs of the page. The first import, so that they are there before anything is said.
import { me } from '../../../shared/words/generated/me.ts';
import { provide } from './language.ts';

provide(me);
