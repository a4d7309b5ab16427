// All languages at once, for the host, whose display can change its language. A page loads only its own.
import { type Language, load } from './catalog.ts';
import { DEFAULT } from './default.ts';
import { ALL } from './generated/all.ts';
import { LANGUAGE_CODES, type LanguageCode } from './generated/languages.ts';

const loaded = LANGUAGE_CODES.map(async (code) => [code, await load(code, ALL)] as const);

/** Every language by its code. */
export const LANGUAGES = Object.fromEntries(await Promise.all(loaded)) as Record<LanguageCode, Language>;

/** The language with this code; the usual one for any other. */
export const languageFor = (code: string | undefined): Language =>
  Object.values(LANGUAGES).find((each) => each.code === code) ?? DEFAULT;
