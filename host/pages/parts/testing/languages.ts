// Both languages as the pages of the table say them; French as it is written, without the spaces of its punctuation.
import { DEFAULT as EN } from '../../../../shared/words/default.ts';
import { LANGUAGES } from '../../../../shared/words/languages.ts';

export const en = { words: EN };
export const fr = { words: LANGUAGES.fr };
