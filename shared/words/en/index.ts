// English: everything that Muggins says.
import { english } from '../catalog.ts';
import { ALL } from '../generated/all.ts';
import type { Language } from '../language.ts';
import { ANSWERS } from './answer.ts';
import { BOARD_ERRORS } from './board.ts';
import { handWord, spokenCard } from './cards.ts';
import { consents } from './consents.ts';
import { ENGLISH } from './display.ts';
import { EXPECTATIONS } from './expected.ts';
import { GAMES } from './games.ts';
import { hints } from './hints.ts';
import { JOURNAL_ERRORS, NOTICES } from './journal.ts';
import { LEAGUE } from './league.ts';
import { MOVES } from './moves.ts';
import { FIGURES, OFFENCES } from './offences.ts';
import { PAGES } from './pages/index.ts';
import { prompts } from './prompts.ts';
import { REASONS } from './reason.ts';
import { RULINGS } from './rulings.ts';
import { TROUBLES } from './table.ts';
import { TALK } from './talk.ts';
import { printed } from './typeset.ts';

export const EN: Language = {
  ...english(ALL),
  typeset: printed,
  spokenCard,
  handWord,
  prompts,
  consents,
  hints,
  offences: OFFENCES,
  figures: FIGURES,
  display: ENGLISH,
  reasons: REASONS,
  expectations: EXPECTATIONS,
  answers: ANSWERS,
  boardErrors: BOARD_ERRORS,
  journalErrors: JOURNAL_ERRORS,
  notices: NOTICES,
  troubles: TROUBLES,
  unknown: (code) => `The host says something that this page does not know (${code}). Load the page anew.`,
  pages: PAGES,
  games: GAMES,
  talk: TALK,
  rulings: RULINGS,
  moves: MOVES,
  league: LEAGUE,
};
