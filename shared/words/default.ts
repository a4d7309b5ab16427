// The language of terminals, logs and programs. Not for pages: it has every catalog.
import { EN } from './en/index.ts';
import type { Language } from './language.ts';

/** Spoken unless a language was chosen. */
export const DEFAULT: Language = EN;
