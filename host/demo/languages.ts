// In place of shared/words/languages.ts: the browser loads English, the language that it asks for, and any other once it is spoken.
import { type Language, load } from '../../shared/words/catalog.ts';
import { DEFAULT } from '../../shared/words/default.ts';
import { ALL } from '../../shared/words/generated/all.ts';
import { LANGUAGE_CODES, type LanguageCode } from '../../shared/words/generated/languages.ts';

/** A language that is loaded with its first word. Until it has come, its words are English. */
function later(code: string): Language {
  let spoken: Language | undefined;
  const find: Language['find'] = (id, form) => {
    if (spoken === undefined) {
      spoken = DEFAULT;
      void load(code, ALL).then((loaded) => {
        spoken = loaded;
      });
    }
    return spoken.find(id, form);
  };
  return { code, find };
}

const asked = ['en', ...navigator.languages.map((each) => each.slice(0, 2))];
const all = LANGUAGE_CODES.map(
  async (code) => [code, asked.includes(code) ? await load(code, ALL) : later(code)] as const,
);

/** See shared/words/languages.ts. */
export const LANGUAGES = Object.fromEntries(await Promise.all(all)) as Record<LanguageCode, Language>;

/** See shared/words/languages.ts. */
export const languageFor = (code: string | undefined): Language =>
  Object.values(LANGUAGES).find((each) => each.code === code) ?? DEFAULT;
