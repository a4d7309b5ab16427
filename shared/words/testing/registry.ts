// Stands in for the registry of languages in a build of tests: the only language is the marked one.
import type { Language } from '../language.ts';
import { PSEUDO } from './pseudo.ts';

export const REGISTRY = { en: { name: 'English', load: async (): Promise<Language> => PSEUDO } } as const;
export const LANGUAGE_CODES = ['en'] as const;
export const DEFAULT: Language = PSEUDO;
