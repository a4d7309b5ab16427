// English: what somebody who watches a table from a terminal is told.
import { counted } from '../message.ts';
import type { WatchWords } from '../watch.ts';

export const WATCH: WatchWords = {
  score: (players) => players.map(({ name, front }) => `${name} ${front}`).join(', '),
  watching: (address, score) => `Watching ${address}${score === '' ? '' : `: ${score}`}`,
  gone: 'The table does not answer. Muggins tries again until it does.',
  missed: (moves) => `${counted(moves, 'move was', 'moves were')} made meanwhile.`,
  toEnd: 'Press Ctrl+C to end.',
};
