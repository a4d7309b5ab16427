// English: what is said by other means than catalogs.
import type { LanguageSections } from '../language.ts';
import { BOARD_ERRORS } from './board.ts';
import { GAMES } from './games.ts';
import { JOURNAL_ERRORS, NOTICES } from './journal.ts';
import { LEAGUE } from './league.ts';
import { TALK } from './talk.ts';
import { printed } from './typeset.ts';

export const ENGLISH: LanguageSections = {
  typeset: printed,
  boardErrors: BOARD_ERRORS,
  journalErrors: JOURNAL_ERRORS,
  notices: NOTICES,
  games: GAMES,
  talk: TALK,
  league: LEAGUE,
};
