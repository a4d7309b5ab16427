// French: everything that Muggins says, in the words of docs/translating.md.

import { spaced } from '../build/typography.ts';
import { load } from '../catalog.ts';
import { ALL } from '../generated/all.ts';
import type { Language } from '../language.ts';
import { BOARD_ERRORS } from './board.ts';
import { GAMES } from './games.ts';
import { JOURNAL_ERRORS, NOTICES } from './journal.ts';
import { LEAGUE } from './league.ts';
import { TALK } from './talk.ts';

export const FR: Language = {
  ...(await load('fr', ALL)),
  typeset: spaced,
  boardErrors: BOARD_ERRORS,
  journalErrors: JOURNAL_ERRORS,
  notices: NOTICES,
  games: GAMES,
  talk: TALK,
  league: LEAGUE,
};
