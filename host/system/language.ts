// The language that this computer is set to, as far as there are words in it.
import { LANGUAGE_CODES, type LanguageCode } from '../../shared/words/generated/languages.ts';

/** `locale`: a BCP 47 tag; the one that the system is set to unless given. */
export function systemLanguage(locale = Intl.DateTimeFormat().resolvedOptions().locale): LanguageCode {
  const { language } = new Intl.Locale(locale);
  return LANGUAGE_CODES.find((code) => code === language) ?? 'en';
}
