// Both languages as the pages of the table say them; French as it is written, without the spaces of its punctuation.
import { EN } from '../../../../shared/words/en/index.ts';
import { FR } from '../../../../shared/words/fr/index.ts';
import { typesetLanguage } from '../../../../shared/words/typeset.ts';
import { host as english } from '../strings/en/host.ts';
import { host as french } from '../strings/fr/host.ts';

const printed = typesetLanguage(EN);

export const en = { ...printed.pages, words: printed, host: english };
export const fr = { ...FR.pages, words: FR, host: french };
