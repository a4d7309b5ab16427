// A language: everything that Muggins says, by code. A language that lacks an entry does not compile.
// Each is a folder of its own, so that a page can load one alone: en/index.ts, fr/index.ts.

import type { CardOrRank } from '../rules/index.ts';
import type { AnswerDetails } from './answer.ts';
import type { BoardErrorDetails } from './board.ts';
import type { Spoken } from './catalog.ts';
import type { ConsentWords } from './consent.ts';
import type { ExpectedDetails } from './expected.ts';
import type { GameWords } from './games.ts';
import type { JournalErrorDetails, NoticeDetails } from './journal.ts';
import type { LeagueWords } from './league.ts';
import type { Words } from './message.ts';
import type { MoveWords } from './moves.ts';
import type { Pages } from './pages/index.ts';
import type { HintWords, PromptWords } from './prompts.ts';
import type { ReasonDetails } from './reason.ts';
import type { FigureWords, OffenceWords, RulingWords } from './ruling.ts';
import type { TroubleDetails } from './table.ts';
import type { TalkWords } from './talk.ts';
import type { Wording } from './wording.ts';

/** Everything that is said in one language. Each section is a total table by code. */
export interface Language extends Spoken {
  /** A text with the apostrophes and spaces of print, for pages and speech: terminals and displays have the typewriter's. */
  readonly typeset: (text: string) => string;
  /** A card as a voice says it: 'five of hearts', or 'five' where the suit is not known. */
  readonly spokenCard: (card: CardOrRank) => string;
  /** What people call a hand of the show: 'hand', 'crib', 'row 1'. */
  readonly handWord: (hand: string) => string;
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
  /** Why a port, a disk or a line refused: parts of sentences. */
  readonly reasons: Words<ReasonDetails>;
  /** What was expected of input: parts of sentences. */
  readonly expectations: Words<ExpectedDetails>;
  /** What the host answers a page instead of doing what it asked. */
  readonly answers: Words<AnswerDetails>;
  readonly boardErrors: Words<BoardErrorDetails>;
  readonly journalErrors: Words<JournalErrorDetails>;
  /** What was mended when a journal was opened. */
  readonly notices: Words<NoticeDetails>;
  /** What the table says besides the rules. */
  readonly troubles: Words<TroubleDetails>;
  /** A code that a page does not know, as of a newer host. */
  readonly unknown: (code: string) => string;
  /** Everything else that pages say. */
  readonly pages: Pages;
  /** Games and their settings, explained. */
  readonly games: GameWords;
  /** A table that talks to other programs. */
  readonly talk: TalkWords;
  readonly rulings: RulingWords;
  readonly moves: MoveWords;
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
