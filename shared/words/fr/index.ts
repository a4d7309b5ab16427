// French: everything that Muggins says, in the words of docs/translating.md.

import { spaced } from '../build/typography.ts';
import { load } from '../catalog.ts';
import { ALL } from '../generated/all.ts';
import type { Language } from '../language.ts';
import { ANSWERS } from './answer.ts';
import { BOARD_ERRORS } from './board.ts';
import { handWord, spokenCard } from './cards.ts';
import { consents } from './consents.ts';
import { FRENCH } from './display.ts';
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

export const FR: Language = {
  ...(await load('fr', ALL)),
  typeset: spaced,
  spokenCard,
  handWord,
  prompts,
  consents,
  hints,
  offences: OFFENCES,
  figures: FIGURES,
  display: FRENCH,
  reasons: REASONS,
  expectations: EXPECTATIONS,
  answers: ANSWERS,
  boardErrors: BOARD_ERRORS,
  journalErrors: JOURNAL_ERRORS,
  notices: NOTICES,
  troubles: TROUBLES,
  unknown: (code) => `L’hôte dit une chose que cette page ne connaît pas (${code}). Rechargez la page.`,
  pages: PAGES,
  games: GAMES,
  talk: TALK,
  rulings: RULINGS,
  moves: MOVES,
  league: LEAGUE,
};
