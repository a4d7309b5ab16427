// The card of a match of teams, from the games that a hall reports.
import { other } from '../cards/outcome.ts';
import type { FixtureRubber } from '../night/fixture.ts';
import { fits } from '../team/decide.ts';
import type { TeamEvent } from '../team/event.ts';
import type { Both, MatchSide, RubberFormat } from '../team/format.ts';
import type { RubberLine, TeamSeason } from '../team/season.ts';
import type { EventReport } from './report.ts';

type HallReported = Extract<TeamEvent, { readonly type: 'hallReported' }>;

/**
 * What a report says of the card of its match, beside the rubbers that other reports of the club have. Undefined if it is of no match
 * of the season, or of one that is played at another venue.
 */
export function hallReportIn(
  season: TeamSeason,
  report: EventReport,
  isHere: (venue: string) => boolean,
): HallReported | undefined {
  const { club, fixture: part } = report;
  const fixture = season.id === part?.season ? season.fixtures.find(({ id }) => id === part.id) : undefined;
  const form = season.competitions.find(({ id }) => id === fixture?.competition)?.format;
  const home = season.teams.find(({ id }) => id === fixture?.home);
  if (!part || !fixture || !form || !home || !isHere(home.venue)) return undefined;
  const before = fixture.hall?.club === club ? fixture.hall.rubbers : [];
  const rubbers = form.rubbers.map((rubber, place) => {
    const own = part.rubbers.find((each) => each.rubber === place);
    return own === undefined ? (before[place] ?? null) : lineOf(report, rubber, own);
  });
  return { type: 'hallReported', fixture: fixture.id, hall: { club, rubbers } };
}

/** The line of a rubber; null if it is not complete, or not signed by both sides. */
function lineOf(
  { legs, signatures }: EventReport,
  rubber: RubberFormat,
  { players, match }: FixtureRubber,
): RubberLine | null {
  if (match === null) return { players, legs: absentLegs(rubber, players) };
  const own = legs.filter(({ contest }) => contest === match);
  const winners = own.map(({ outcome, forfeitedBy }) =>
    forfeitedBy === null ? outcome?.winner : other(forfeitedBy),
  );
  const won = (side: MatchSide): number => winners.filter((each) => each === side).length;
  const line: RubberLine = { players, legs: [won(0), won(1)] };
  const isSigned = own.every(({ game }) => signatures.some((each) => each.game === game && each.final));
  return isSigned && fits(rubber, line.legs) ? line : null;
}

/** A side without players loses the rubber; without players on both sides it is not played. */
function absentLegs({ legs, all }: RubberFormat, [home, away]: RubberLine['players']): Both<number> | null {
  if (home.length + away.length === 0) return null;
  const most = all ? legs : Math.floor(legs / 2) + 1;
  return home.length > 0 ? [most, 0] : [0, most];
}
