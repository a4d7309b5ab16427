// Everything that the table's pages say, in the language of the page.

import type { OffenceCode } from '../../../shared/rules/terms/index.ts';
import type { Language } from '../../../shared/words/language.ts';
import { DEFAULT, REGISTRY } from '../../../shared/words/registry.ts';
import { type Code, type Figures, type Given, say, sayKnown } from '../../../shared/words/say.ts';
import { typesetLanguage } from '../../../shared/words/typeset.ts';
import { type KitWords, vocabulary } from '../kit/language.ts';

/** The words of the table's pages. */
interface TableWords extends KitWords {
  /** What is said by code. */
  readonly words: Language;
}

function wordsOf(language: Language): TableWords {
  const words = typesetLanguage(language);
  return { words, text: (code) => sayKnown(words, code) ?? code };
}

const languages = Object.entries(REGISTRY).map(([code, { name, load }]) => {
  return [code, { name, load: async () => wordsOf(await load()) }] as const;
});

/** The words of the table's pages. */
export const TABLE_WORDS = vocabulary<TableWords>(wordsOf(DEFAULT), Object.fromEntries(languages));

/** What the pages say of themselves, in the language of the page. */
export const strings = TABLE_WORDS.words;

/** A message of the catalogs, in the language of the page. */
export const t = <C extends Code>(code: C, ...figures: Given<C>): string =>
  say(strings().words, code, ...figures);

/** A message whose code is known only at run time; undefined for a code that there is not. */
export const known = (code: string, figures?: Figures): string | undefined =>
  sayKnown(strings().words, code, figures);

/** What somebody did who committed it: 'said go with a card that could be played'. */
export const offenceAbout = (code: OffenceCode): string => say(strings().words, `offence-${code}`);
