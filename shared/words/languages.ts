// All languages, for who needs them at once: the host, whose display can change its language. A page imports only its own.
import { EN } from './en/index.ts';
import { FR } from './fr/index.ts';
import type { Language, LanguageCode } from './language.ts';

/** Every language by its code. */
export const LANGUAGES: Readonly<Record<LanguageCode, Language>> = { en: EN, fr: FR };
