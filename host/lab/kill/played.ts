// The games that are played on a journal whose keeper is killed.
import type { EveningGame } from '../damage/evening.ts';

/** What a doomed keeper plays. */
export const PLAYED: readonly EveningGame[] = Array.from({ length: 4 }, (_, at) => ({
  id: `played-${at + 1}`,
  players: ['Eve', 'Fay'],
  points: [5, 12, 3, 8, 2, 6, 4],
}));
