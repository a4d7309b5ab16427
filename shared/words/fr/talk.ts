// French: names of what a table publishes to other programs.
import type { TalkWords } from '../talk.ts';

export const TALK: TalkWords = {
  published: {
    model: 'Planche de cribbage',
    turn: 'Au tour de',
    dealer: 'Donneur',
    crib: 'Crib',
    prompt: 'À faire',
    ruling: 'Dernière décision',
    winner: 'Gagnant',
    board: 'Planche',
    move: 'Coup',
  },
};
