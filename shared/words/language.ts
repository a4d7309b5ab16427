// A language: everything that Muggins says, by code. A language that lacks an entry does not compile.
// Each is a folder of its own, so that a page can load one alone: en/index.ts, fr/index.ts.
import type { ConsentWords } from './consent.ts';
import type { FigureWords, OffenceWords } from './offence.ts';
import type { HintWords, PromptWords } from './prompts.ts';
import type { RefusalWords, RequirementWords } from './refusal.ts';
import type { Wording } from './wording.ts';

/** The languages, as settings and pages name them. */
export const LANGUAGE_CODES = ['en', 'fr'] as const;
export type LanguageCode = (typeof LANGUAGE_CODES)[number];

/** Everything that is said in one language. Each section is a total table by code. */
export interface Language {
  readonly code: LanguageCode;
  /** What the table asks for, and where the game stands. */
  readonly prompts: PromptWords;
  /** What a player asks another side to agree to. */
  readonly consents: ConsentWords;
  /** Why a key means nothing. */
  readonly hints: HintWords;
  /** What is called an offence, and the questions for its figures. */
  readonly offences: OffenceWords;
  readonly figures: FigureWords;
  /** What the board's display says. */
  readonly display: Wording;
  readonly refusals: RefusalWords;
  /** What a setting or a rule has to be. */
  readonly requirements: RequirementWords;
}
