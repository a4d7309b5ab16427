// English: everything that Muggins says.
import { english } from '../catalog.ts';
import { ALL } from '../generated/all.ts';
import type { Language } from '../language.ts';
import { BOARD_ERRORS } from './board.ts';
import { GAMES } from './games.ts';
import { JOURNAL_ERRORS, NOTICES } from './journal.ts';
import { LEAGUE } from './league.ts';
import { TALK } from './talk.ts';
import { printed } from './typeset.ts';

export const EN: Language = {
  ...english(ALL),
  typeset: printed,
  boardErrors: BOARD_ERRORS,
  journalErrors: JOURNAL_ERRORS,
  notices: NOTICES,
  games: GAMES,
  talk: TALK,
  league: LEAGUE,
};
