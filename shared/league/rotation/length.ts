// How long a night is, before anything is drawn.
import type { RotationFormat } from '../format/format.ts';

/**
 * Rounds in which the whole field plays. An odd field that sits out needs so many that everybody has all games, however often
 * it sits out: 10 for nine games from 11 on, 11 for nine players.
 */
export function roundsFor({ schedule }: RotationFormat, field: number): number {
  const { games, odd } = schedule;
  let rounds = games;
  if (field % 2 === 1 && field > 1 && odd === 'sitOut')
    while (rounds - Math.ceil(rounds / field) < games) rounds++;
  return rounds;
}

/** How often two of a field meet at most in so many rounds, where no two meet again before all have met. */
export const meetsAtMost = (rounds: number, field: number): number =>
  field < 2 ? 0 : Math.ceil(rounds / (field % 2 === 0 ? field - 1 : field));
