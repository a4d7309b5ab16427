// French: the side pots of a night.
import type { PotWords } from '../../pages/pots.ts';
import { listed, plural } from '../grammar.ts';

export const pots: PotWords = {
  names: {
    '24-hand': 'Main de 24',
    'four-of-a-kind': 'Carré',
    '28-or-29-hand': 'Main de 28 ou 29',
    'skunk-bank': 'Banque des skunks',
    'grand-slam': 'Grand chelem',
  },
  highHands: 'Mains remarquables',
  title: 'Cagnottes',
  rules: {
    last: 'Le dernier qui la réclame la gagne.',
    cut: 'Ceux qui la réclament coupent pour elle.',
    every: 'Tous ceux qui la réclament se la partagent.',
    mostSkunks: 'Le plus de skunks : les feuilles décident.',
    slam: 'Toutes les parties gagnées : les feuilles décident.',
  },
  entered: (players) => plural(players, 'mise'),
  add: 'Inscrire',
  everybody: 'Inscrire tout le monde',
  player: 'Joueur',
  leave: (name) => `Retirer ${name}`,
  claim: 'La réclame',
  claims: (names) => `Réclamée par ${listed(names)}.`,
  cut: (name) => `${name} gagne la coupe`,
  open: 'Personne ne l’a encore gagnée.',
  share: (winners, stakes) => {
    const what = plural(stakes, 'mise');
    if (winners.length === 1) return `${winners[0]} gagne ${what}.`;
    const each = stakes % winners.length === 0 ? `, ${stakes / winners.length} chacun` : '';
    return `${listed(winners)} se partagent ${what}${each}.`;
  },
};
