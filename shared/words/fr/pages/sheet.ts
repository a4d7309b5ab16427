// French: the sheet of comma-separated values.
import type { SheetWords } from '../../pages/sheet.ts';

export const sheet: SheetWords = {
  columns: {
    game: 'partie',
    started: 'début',
    status: 'état',
    rules: 'règles',
    deal: 'donne',
    dealer: 'donneur',
    starter: 'carte de départ',
    player: 'joueur',
    play: 'jeu',
    heels: 'valet retourné',
    unverified: 'non vérifié',
    handClaimed: 'main annoncée',
    handPegged: 'main marquée',
    handCounts: 'la main fait',
    handCards: 'cartes de la main',
    cribClaimed: 'crib annoncé',
    cribPegged: 'crib marqué',
    cribCounts: 'le crib fait',
    cribCards: 'cartes du crib',
    scoreAfter: 'points après',
  },
  status: { playing: 'en cours', finished: 'finie', abandoned: 'abandonnée', withdrawn: 'annulée' },
};
