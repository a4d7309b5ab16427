// French: what every page has.
import type { CommonWords, PageNames } from '../../pages/common.ts';

/** Names of the pages, and what their links say. */
export const pages: PageNames = {
  scoreboard: 'Tableau',
  board: 'Planche',
  seat: 'Votre place',
  table: 'Table',
  games: 'Parties',
  help: 'Aide',
  judge: 'Arbitre',
};

export const common: CommonWords = {
  navigation: 'Pages',
  skip: 'Aller au contenu',
  settings: 'Réglages',
  language: 'Langue',
  theme: 'Couleurs',
  themes: { auto: 'Comme le système', light: 'Clair', dark: 'Sombre' },
  speech: 'Voix',
  speechHelp: 'Dire les comptes et les décisions',
  speechNone: 'Ce navigateur ne sait pas parler.',
  page: {
    connecting: 'Page : connexion',
    open: 'Page : en direct',
    lost: 'Page : connexion perdue, nouvel essai',
  },
  delivered: {
    about: {
      scoreboard: 'Le tableau de la table de cribbage : fiches, points, dernière décision.',
      board: 'La planche de cribbage de la table : fiches, points, décisions.',
      seat: 'La page d’un joueur : compter, annoncer, contester.',
      table: 'La table : qui joue, et selon quelles règles.',
      games: 'Toutes les parties jouées ici.',
      help: 'Le cribbage : une donne, ce qui marque, et le sens des mots.',
      judge: 'Ce que décide l’arbitre, pas à pas.',
    },
    noScript:
      'Cette page montre la table en direct et a besoin de JavaScript. Activez-le pour cette adresse, puis rechargez la page.',
    tooOld:
      'Ce navigateur est trop ancien pour cette page. Il faut Chrome, Edge ou Android 110, Safari ou iPhone 16.4, ou Firefox 121, ou plus récent.',
    plain: 'Tableau simple',
  },
  hostSilent: 'L’hôte ne répond pas. Est-il lancé, et est-ce le même réseau ?',
  and: ' et ',
};
