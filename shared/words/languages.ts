// All languages at once, for the host, whose display can change its language. A page loads only its own: see registry.ts.

import { DEFAULT } from './default.ts';
import { ALL } from './generated/all.ts';
import type { Language } from './language.ts';
import { LANGUAGE_CODES, type LanguageCode, REGISTRY } from './registry.ts';

const loaded = LANGUAGE_CODES.map(async (code) => [code, await REGISTRY[code].load(ALL)] as const);

/** Every language by its code. */
export const LANGUAGES = Object.fromEntries(await Promise.all(loaded)) as Readonly<
  Record<LanguageCode, Language>
>;

/** The language with this code; the usual one for any other. */
export const wordsFor = (code: string | undefined): Language =>
  Object.values(LANGUAGES).find((each) => each.code === code) ?? DEFAULT;
