// Everything that the table's pages say, in the language of the page.
import type { Language } from '../../../shared/words/language.ts';
import type { Pages } from '../../../shared/words/pages/index.ts';
import { DEFAULT, REGISTRY } from '../../../shared/words/registry.ts';
import { typesetLanguage } from '../../../shared/words/typeset.ts';
import { vocabulary } from '../kit/language.ts';
import { host as english } from './strings/en/host.ts';
import type { HostWords } from './strings/host.ts';

/** What the pages say of themselves, and all that is said by code. */
interface TableWords extends Pages {
  /** What is said by code. */
  readonly words: Language;
  readonly host: HostWords;
}

function wordsOf(language: Language, host: HostWords): TableWords {
  const words = typesetLanguage(language);
  return { ...words.pages, words, host };
}

async function hostWords(code: string, { typeset }: Language): Promise<HostWords> {
  if (code !== 'fr') return english;
  const { host } = await import('./strings/fr/host.ts');
  return Object.fromEntries(
    Object.entries(host as unknown as Readonly<Record<string, (...given: never) => string>>).map(
      ([key, say]) => [key, (...given: never) => typeset(say(...given))],
    ),
  ) as unknown as HostWords;
}

const languages = Object.entries(REGISTRY).map(([code, { name, load }]) => {
  const loaded = async () => {
    const language = await load();
    return wordsOf(language, await hostWords(code, language));
  };
  return [code, { name, load: loaded }] as const;
});

/** The words of the table's pages. */
export const TABLE_WORDS = vocabulary<TableWords>(wordsOf(DEFAULT, english), Object.fromEntries(languages));

/** What the pages say of themselves, in the language of the page. */
export const strings = TABLE_WORDS.words;
