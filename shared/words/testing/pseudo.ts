// A language of tests, made from English: every letter has an accent, figures and other alphabets stay as they are.
import { EN } from '../en/index.ts';
import { type Language, withText } from '../language.ts';

const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const MARKED = 'åƀçđéƒğħîĵķłɱñöþɋřšŧûṽŵẋýžÅƁÇĐÉƑĞĦÎĴĶŁṀÑÖÞɊŘŠŦÛṼŴẊÝŽ';
const marks = new Map([...PLAIN].map((letter, at) => [letter, [...MARKED][at] ?? letter]));

/** A text with its letters marked. A text that is marked stays so. */
export const marked = (text: string): string =>
  [...text].map((letter) => marks.get(letter) ?? letter).join('');

/** Everything that Muggins says, marked: what a page shows in plain letters does not come from a table. */
export const PSEUDO: Language = { ...withText(EN, marked), code: 'en', typeset: (text) => text };
