// Everything that the table's pages say, in the language of the page.
import { vocabulary } from '../kit/language.ts';
import { en } from './strings/en.ts';
import type { Strings } from './strings/type.ts';

/** The words of the table's pages. */
export const TABLE_WORDS = vocabulary<Strings>(en, {
  fr: async () => (await import('./strings/fr/typeset.ts')).french,
});

/** Everything that the page says, in its language. */
export const strings = TABLE_WORDS.words;
