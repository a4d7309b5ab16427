// A cup of teams, folded from its field and its results each time: rounds, byes, best losers, and the fixtures that come next.
import { chanceOf, shuffled } from '../rotation/chance.ts';
import {
  type BracketMatch,
  type MatchResult as BracketResult,
  bracketOf,
  placesFor,
} from '../stage/bracket.ts';
import { daysOf, leagueRounds } from './calendar.ts';
import { leagueFixtures } from './half.ts';
import { counts, opposite, sideTeam, stateIn } from './played.ts';
import type { Competition, Fixture, TeamSeason } from './season.ts';
import { tableOf } from './table.ts';

/** The state of a cup. */
export interface Cup {
  /** The matches of each round, from round 1; empty until the whole field is known. `match` is `ROUND.NUMBER`. */
  readonly rounds: readonly (readonly BracketMatch[])[];
  readonly winner: string | undefined;
  /** Matches of two teams that have no fixture yet, on the days of their rounds. The day is null where a round has none. */
  readonly next: readonly (Omit<Fixture, 'day'> & { readonly day: string | null })[];
  /** Fixtures whose match is not decided. */
  readonly open: readonly Fixture[];
  /** Those that ended level and need a ruling that names the winner. */
  readonly level: readonly Fixture[];
  /** Fixtures of two teams that no longer meet, because an earlier result has changed. */
  readonly stray: readonly Fixture[];
}

/** Competitions before this one. A cup takes its field only from these, so that none waits for itself. */
function earlier(
  { competitions }: TeamSeason,
  cup: Competition,
  id: string | undefined,
): Competition | undefined {
  const at = competitions.findIndex((each) => each.id === cup.id);
  return competitions.find((each, place) => each.id === id && place < at);
}

/** Entrants of a cup once its field is complete, known from the start of the season. */
function entrantCount(season: TeamSeason, competition: Competition): number {
  const { teams, losersOf, winnersOf = [] } = competition;
  const cup = earlier(season, competition, losersOf?.competition);
  const matches = cup === undefined ? [] : matchCounts(season, cup);
  const highest = losersOf?.rounds.includes(1) === true ? (cup?.highestLosers ?? 0) : 0;
  const losers = (losersOf?.rounds ?? []).reduce(
    (sum, round) => sum + (matches[round - 1] ?? 0),
    0 - highest,
  );
  return teams.length + losers + winnersOf.length;
}

/** How many matches each round of a cup has. */
function matchCounts(season: TeamSeason, cup: Competition): readonly number[] {
  const entrants = entrantCount(season, cup);
  const { highestLosers = 0 } = cup;
  const first = Math.floor(entrants / 2);
  const left = highestLosers === 0 ? entrants : entrants - first + highestLosers;
  const places = placesFor(left);
  const rounds = Array.from({ length: Math.log2(places) }, (_, at) => places / 2 ** (at + 1));
  const bracket = rounds.map((matches, at) => (at === 0 ? left - places / 2 : matches));
  return highestLosers === 0 ? bracket : [first, ...bracket];
}

/** Rounds of a competition, known from the start of the season. */
export const roundsOf = (season: TeamSeason, competition: Competition): number =>
  competition.kind === 'league' ? leagueRounds(competition) : matchCounts(season, competition).length;

/** The cup after these results. A correction changes everything that follows from it. */
export function cupOf(season: TeamSeason, cup: Competition): Cup {
  const fixtures = leagueFixtures(season, cup).filter(({ ruling }) => ruling?.kind !== 'void');
  const field = fieldOf(season, cup);
  const decide: Decide = (meeting) =>
    decided(
      season,
      cup,
      meeting,
      fixtures.find((each) => isSame(each, meeting)),
    );
  const rounds = field === undefined || field.length === 0 ? [] : roundsAfter(season, cup, field, decide);
  const matches = rounds.flatMap((round, at) => round.map((match) => ({ ...match, round: at + 1 })));
  const paired = matches.flatMap(({ match, round, by, sides: [home, away] }) =>
    typeof home === 'string' && typeof away === 'string' ? [{ match, round, by, home, away }] : [],
  );
  const pairOf = (fixture: Fixture) => paired.find((each) => isSame(fixture, each));
  const open = fixtures.filter((fixture) => pairOf(fixture) && pairOf(fixture)?.by === undefined);
  const days = daysOf(season, cup.id);
  return {
    rounds,
    winner: rounds.at(-1)?.[0]?.winner ?? undefined,
    next: paired
      .filter((pair) => pair.by === undefined && !fixtures.some((fixture) => isSame(fixture, pair)))
      .map(({ match, round, home, away }) => {
        const id = freeId(season, `${cup.id}-${match.replace('.', '-')}`);
        return { id, competition: cup.id, round, home, away, day: days.get(round) ?? null };
      }),
    open,
    level: open.filter((fixture) => playedIn(cup, fixture)?.winner === null),
    stray: fixtures.filter((fixture) => pairOf(fixture) === undefined),
  };
}

interface Meeting {
  readonly round: number;
  readonly home: string;
  readonly away: string;
}
const isSame = (one: Meeting, other: Meeting): boolean =>
  one.round === other.round && [one.home, one.away].sort().join() === [other.home, other.away].sort().join();

/** An unused id, because a match may be made again for other teams. */
function freeId({ fixtures }: TeamSeason, id: string): string {
  const isTaken = (given: string): boolean => fixtures.some((each) => each.id === given);
  let free = id;
  for (let again = 2; isTaken(free); again++) free = `${id}_${again}`;
  return free;
}

