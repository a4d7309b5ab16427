// English: what every page has.
import type { CommonWords, PageNames } from '../../pages/common.ts';

/** Names of the pages, and what their links say. */
export const pages: PageNames = {
  scoreboard: 'Scoreboard',
  board: 'Board',
  seat: 'Your seat',
  table: 'Table',
  games: 'Games',
};

export const common: CommonWords = {
  navigation: 'Pages',
  settings: 'Settings',
  language: 'Language',
  theme: 'Colours',
  themes: { auto: 'As the system', light: 'Light', dark: 'Dark' },
  speech: 'Speech',
  speechHelp: 'Speak counts and rulings',
  speechNone: 'This browser cannot speak.',
  page: {
    connecting: 'Page: connecting',
    open: 'Page: live',
    lost: 'Page: connection lost, trying again',
  },
  hostSilent: 'The host does not answer. Is it running, and is this the same network?',
  and: ' and ',
};
