// Whether a person may play in a match, or why not.
import type { Tagged } from '../tagged.ts';
import { cardState } from './agreed.ts';
import { MATCH_SIDES, type MatchSide } from './format.ts';
import { isHalfOver } from './half.ts';
import { sideTeam } from './played.ts';
import type { Competition, Day, Fixture, Registration, TeamSeason } from './season.ts';

/** Why a person may not play. */
export type Ineligible = Tagged<
  'why',
  {
    notRegistered: { person: string };
    /** Registered for another team on the day. */
    otherTeam: { person: string; team: string };
    /** Registered after registration closed. */
    registeredLate: { person: string; ended: Day };
    /** Changed teams more often than the league allows, or too late. */
    transferredOften: { person: string; most: number };
    transferredLate: { person: string };
    /** Has already played in this round, for this other team. */
    playedRound: { person: string; team: string };
    /** Has played in this cup for this other team. */
    cupTied: { person: string; team: string };
  }
>;

/** Why this person may not play for this side of the match; undefined if they may. */
export function ineligible(
  season: TeamSeason,
  fixture: Fixture,
  { side, person }: { readonly side: MatchSide; readonly person: string },
): Ineligible | undefined {
  const team = sideTeam(fixture, side);
  const competition = season.competitions.find(({ id }) => id === fixture.competition);
  // In singles and pairs a team is its players.
  const own = season.registrations.filter((each) => each.person === person);
  const now = own.filter(({ from, to }) => from <= fixture.day && (to === undefined || fixture.day < to));
  const here = now.find((each) => each.team === team);
  if (here === undefined) {
    const [other] = now;
    return other === undefined
      ? { why: 'notRegistered', person }
      : { why: 'otherTeam', person, team: other.team };
  }
  return (
    registeredLate(season, own, here) ??
    (competition && transferredWrongly(season, competition, { own, here })) ??
    playedElsewhere(season, fixture, { person, team })
  );
}

function registeredLate(
  { registrationEnds }: TeamSeason,
  own: readonly Registration[],
  here: Registration,
): Ineligible | undefined {
  const isFirst = own.every(({ from }) => from >= here.from);
  if (registrationEnds === undefined || !isFirst || here.from <= registrationEnds) return undefined;
  return { why: 'registeredLate', person: here.person, ended: registrationEnds };
}

function transferredWrongly(
  season: TeamSeason,
  competition: Competition,
  { own, here }: { readonly own: readonly Registration[]; readonly here: Registration },
): Ineligible | undefined {
  const { transfers } = competition.format;
  const before = own
    .filter((each) => each.from <= here.from)
    .toSorted((a, b) => a.from.localeCompare(b.from));
  const moves = before.filter(({ team }, at) => at > 0 && team !== before[at - 1]?.team).length;
  if (transfers === null || moves === 0) return undefined;
  const { person } = here;
  if (moves > transfers.most) return { why: 'transferredOften', person, most: transfers.most };
  const isLate = transfers.until === 'half' && isHalfOver(season, competition, here.from);
  return isLate ? { why: 'transferredLate', person } : undefined;
}

/** Played for another team: in the same round of any division, or in any round of the same cup. */
function playedElsewhere(
  season: TeamSeason,
  { id, competition, round }: Fixture,
  { person, team }: { readonly person: string; readonly team: string },
): Ineligible | undefined {
  const kinds = new Map(season.competitions.map((each) => [each.id, each.kind]));
  const isCup = kinds.get(competition) === 'cup';
  for (const each of season.fixtures) {
    const isRelated = isCup
      ? each.competition === competition
      : each.round === round && kinds.get(each.competition) === 'league';
    if (!isRelated || each.id === id) continue;
    const other = teamPlayedFor(each, person);
    if (other !== undefined && other !== team)
      return { why: isCup ? 'cupTied' : 'playedRound', person, team: other };
  }
  return undefined;
}

/** The team that a person played for in a match; undefined if they are not on its card. */
function teamPlayedFor(fixture: Fixture, person: string): string | undefined {
  const state = cardState(fixture);
  const cards = state.kind === 'agreed' ? [state.card] : Object.values(fixture.cards ?? {});
  for (const { rubbers } of cards) {
    for (const { players } of rubbers) {
      const side = MATCH_SIDES.find((each) => players[each].includes(person));
      if (side !== undefined) return sideTeam(fixture, side);
    }
  }
  return undefined;
}
