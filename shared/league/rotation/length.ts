// The length of a night, before the first draw.
import type { RotationFormat } from '../format/format.ts';

/**
 * Rounds of the whole field. An odd field with sit-outs needs enough rounds for everyone's games, however often
 * each player sits out: for 9 games, 10 rounds from 11 players on, and 11 rounds with 9 players.
 */
export function roundsFor({ schedule }: RotationFormat, field: number): number {
  const { games, odd } = schedule;
  let rounds = games;
  if (field % 2 === 1 && field > 1 && odd === 'sitOut')
    while (rounds - Math.ceil(rounds / field) < games) rounds++;
  return rounds;
}

/** The most meetings of two players in this many rounds, if no two meet again before everyone has met. */
export const meetsAtMost = (rounds: number, field: number): number =>
  field < 2 ? 0 : Math.ceil(rounds / (field % 2 === 0 ? field - 1 : field));
