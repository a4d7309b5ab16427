// The state of every match of a season, and the missing cards.
import { MATCH_SIDES, type MatchSide } from './format.ts';
import type { MatchState } from './played.ts';
import type { Day, Fixture, TeamSeason } from './season.ts';
import { matchesOf, playoffsOf } from './table.ts';

/** The state of each match, by its id. A withdrawal makes matches void. */
export const matchStates = (season: TeamSeason): ReadonlyMap<string, MatchState> =>
  new Map(
    season.competitions
      .flatMap((each) => [...matchesOf(season, each), ...playoffsOf(season, each)])
      .map(({ fixture, state }) => [fixture.id, state]),
  );

/** A match whose card does not count yet. */
export interface MissingCard {
  readonly fixture: Fixture;
  /** Sides whose card is missing; none if the cards differ. */
  readonly sides: readonly MatchSide[];
}

/** The matches up to this day whose card does not count yet, the oldest first. */
export function missingCards(season: TeamSeason, until: Day): readonly MissingCard[] {
  const states = matchStates(season);
  const missing: readonly (MatchState['kind'] | undefined)[] = ['due', 'entered', 'disagreed'];
  return season.fixtures
    .filter(({ id, day }) => day <= until && missing.includes(states.get(id)?.kind))
    .map((fixture) => ({
      fixture,
      sides: MATCH_SIDES.filter((side) => fixture.cards?.[side] === undefined),
    }))
    .sort((a, b) => a.fixture.day.localeCompare(b.fixture.day));
}
