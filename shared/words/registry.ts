// The languages that there are. The one place outside its own folder that names a language.
import { type Catalog, english, load } from './catalog.ts';
import { ENGLISH } from './en/sections.ts';
import type { JudgeWords } from './judge.ts';
import type { Language } from './language.ts';

interface LanguageEntry {
  /** What the language calls itself. */
  readonly name: string;
  /** The language with these catalogs. English is always there; others are loaded by those who want them. */
  readonly load: (catalogs: readonly Catalog[]) => Promise<Language>;
  /** Situations and remedies, for the page and the command Judge. */
  readonly judge: () => Promise<JudgeWords>;
}

/** English with these catalogs, which are read with the first message. */
export const englishWith = (catalogs: readonly Catalog[]): Language => ({
  ...english(catalogs),
  ...ENGLISH,
});

/** Every language by its code. */
export const REGISTRY = {
  en: {
    name: 'English',
    load: async (catalogs: readonly Catalog[]) => englishWith(catalogs),
    judge: async () => (await import('./en/judge.ts')).judge,
  },
  fr: {
    name: 'Français',
    load: async (catalogs: readonly Catalog[]) => ({
      ...(await load('fr', catalogs)),
      ...(await import('./fr/sections.ts')).FRENCH,
    }),
    judge: async () => (await import('./fr/judge.ts')).judge,
  },
} as const satisfies Readonly<Record<string, LanguageEntry>>;
export type LanguageCode = keyof typeof REGISTRY;

/** The languages, as settings and pages name them. */
export const LANGUAGE_CODES = Object.keys(REGISTRY) as readonly LanguageCode[];
