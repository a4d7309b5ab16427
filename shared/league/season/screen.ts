// Which season the television shows.
import type { NightState } from '../night/state.ts';
import { isInSeason } from './season.ts';

/** A season on the television: alone, as the director has chosen, or in turns with the standings of a night that is closed. */
export interface ScreenSeason {
  readonly name: string;
  readonly alone: boolean;
}

/** Null: none. Of several seasons of the night, it is the one that was kept last. */
export function seasonOnScreen(state: NightState): ScreenSeason | null {
  const { seasons, settings, phase, heading, format } = state;
  const chosen = seasons.find(({ name }) => name === settings.screen);
  if (chosen !== undefined) return { name: chosen.name, alone: true };
  if (phase !== 'closed') return null;
  const own = seasons.findLast((each) => isInSeason({ date: heading.date ?? '', format: format.name }, each));
  return own === undefined ? null : { name: own.name, alone: false };
}
