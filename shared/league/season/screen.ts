// Selects the season on the television.
import type { NightState } from '../night/state.ts';
import { isInSeason } from './season.ts';

/** A season on the television: alone if the director chose it, or in turn with the standings of a closed night. */
export interface ScreenSeason {
  readonly name: string;
  readonly alone: boolean;
}

/** Null for none. If the night is in several seasons, the one saved last. */
export function seasonOnScreen(state: NightState): ScreenSeason | null {
  const { seasons, settings, phase, heading, format } = state;
  const chosen = seasons.find(({ name }) => name === settings.screen);
  if (chosen !== undefined) return { name: chosen.name, alone: true };
  if (phase !== 'closed') return null;
  const own = seasons.findLast((each) => isInSeason({ date: heading.date ?? '', format: format.name }, each));
  return own === undefined ? null : { name: own.name, alone: false };
}
