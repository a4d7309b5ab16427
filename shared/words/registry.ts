// The languages that there are. The one place outside its own folder that names a language.
import { EN } from './en/index.ts';
import type { JudgeWords } from './judge.ts';
import type { Language } from './language.ts';
import type { HelpWords } from './pages/help.ts';

interface LanguageEntry {
  /** What the language calls itself. */
  readonly name: string;
  /** English is always there; others are loaded by those who want them. */
  readonly load: () => Promise<Language>;
  /** What the page Help says: much, and for that page alone. */
  readonly help: () => Promise<HelpWords>;
  /** Situations and remedies, for the page and the command Judge. */
  readonly judge: () => Promise<JudgeWords>;
}

/** Every language by its code. */
export const REGISTRY = {
  en: {
    name: 'English',
    load: async () => EN,
    help: async () => (await import('./en/pages/help.ts')).help,
    judge: async () => (await import('./en/judge.ts')).judge,
  },
  fr: {
    name: 'Français',
    load: async () => (await import('./fr/index.ts')).FR,
    help: async () => (await import('./fr/pages/help.ts')).help,
    judge: async () => (await import('./fr/judge.ts')).judge,
  },
} as const satisfies Readonly<Record<string, LanguageEntry>>;
export type LanguageCode = keyof typeof REGISTRY;

/** The languages, as settings and pages name them. */
export const LANGUAGE_CODES = Object.keys(REGISTRY) as readonly LanguageCode[];

/** What is spoken where nobody chose: by terminals, logs, and pages that cannot load another. */
export const DEFAULT: Language = EN;
