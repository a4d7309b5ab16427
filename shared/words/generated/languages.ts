// Written by `npm run words` from the catalogs. Do not edit.

/** What each language calls itself, by its code. */
export const LANGUAGE_NAMES = {
  en: 'English',
  fr: 'Français',
} as const;
export type LanguageCode = keyof typeof LANGUAGE_NAMES;

/** The languages, as settings and pages name them. */
export const LANGUAGE_CODES = Object.keys(LANGUAGE_NAMES) as readonly LanguageCode[];
