// What puts the teams of a table in order: figures, the matches among level teams, a play-off.
import { type Ranked, ranked } from '../ties/ranked.ts';
import type { MatchSide, TeamFigure, TeamTie } from './format.ts';
import { type MatchResult, opposite } from './played.ts';
import type { Fixture } from './season.ts';

/** The sums of a team. Points are in units, with `adjusted` units that the league has given or taken. */
export interface TeamSums {
  readonly team: string;
  readonly played: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  readonly rubbersFor: number;
  readonly rubbersAgainst: number;
  readonly legsFor: number;
  readonly legsAgainst: number;
  readonly points: number;
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

const FIGURES: Readonly<Record<TeamFigure, (sums: TeamSums) => number>> = {
  points: ({ points }) => points,
  won: ({ won }) => won,
  drawn: ({ drawn }) => drawn,
  lost: ({ lost }) => 0 - lost,
  legsFor: ({ legsFor }) => legsFor,
  legs: ({ legsFor, legsAgainst }) => legsFor - legsAgainst,
  rubbersFor: ({ rubbersFor }) => rubbersFor,
  rubbers: ({ rubbersFor, rubbersAgainst }) => rubbersFor - rubbersAgainst,
};

/** What a team has from a match against a team that is level with it. */
type Share = (state: MatchResult, side: MatchSide) => number;

/** The larger is ahead. */
function scoresBy(
  step: TeamStep,
  group: readonly TeamSums[],
  { results, playoffs, committee }: Known,
): readonly number[] | undefined {
  switch (step) {
    case 'headToHead':
      return among(group, results, ({ points }, side) => points[side]);
    case 'headToHeadLegs':
      return among(group, results, ({ legs }, side) => legs[side] - legs[opposite(side)]);
    case 'playoff':
      return among(group, playoffs, ({ winner }, side) => (winner === side ? 1 : 0));
    case 'committee':
      return group.every(({ team }) => committee.includes(team))
        ? group.map(({ team }) => committee.length - committee.indexOf(team))
        : undefined;
    default:
      return group.map(FIGURES[step]);
  }
}

/** What teams have from the matches among themselves; nothing unless each two have met, and equally often. */
function among(
  group: readonly TeamSums[],
  results: readonly Result[],
  share: Share,
): readonly number[] | undefined {
  const ids = group.map(({ team }) => team);
  const own = results.filter(({ fixture }) => ids.includes(fixture.home) && ids.includes(fixture.away));
  const meetings = ids.flatMap((one, index) =>
    ids
      .slice(index + 1)
      .map(
        (other) =>
          own.filter(
            ({ fixture }) => sideOf(fixture, one) !== undefined && sideOf(fixture, other) !== undefined,
          ).length,
      ),
  );
  if (new Set(meetings).size !== 1) return undefined;
  return ids.map((id) =>
    own.reduce((total, { fixture, state }) => {
      const side = sideOf(fixture, id);
      return side === undefined ? total : total + share(state, side);
    }, 0),
  );
}

/** The side of a team in a match; undefined if it has no part in it. */
export const sideOf = ({ home, away }: Fixture, team: string): MatchSide | undefined =>
  team === home ? 0 : team === away ? 1 : undefined;
