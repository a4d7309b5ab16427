// Both languages as the pages of the table say them; French as it is written, without the spaces of its punctuation.
import { EN } from '../../../../shared/words/en/index.ts';
import { LANGUAGES } from '../../../../shared/words/languages.ts';
import { typesetLanguage } from '../../../../shared/words/typeset.ts';

const printed = typesetLanguage(EN);

export const en = { words: printed };
export const fr = { words: LANGUAGES.fr };
