// A language: everything that Muggins says, by code. A language that lacks an entry does not compile.
// Each is a folder of its own, so that a page can load one alone: en/index.ts, fr/index.ts.
import type { Wording } from './wording.ts';

/** The languages, as settings and pages name them. */
export const LANGUAGE_CODES = ['en', 'fr'] as const;
export type LanguageCode = (typeof LANGUAGE_CODES)[number];

/** Everything that is said in one language. Each section is a total table by code. */
export interface Language {
  readonly code: LanguageCode;
  /** What the board's display asks and says. */
  readonly display: Wording;
}
