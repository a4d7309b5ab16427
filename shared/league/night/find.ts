// The outcome of a command, facts or a refusal; and look-ups in a night, refused for what is not there.
import { granted, type LeagueResult, refused } from '../refusal.ts';
import type { NightFact } from './event.ts';
import type { NightEntrant, NightGame, NightState } from './state.ts';

/** The facts that a command brings about, or why it is refused. */
export type Decided = LeagueResult<readonly NightFact[]>;

export const facts = (...all: readonly NightFact[]): Decided => granted(all);

/** The game with this id. Refusal: noGame. */
export function findGame({ games }: NightState, id: string): LeagueResult<NightGame> {
  const found = games.find(({ game }) => game === id);
  return found ? granted(found) : refused({ code: 'noGame', game: id });
}

/** An entrant of tonight. Refusal: noEntrant. */
export function findEntrant({ entrants }: NightState, id: string): LeagueResult<NightEntrant> {
  const found = entrants.find((each) => each.id === id);
  return found ? granted(found) : refused({ code: 'noEntrant', entrant: id });
}

/** Who an id is now, after merges. */
export const idNow = (merged: NightState['merged'], id: string): string =>
  merged[id] === undefined ? id : idNow(merged, merged[id]);
