// French: what somebody who watches a table from a terminal is told.
import { counted } from '../message.ts';
import type { WatchWords } from '../watch.ts';

export const WATCH: WatchWords = {
  score: (players) => players.map(({ name, front }) => `${name} ${front}`).join(', '),
  watching: (address, score) => `À l’écoute de ${address}${score === '' ? '' : ` : ${score}`}`,
  gone: 'La table ne répond pas. Muggins essaie encore jusqu’à ce qu’elle réponde.',
  missed: (moves) => `${counted(moves, 'coup joué', 'coups joués')} entre-temps.`,
  toEnd: 'Ctrl+C pour terminer.',
};
