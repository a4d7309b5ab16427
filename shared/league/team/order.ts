// What puts the teams of a table in order: figures, the matches among level teams, a play-off.
import { metEqually, type Ranked, ranked } from '../ties/ranked.ts';
import type { TeamFigure, TeamTie } from './format.ts';
import { type MatchResult, opposite, sum } from './played.ts';
import type { Fixture } from './season.ts';

/** The sums of a team. Points are in units, with `adjusted` units that the league has given or taken. */
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
 * A step of the order. Head-to-head is two: the points of the matches among level teams, then the legs of these matches. The last is the
 * word of the committee.
 */
export type TeamStep = TeamTie | 'headToHeadLegs' | 'committee';
/** A team with its rank, and what puts it above the next with the figures of both; in `lost` the fewest are ahead. */
export type Place = Ranked<TeamSums, TeamStep>;

/** What the steps look at besides the sums. */
interface Known {
  readonly results: readonly Result[];
  readonly playoffs: readonly Result[];
  /** Teams in the order of the committee. */
  readonly committee: readonly string[];
}

/** Teams in the order of the ties. Those whom nothing tells apart stay in the order given. */
export function inTeamOrder(
  sums: readonly TeamSums[],
  ties: readonly TeamTie[],
  known: Known,
): readonly Place[] {
  const own = ties.flatMap((step): readonly TeamStep[] => (step === 'headToHead' ? HEAD_TO_HEAD : [step]));
  const places = ranked<TeamSums, TeamStep>(sums, [...own, 'committee'], {
    scores: (step, group) => scoresBy(step, group, known),
    // Matches among a smaller group are others: whom they leave level is looked at again.
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

/** What teams have from the matches among themselves; nothing unless each two have met, and equally often. */
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

/** What a team has from a match. */
interface MatchShare
  extends Pick<TeamSums, 'rubbersFor' | 'rubbersAgainst' | 'legsFor' | 'legsAgainst' | 'points'> {
  readonly ended: 'won' | 'drawn' | 'lost';
}

/** What a team has from each of its matches. */
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
