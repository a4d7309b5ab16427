// The draw of a bracket by lot. A module of its own: pages that check a draw do without the stages.
import { chanceOf, shuffled } from '../rotation/chance.ts';
import { placesFor } from '../stage/bracket.ts';
import type { NightState } from './state.ts';

/** The order of a field in the draw. */
export function drawnOrder(
  { format: { schedule }, seed, rank }: NightState,
  field: readonly string[],
): readonly string[] {
  if (schedule.kind !== 'bracket' || schedule.order !== 'drawn') return field;
  const chance = chanceOf(seed + rank);
  const byes = schedule.byes === 'seeds' ? placesFor(field.length) - field.length : 0;
  return [...shuffled(field.slice(0, byes), chance), ...shuffled(field.slice(byes), chance)];
}
