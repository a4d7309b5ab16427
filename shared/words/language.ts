// A language: everything that Muggins says, by code. A language that lacks an entry does not compile.
// Sections that are not in the catalogs are in a folder for each language: en/sections.ts, fr/sections.ts.

import type { BoardErrorDetails } from './board.ts';
import type { Spoken } from './catalog.ts';
import type { GameWords } from './games.ts';
import type { JournalErrorDetails, NoticeDetails } from './journal.ts';
import type { LeagueWords } from './league.ts';
import type { Words } from './message.ts';
import type { TalkWords } from './talk.ts';

/** Everything that is said in one language. */
export type Language = Spoken & LanguageSections;

/** What is said by other means than catalogs. Each section is a total table by code. */
export interface LanguageSections {
  /** A text with the apostrophes and spaces of print, for pages and speech: terminals and displays have the typewriter's. */
  readonly typeset: (text: string) => string;
  readonly boardErrors: Words<BoardErrorDetails>;
  readonly journalErrors: Words<JournalErrorDetails>;
  /** What was mended when a journal was opened. */
  readonly notices: Words<NoticeDetails>;
  /** Games and their settings, explained. */
  readonly games: GameWords;
  /** A table that talks to other programs. */
  readonly talk: TalkWords;
  /** What is said of a league night. */
  readonly league: LeagueWords;
}

/** All words in `words`, whatever holds them: texts, sentences that take something, lists. */
export function withText<T>(words: T, print: (text: string) => string): T {
  if (typeof words === 'string') return print(words) as T;
  if (typeof words === 'function') {
    const say = words as unknown as (...given: readonly unknown[]) => unknown;
    return ((...given: readonly unknown[]) => withText(say(...given), print)) as T;
  }
  if (Array.isArray(words)) return words.map((each) => withText(each, print)) as T;
  if (typeof words !== 'object' || words === null) return words;
  return Object.fromEntries(Object.entries(words).map(([key, value]) => [key, withText(value, print)])) as T;
}
