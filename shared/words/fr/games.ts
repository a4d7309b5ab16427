// French: games explained.
import type { GameWords } from '../games.ts';
import { counted } from '../message.ts';

const sidesOf = (players: number, sides: number): string =>
  players === sides ? '' : players === 2 * sides ? ' par paires' : ` en ${sides} camps`;

const SKUNKS: Readonly<Record<string, string>> = { doubleSkunk: 'double skunk' };

export const GAMES: GameWords = {
  basics: ({ players, sides, cards, laidAway, targets }) =>
    `${counted(players, 'joueur')}${sidesOf(players, sides)}, ${counted(cards, 'carte')}, ${laidAway === 0 ? 'aucune' : laidAway} au crib, en ${targets.join(' et ')} points`,
  skunk: (skunk, atMost) => `${SKUNKS[skunk] ?? skunk} jusqu’à ${atMost}`,
  noLine: 'aucune',
  sameAs: (title) => `le même jeu que « ${title} »`,
  differs: 'Ce qui change par rapport au jeu à six cartes :',
  more: 'etc.',
  toPlay: 'Pour y jouer :',
  toChange: 'Pour changer une règle, ajoutez son réglage :',
  allGames: 'Les jeux, par le nom que --rules attend :',
  values: 'Valeurs',
  usual: 'Au six-card',
  source: 'Source',
};
