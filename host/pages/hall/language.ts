// Everything that the hall's pages say, in the language of the page.
import type { Language } from '../../../shared/words/language.ts';
import { DEFAULT, REGISTRY } from '../../../shared/words/registry.ts';
import { type Code, type Figures, type Given, say, sayKnown } from '../../../shared/words/say.ts';
import { typesetLanguage } from '../../../shared/words/typeset.ts';
import { type KitWords, vocabulary } from '../kit/language.ts';

/** The words of the hall's pages. */
interface HallVocabulary extends KitWords {
  /** What is said by code. */
  readonly words: Language;
}

function wordsOf(language: Language): HallVocabulary {
  const words = typesetLanguage(language);
  return { words, text: (code) => sayKnown(words, code.replace(/^pages-/, 'hall-pages-')) ?? code };
}

const languages = Object.entries(REGISTRY).map(([code, { name, load }]) => {
  return [code, { name, load: async () => wordsOf(await load()) }] as const;
});

/** The words of the hall's pages. */
export const HALL_WORDS = vocabulary<HallVocabulary>(wordsOf(DEFAULT), Object.fromEntries(languages));

/** What is said by code. */
export const language = (): Language => HALL_WORDS.words().words;

/** A message of the catalogs, in the language of the page. */
export const t = <C extends Code>(code: C, ...figures: Given<C>): string => say(language(), code, ...figures);

/** A message whose code is known only at run time; undefined for a code that there is not. */
export const known = (code: string, figures?: Figures): string | undefined =>
  sayKnown(language(), code, figures);

/** Those who have no game in a round, each a player or partners. */
export const sitsOutWords = (names: readonly string[]): string =>
  t('hall-sitsOut', { names, count: names.length, player: names[0] ?? '' });