/** The field in the order of the draw; undefined until it is complete. */
function fieldOf(season: TeamSeason, cup: Competition): readonly string[] | undefined {
  const { losersOf, winnersOf = [], teams, draw } = cup;
  const from = earlier(season, cup, losersOf?.competition);
  const first = from && cupOf(season, from).rounds;
  const isOver = (round: number): boolean =>
    first?.[round - 1]?.every(({ winner }) => winner !== undefined) === true;
  if (losersOf !== undefined && !losersOf.rounds.every(isOver)) return undefined;
  // Best losers are still in.
  const later = first?.slice(1).flatMap((round) => round.flatMap(({ sides }) => sides)) ?? [];
  const losers = (first ?? [])
    .filter((_, at) => losersOf?.rounds.includes(at + 1))
    .flatMap((round) => round.flatMap(({ loser }) => loser ?? []))
    .filter((team) => from?.highestLosers === undefined || !later.includes(team));
  const winners = winnersOf.map((id) => {
    const competition = earlier(season, cup, id);
    return competition && winnerOf(season, competition);
  });
  if (winners.includes(undefined)) return undefined;
  const all = [...teams, ...losers, ...winners.filter((each) => each !== undefined)];
  const field = [...new Set(all)];
  return draw === undefined ? field : shuffled(field, chanceOf(draw));
}

/** The winner of a cup, or of a league whose matches all count; undefined without one winner. */
export function winnerOf(season: TeamSeason, competition: Competition): string | undefined {
  if (competition.kind === 'cup') return cupOf(season, competition).winner;
  const { rows, matches } = tableOf(season, competition);
  const isOver = matches.length > 0 && matches.every(({ state }) => counts(state) || state.kind === 'void');
  const first = rows.filter(({ rank }) => rank === 1);
  return isOver && first.length === 1 ? first[0]?.team : undefined;
}

type Decided = Pick<BracketResult, 'by' | 'winner'> & { readonly loserLegs: number };
/** How a match ended; undefined while it is open. */
type Decide = (meeting: Meeting) => Decided | undefined;

/** All rounds. If best losers go on, they and the winners of round 1 play the bracket of the later rounds. */
function roundsAfter(
  season: TeamSeason,
  { highestLosers = 0, draw }: Competition,
  field: readonly string[],
  decide: Decide,
): Cup['rounds'] {
  if (highestLosers === 0) return bracketAfter(field, decide, 0);
  const first = Array.from({ length: Math.ceil(field.length / 2) }, (_, at) => {
    const [[match] = []] = bracketAfter(field.slice(2 * at, 2 * at + 2), decide, 0);
    return { ...(match as BracketMatch), match: `1.${at + 1}` };
  });
  if (first.some(({ winner }) => winner === undefined)) return [first];
  const winners = first.flatMap(({ winner }) => winner ?? []);
  const losers = first.flatMap(({ loser, sides: [home, away] }) => {
    if (loser == null || isOut(season, loser)) return [];
    return [
      { loser, legs: decide({ round: 1, home: home as string, away: away as string })?.loserLegs ?? 0 },
    ];
  });
  // The most legs first; a draw decides among level ones.
  const best = shuffled(losers, chanceOf((draw ?? 0) + 1)).toSorted((a, b) => b.legs - a.legs);
  const left = [...winners, ...best.slice(0, highestLosers).map(({ loser }) => loser)];
  return [first, ...bracketAfter(draw === undefined ? left : shuffled(left, chanceOf(draw)), decide, 1)];
}

/** The rounds of a bracket that begins after `before` others. Adds results until no new match appears. */
function bracketAfter(entrants: readonly string[], decide: Decide, before: number): Cup['rounds'] {
  let results: readonly BracketResult[] = [];
  for (;;) {
    const { rounds } = bracketOf({ entrants, order: 'halves' }, results);
    const found = rounds.flatMap((round, at) =>
      round.flatMap(({ match, by, sides: [home, away] }): readonly BracketResult[] => {
        if (by !== undefined || typeof home !== 'string' || typeof away !== 'string') return [];
        const outcome = decide({ round: before + at + 1, home, away });
        return outcome === undefined ? [] : [{ ...outcome, match, entrants: [home, away] }];
      }),
    );
    if (found.length === 0)
      return rounds.map((round, at) =>
        round.map((each, nth) => ({ ...each, match: `${before + at + 1}.${nth + 1}` })),
      );
    results = [...results, ...found];
  }
}

const isOut = ({ teams }: TeamSeason, team: string): boolean =>
  teams.some(({ id, withdrawn }) => id === team && withdrawn !== undefined);

/** How a meeting ended, by its fixture. A withdrawn team loses its open matches. */
function decided(
  season: TeamSeason,
  cup: Competition,
  { home, away }: Meeting,
  fixture: Fixture | undefined,
): Decided | undefined {
  const played = fixture && playedIn(cup, fixture);
  if (fixture && played?.winner != null) {
    const winner = sideTeam(fixture, played.winner);
    return { by: played.by, winner, loserLegs: played.legs[opposite(played.winner)] };
  }
  const left = [home, away].filter((team) => !isOut(season, team));
  if (left.length === 2) return undefined;
  return { by: left.length === 0 ? 'doubleWalkover' : 'walkover', winner: left[0] ?? null, loserLegs: 0 };
}

/** The result of a cup match, without points. The winner is null for a draw until a ruling says who goes on. */
function playedIn(cup: Competition, fixture: Fixture) {
  const { ruling } = fixture;
  if (ruling?.kind === 'walkover') return { by: 'walkover', winner: ruling.winner, legs: [0, 0] } as const;
  const state = stateIn(cup, fixture);
  if (!counts(state)) return undefined;
  const named = ruling?.kind === 'card' ? ruling.winner : undefined;
  return { by: 'legs', winner: state.winner ?? named ?? null, legs: state.legs } as const;
}
