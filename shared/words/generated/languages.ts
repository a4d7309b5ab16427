// Written by `npm run words` from the catalogs. Do not edit.

/** What each language calls itself, by its code. */
export const LANGUAGE_NAMES = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
} as const;
