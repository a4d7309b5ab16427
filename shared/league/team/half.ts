// The halves of a season, which rules for withdrawals and transfers use.
import type { Competition, Day, Fixture, TeamSeason } from './season.ts';

/** The matches of a competition that count for its table. */
export const leagueFixtures = ({ fixtures }: TeamSeason, { id }: Competition): readonly Fixture[] =>
  fixtures.filter((fixture) => fixture.competition === id && fixture.playoff !== true);

/**
 * Whether a round is in the second half: it comes after half of all rounds. Of an odd number of rounds the one in the middle is in the
 * second half; no source says (league-next.md, part 10).
 */
export function isSecondHalf(fixtures: readonly Fixture[], round: number): boolean {
  const last = Math.max(...fixtures.map((fixture) => fixture.round));
  return round > last / 2;
}

/** Whether the first half is over on a day: all its matches were meant for days before it. */
export function isHalfOver(season: TeamSeason, competition: Competition, day: Day): boolean {
  const fixtures = leagueFixtures(season, competition);
  const first = fixtures.filter(({ round }) => !isSecondHalf(fixtures, round));
  return first.every((fixture) => (fixture.moved?.from ?? fixture.day) < day);
}
