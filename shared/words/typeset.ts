// Every text of a language as it is printed: apostrophes, spaces of punctuation. Done once, where a language is loaded.
import { type Language, withText } from './language.ts';

/** A language for pages: all that it says is typeset. */
export const typesetLanguage = (language: Language): Language => ({
  ...withText(language, language.typeset),
  find: language.find,
  typeset: language.typeset,
});
