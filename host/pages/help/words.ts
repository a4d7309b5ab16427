// The catalogs of the page. The first import, so that they are there before anything is said.
import { help } from '../../../shared/words/generated/help.ts';
import { provide } from '../parts/language.ts';

provide(help);
