// Everything that the hall's pages say, in the language of the page.
import type { Language } from '../../../shared/words/language.ts';
import type { CommonWords } from '../../../shared/words/pages/common.ts';
import type { HallPageNames, HallWords } from '../../../shared/words/pages/hall.ts';
import { DEFAULT, REGISTRY } from '../../../shared/words/registry.ts';
import { typesetLanguage } from '../../../shared/words/typeset.ts';
import { vocabulary } from '../kit/language.ts';

/** What the hall's pages say of themselves, and all that is said by code. */
interface HallVocabulary {
  readonly pages: HallPageNames;
  readonly common: CommonWords;
  readonly hall: HallWords;
  readonly words: Language;
}

function wordsOf(language: Language): HallVocabulary {
  const words = typesetLanguage(language);
  const { common, hall } = words.pages;
  return { pages: hall.pages, common, hall, words };
}

const languages = Object.entries(REGISTRY).map(([code, { name, load }]) => {
  return [code, { name, load: async () => wordsOf(await load()) }] as const;
});

/** The words of the hall's pages. */
export const HALL_WORDS = vocabulary<HallVocabulary>(wordsOf(DEFAULT), Object.fromEntries(languages));

/** What the pages say of themselves. */
export const strings = (): HallWords => HALL_WORDS.words().hall;

/** What is said by code. */
export const language = (): Language => HALL_WORDS.words().words;
