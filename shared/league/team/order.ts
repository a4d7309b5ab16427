// Orders the teams of a table: by figures, by the matches among level teams, by a play-off.
import { metEqually, type Ranked, ranked } from '../ties/ranked.ts';
import type { TeamFigure, TeamTie } from './format.ts';
import { type MatchResult, opposite, sum } from './played.ts';
import type { Fixture } from './season.ts';

/** The sums of a team. Points are in units, with `adjusted` units that the league gave or deducted. */
export interface TeamSums extends Readonly<Record<TeamFigure, number>> {
  readonly team: string;
  readonly played: number;
  readonly rubbersAgainst: number;
  readonly legsAgainst: number;
  readonly adjusted: number;
}

/** A match that counts. */
export interface Result {
  readonly fixture: Fixture;
  readonly state: MatchResult;
}

/**
 * A step of the order. Head-to-head is two steps: points, then legs, in the matches among level teams. The committee comes last.
 */
export type TeamStep = TeamTie | 'headToHeadLegs' | 'committee';
/** A team with its rank, and the step that puts it above the next, with both figures. In `lost` the fewest are ahead. */
export type Place = Ranked<TeamSums, TeamStep>;

/** What the steps need besides the sums. */
interface Known {
  readonly results: readonly Result[];
  readonly playoffs: readonly Result[];
  /** Teams in the order of the committee. */
  readonly committee: readonly string[];
}

/** Teams in the order of the ties. Level teams keep the given order. */
export function inTeamOrder(
  sums: readonly TeamSums[],
  ties: readonly TeamTie[],
  known: Known,
): readonly Place[] {
  const own = ties.flatMap((step): readonly TeamStep[] => (step === 'headToHead' ? HEAD_TO_HEAD : [step]));
  const places = ranked<TeamSums, TeamStep>(sums, [...own, 'committee'], {
    scores: (step, group) => scoresBy(step, group, known),
    // A smaller group has other matches among itself, so head-to-head begins again for it.
    after: ([step, ...rest]) => {
      if (step === 'headToHeadLegs') return [...HEAD_TO_HEAD, ...rest];
      return step === 'headToHead' || step === 'playoff' ? [step, ...rest] : rest;
    },
  });
  return places.map((place): Place => {
    const { decided } = place;
    if (decided?.step !== 'lost') return place;
    const [above, below] = decided.scores;
    return { ...place, decided: { step: 'lost', scores: [0 - above, 0 - below] } };
  });
}

const HEAD_TO_HEAD = ['headToHead', 'headToHeadLegs'] as const;

/** The larger is ahead. */
function scoresBy(
  step: TeamStep,
  group: readonly TeamSums[],
  { results, playoffs, committee }: Known,
): readonly number[] | undefined {
  switch (step) {
    case 'headToHead':
      return among(group, results, ({ points }) => points);
    case 'headToHeadLegs':
      return among(group, results, ({ legsFor, legsAgainst }) => legsFor - legsAgainst);
    case 'playoff':
      return among(group, playoffs, ({ ended }) => (ended === 'won' ? 1 : 0));
    case 'committee':
      return group.every(({ team }) => committee.includes(team))
        ? group.map(({ team }) => committee.length - committee.indexOf(team))
        : undefined;
    default:
      return group.map((sums) => (step === 'lost' ? 0 - sums.lost : sums[step]));
  }
}

/** The sums of the matches among these teams; undefined unless all pairs have met equally often. */
function among(
  group: readonly TeamSums[],
  results: readonly Result[],
  figure: (share: MatchShare) => number,
): readonly number[] | undefined {
  const ids = group.map(({ team }) => team);
  const own = results.filter(({ fixture }) => ids.includes(fixture.home) && ids.includes(fixture.away));
  const met = own.map(({ fixture }) => [fixture.home, fixture.away]);
  if (!metEqually(ids, met)) return undefined;
  return ids.map((id) => sum(sharesOf(id, own).map(figure)));
}

/** The figures of a team in a match. */
interface MatchShare
  extends Pick<TeamSums, 'rubbersFor' | 'rubbersAgainst' | 'legsFor' | 'legsAgainst' | 'points'> {
  readonly ended: 'won' | 'drawn' | 'lost';
}

/** The figures of a team in each of its matches. */
export const sharesOf = (team: string, results: readonly Result[]): readonly MatchShare[] =>
  results.flatMap(({ fixture: { home, away }, state: { winner, rubbers, legs, points } }) => {
    if (team !== home && team !== away) return [];
    const side = team === home ? 0 : 1;
    const other = opposite(side);
    return {
      ended: winner === null ? 'drawn' : winner === side ? 'won' : 'lost',
      rubbersFor: rubbers[side],
      rubbersAgainst: rubbers[other],
      legsFor: legs[side],
      legsAgainst: legs[other],
      points: points[side],
    };
  });
