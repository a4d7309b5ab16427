// Stands in for the registry of languages in a build of tests: the only language is the marked one.
import { judge } from '../en/judge.ts';
import { help } from '../en/pages/help.ts';
import { type Language, withText } from '../language.ts';
import { marked, PSEUDO } from './pseudo.ts';

export const REGISTRY = {
  en: {
    name: 'English',
    load: async (): Promise<Language> => PSEUDO,
    help: async () => withText(help, marked),
    judge: async () => withText(judge, marked),
  },
} as const;
export const LANGUAGE_CODES = ['en'] as const;
export const DEFAULT: Language = PSEUDO;
