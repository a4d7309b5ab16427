// English: names of what a table publishes to other programs.
import type { TalkWords } from '../talk.ts';

export const TALK: TalkWords = {
  published: {
    model: 'Cribbage board',
    turn: 'Turn',
    dealer: 'Dealer',
    crib: 'Crib',
    prompt: 'Next',
    ruling: 'Last ruling',
    winner: 'Winner',
    board: 'Board',
    move: 'Move',
  },
};
