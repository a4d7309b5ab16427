// For tests of pages: every catalog, because they share modules, and a catalog has to be there before anything is said.
import { ALL } from '../../../shared/words/generated/all.ts';
import { provide } from '../kit/language.ts';

provide(...ALL);
