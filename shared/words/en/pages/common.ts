// English: what every page has.
import type { CommonWords, PageNames } from '../../pages/common.ts';

/** Names of the pages, and what their links say. */
export const pages: PageNames = {
  scoreboard: 'Scoreboard',
  board: 'Board',
  seat: 'Your seat',
  table: 'Table',
  games: 'Games',
  help: 'Help',
  judge: 'Judge',
};

export const common: CommonWords = {
  navigation: 'Pages',
  skip: 'Skip to content',
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
  delivered: {
    about: {
      scoreboard: 'The scoreboard of the cribbage table: pegs, scores, the last ruling.',
      board: 'The cribbage board on the table: pegs, scores, rulings.',
      seat: "A player's own page: count, claim, call.",
      table: 'The table: who plays, by which rules.',
      games: 'Every game that was played here.',
      help: 'How cribbage goes, what scores, and what the words mean.',
      judge: 'Rulings, step by step.',
    },
    noScript:
      'This page shows the table live and needs JavaScript. Turn it on for this address, then reload the page.',
    tooOld:
      'This browser is too old for this page. It needs Chrome, Edge or Android 110, Safari or iPhone 16.4, or Firefox 121, or newer.',
    plain: 'Plain scoreboard',
  },
  hostSilent: 'The host does not answer. Is it running, and is this the same network?',
  and: ' and ',
};
