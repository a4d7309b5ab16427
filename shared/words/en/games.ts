// English: games explained.
import type { GameWords } from '../games.ts';
import { counted } from '../message.ts';

const sidesOf = (players: number, sides: number): string =>
  players === sides ? '' : players === 2 * sides ? ' in pairs' : ` on ${sides} sides`;

const SKUNKS: Readonly<Record<string, string>> = { doubleSkunk: 'double skunk' };

export const GAMES: GameWords = {
  basics: ({ players, sides, cards, laidAway, targets }) =>
    `${counted(players, 'player')}${sidesOf(players, sides)}, ${counted(cards, 'card')}, ${laidAway === 0 ? 'none' : laidAway} laid away, to ${targets.join(' and ')}`,
  skunk: (skunk, atMost) => `${SKUNKS[skunk] ?? skunk} to ${atMost}`,
  noLine: 'none',
  sameAs: (title) => `the same game as “${title}”`,
  differs: 'What differs from six-card:',
  more: 'and more',
  toPlay: 'To play it:',
  toChange: 'To change a rule, add its setting:',
  allGames: 'Games, by the name that --rules takes:',
  values: 'Values',
  usual: 'In six-card',
  source: 'Source',
};
