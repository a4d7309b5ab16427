// Every text of a language as it is printed: apostrophes, spaces of punctuation. Done once, where a language is loaded.
import type { Language } from './language.ts';

/** A language for pages: all that it says is typeset, but for the rows of the display, which has no such characters. */
export const typesetLanguage = (language: Language): Language => ({
  ...withText(language, language.typeset),
  typeset: language.typeset,
  display: language.display,
});

/** All words in `words`, whatever holds them: texts, sentences that take something, lists. */
export function withText<T>(words: T, print: (text: string) => string): T {
  if (typeof words === 'string') return print(words) as T;
  if (typeof words === 'function') {
    const say = words as unknown as (...given: readonly unknown[]) => unknown;
    return ((...given: readonly unknown[]) => withText(say(...given), print)) as T;
  }
  if (Array.isArray(words)) return words.map((each) => withText(each, print)) as T;
  if (typeof words !== 'object' || words === null) return words;
  return Object.fromEntries(Object.entries(words).map(([key, value]) => [key, withText(value, print)])) as T;
}
