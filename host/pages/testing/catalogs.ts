// For tests of pages: every catalog, because they share modules, and the words have to be there before anything is said.
import { DEFAULT } from '../../../shared/words/default.ts';
import { speak } from '../kit/language.ts';

speak(DEFAULT);
