// The table of a league: the sums of each team, their order, and the step that puts one team above the next.
import { isSecondHalf, leagueFixtures } from './half.ts';
import { inTeamOrder, type Place, type Result, sharesOf, type TeamSums } from './order.ts';
import { counts, type MatchState, stateIn, sum } from './played.ts';
import type { Competition, Fixture, TeamSeason } from './season.ts';

/** A line of the table. */
export interface TableRow extends TeamSums {
  /** From 1; level teams share it. Null for a team that has withdrawn: it comes last. */
  readonly rank: number | null;
  /** Where the team goes by the results so far. `level`: level with a team on the other side of the line. */
  readonly zone: 'up' | 'down' | 'level' | null;
  /** The step that puts it above the next team, with both figures; null for the last. */
  readonly decided: NonNullable<Place['decided']> | null;
}

/** A match of the table with its state. */
export interface TableMatch {
  readonly fixture: Fixture;
  readonly state: MatchState;
}

/** The table of a competition. */
export interface TeamTable {
  readonly competition: string;
  /** Units to a point. */
  readonly per: 1 | 2;
  readonly rows: readonly TableRow[];
  /** Every match but the play-offs, void ones too. */
  readonly matches: readonly TableMatch[];
}

/** The table of a competition, by the results so far. */
export function tableOf(season: TeamSeason, competition: Competition): TeamTable {
  const matches = matchesOf(season, competition);
  const results = resultsIn(matches);
  const isOut = (team: string): boolean => season.teams.some(({ id, withdrawn }) => id === team && withdrawn);
  const sums = competition.teams.map((team) => sumsOf(season, competition, team, results));
  const playoffs = resultsIn(playoffsOf(season, competition));
  const inOrder = inTeamOrder(
    sums.filter(({ team }) => !isOut(team)),
    competition.format.ties,
    { results, playoffs, committee: competition.order?.teams ?? [] },
  );
  const rows = inOrder.map((place): TableRow => {
    const { rank, item, decided } = place;
    return { ...item, rank, zone: zoneOf(competition, inOrder, place), decided: decided ?? null };
  });
  const out = sums
    .filter(({ team }) => isOut(team))
    .map((each): TableRow => ({ ...each, rank: null, zone: null, decided: null }));
  return {
    competition: competition.id,
    per: competition.format.points.per,
    rows: [...rows, ...out],
    matches,
  };
}

/** The matches of a competition, after the effects of withdrawals. */
export function matchesOf(season: TeamSeason, competition: Competition): readonly TableMatch[] {
  const fixtures = leagueFixtures(season, competition);
  const rules = new Map(season.teams.map(({ id, withdrawn }) => [id, withdrawn?.rule]));
  return fixtures.map((fixture) => {
    const state = stateIn(competition, fixture);
    const isVoid = [rules.get(fixture.home), rules.get(fixture.away)].some((rule) => {
      if (rule === undefined) return false;
      if (rule === 'secondHalf' && isSecondHalf(fixtures, fixture.round)) return true;
      return rule === 'void' || rule === 'byes' || !counts(state);
    });
    return { fixture, state: isVoid ? { kind: 'void' } : state };
  });
}

/** The play-offs of a competition. */
export const playoffsOf = ({ fixtures }: TeamSeason, league: Competition): readonly TableMatch[] =>
  fixtures
    .filter(({ competition, playoff }) => competition === league.id && playoff === true)
    .map((fixture) => ({ fixture, state: stateIn(league, fixture) }));

const resultsIn = (matches: readonly TableMatch[]): readonly Result[] =>
  matches.flatMap(({ fixture, state }) => (counts(state) ? [{ fixture, state }] : []));

function sumsOf(
  { adjustments }: TeamSeason,
  { id }: Competition,
  team: string,
  results: readonly Result[],
): TeamSums {
  const own = sharesOf(team, results);
  const ended = (how: 'won' | 'drawn' | 'lost'): number => own.filter((each) => each.ended === how).length;
  const total = (figure: Exclude<keyof (typeof own)[number], 'ended'>): number =>
    sum(own.map((each) => each[figure]));
  const adjusted = sum(
    adjustments.filter((each) => each.competition === id && each.team === team).map(({ points }) => points),
  );
  return {
    ...{ team, played: own.length, won: ended('won'), drawn: ended('drawn'), lost: ended('lost') },
    rubbersFor: total('rubbersFor'),
    rubbersAgainst: total('rubbersAgainst'),
    rubbers: total('rubbersFor') - total('rubbersAgainst'),
    legsFor: total('legsFor'),
    legsAgainst: total('legsAgainst'),
    legs: total('legsFor') - total('legsAgainst'),
    points: total('points') + adjusted,
    adjusted,
  };
}

/** Where a place leads at the end. A team has a zone if its whole level group is within it. */
function zoneOf({ up, down }: Competition, places: readonly Place[], { rank }: Place): TableRow['zone'] {
  const last = rank - 1 + places.filter((place) => place.rank === rank).length;
  const lowest = places.length - (down?.places ?? 0);
  if (up !== undefined && last <= up.places) return 'up';
  if (down !== undefined && rank > lowest) return 'down';
  const isAcross = (line: number): boolean => rank <= line && last > line;
  return (up !== undefined && isAcross(up.places)) || (down !== undefined && isAcross(lowest))
    ? 'level'
    : null;
}
