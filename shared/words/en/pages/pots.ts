// English: the side pots of a night.
import { counted } from '../../message.ts';
import type { PotWords } from '../../pages/pots.ts';
import { listed } from '../grammar.ts';

export const pots: PotWords = {
  names: {
    '24-hand': '24 hand',
    'four-of-a-kind': 'Four of a kind',
    '28-or-29-hand': '28 or 29 hand',
    'skunk-bank': 'Skunk bank',
    'grand-slam': 'Grand slam',
  },
  title: 'Side pots',
  highHands: 'High hands',
  rules: {
    last: 'The last to claim it wins.',
    cut: 'Those who claim it cut for it.',
    every: 'All who claim it share it.',
    mostSkunks: 'Most skunks: the cards decide.',
    slam: 'All games won: the cards decide.',
  },
  entered: (players) => `${players} in`,
  add: 'Put in',
  everybody: 'Put everybody in',
  player: 'Player',
  leave: (name) => `Take ${name} out`,
  claim: 'Claims it',
  claims: (names) => `Claimed by ${listed(names)}.`,
  cut: (name) => `${name} wins the cut`,
  open: 'Nobody has won it yet.',
  share: (winners, stakes) => {
    const what = counted(stakes, 'stake');
    if (winners.length === 1) return `${winners[0]} wins ${what}.`;
    const each = stakes % winners.length === 0 ? `, ${stakes / winners.length} each` : '';
    return `${listed(winners)} share ${what}${each}.`;
  },
};
