// French: what is said by other means than catalogs.
import { spaced } from '../build/typography.ts';
import type { LanguageSections } from '../language.ts';
import { BOARD_ERRORS } from './board.ts';
import { GAMES } from './games.ts';
import { JOURNAL_ERRORS, NOTICES } from './journal.ts';
import { LEAGUE } from './league.ts';
import { TALK } from './talk.ts';

export const FRENCH: LanguageSections = {
  typeset: spaced,
  boardErrors: BOARD_ERRORS,
  journalErrors: JOURNAL_ERRORS,
  notices: NOTICES,
  games: GAMES,
  talk: TALK,
  league: LEAGUE,
};
