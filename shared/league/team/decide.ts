// Accepts or refuses an event of a season of teams, depending on who asks.
import type { LeagueRefusal } from '../refusal.ts';
import { cardState, isSettled } from './agreed.ts';
import { endOf } from './close.ts';
import type { TeamEvent } from './event.ts';
import type { Both, MatchFormat, MatchSide, RubberFormat } from './format.ts';
import { sideTeam, stateIn } from './played.ts';
import type { Fixture, MatchCard, TeamSeason } from './season.ts';

/** Who asks: the secretary of the league, or the captain of a team. */
export type SeasonRole = { readonly role: 'secretary' } | { readonly role: 'captain'; readonly team: string };

/** Why an event is refused; undefined if it is accepted. `season` is undefined before the first one. */
export function teamRefusal(
  season: TeamSeason | undefined,
  by: SeasonRole,
  event: TeamEvent,
): LeagueRefusal | undefined {
  if (event.type === 'opened') return refuseOpening(season, by);
  if (season === undefined) return { code: 'noTeamSeason' };
  if (season.closed === true && event.type !== 'reopened') return { code: 'seasonClosed' };
  if (reasonIn(event)?.trim() === '') return { code: 'reasonWanted' };
  const fixture = 'fixture' in event ? season.fixtures.find(({ id }) => id === event.fixture) : undefined;
  if ('fixture' in event && fixture === undefined) return { code: 'noFixture', fixture: event.fixture };
  if (by.role === 'captain' && !isOwn(by.team, fixture, event)) return { code: 'secretaryOnly' };
  return fixture === undefined
    ? refuseInSeason(season, event)
    : refuseInMatch(season, fixture, { by, event });
}

function reasonIn(event: TeamEvent): string | undefined {
  if (event.type === 'ruled') return event.ruling.reason;
  if (event.type === 'adjusted') return event.adjustment.reason;
  return 'reason' in event ? event.reason : undefined;
}

/** A file may replace a season without results, or follow a closed one. */
function refuseOpening(season: TeamSeason | undefined, by: SeasonRole): LeagueRefusal | undefined {
  if (by.role !== 'secretary') return { code: 'secretaryOnly' };
  const played = season?.closed === true ? [] : playedIn(season?.fixtures ?? []);
  return played.length === 0 ? undefined : { code: 'seasonPlayed', matches: played.length };
}

const playedIn = (fixtures: readonly Fixture[]): readonly Fixture[] =>
  fixtures.filter((each) => cardState(each).kind !== 'none');

/** Whether a captain's event concerns only their own side. */
function isOwn(team: string, fixture: Fixture | undefined, event: TeamEvent): boolean {
  if (fixture === undefined) return false;
  const isSide = (side: MatchSide): boolean => sideTeam(fixture, side) === team;
  if (event.type === 'sheetFilled') return isSide(event.side);
  return event.type === 'cardEntered' && event.sides.every(isSide);
}

function refuseInSeason(season: TeamSeason, event: TeamEvent): LeagueRefusal | undefined {
  switch (event.type) {
    case 'registered':
      return refuseNames(season, [event.registration.team], [event.registration.person]);
    case 'transferred':
      return refuseNames(season, [event.team], [event.person]);
    case 'withdrew':
      return refuseNames(season, [event.team]);
    case 'ordered':
      return refuseCompetition(season, event.competition) ?? refuseNames(season, event.teams);
    case 'adjusted':
      return refuseNames(season, [event.adjustment.team]);
    case 'fixturesAdded':
      return refuseFixtures(season, event.fixtures);
    // A season ends only when every match counts and every cup round is set.
    case 'closed': {
      const { length: matches } = endOf(season).open;
      return matches === 0 ? undefined : { code: 'matchesOpen', matches };
    }
    default:
      return undefined;
  }
}

const refuseCompetition = ({ competitions }: TeamSeason, competition: string): LeagueRefusal | undefined =>
  competitions.some(({ id }) => id === competition) ? undefined : { code: 'noCompetition', competition };

function refuseNames(
  season: TeamSeason,
  teams: readonly string[],
  persons: readonly string[] = [],
): LeagueRefusal | undefined {
  const team = teams.find((each) => !season.teams.some(({ id }) => id === each));
  if (team !== undefined) return { code: 'noTeam', team };
  const player = persons.find((each) => !season.persons.some(({ id }) => id === each));
  return player === undefined ? undefined : { code: 'noPlayer', player };
}

function refuseFixtures(season: TeamSeason, fixtures: readonly Fixture[]): LeagueRefusal | undefined {
  const taken = new Set(season.fixtures.map(({ id }) => id));
  for (const { id, home, away, competition } of fixtures) {
    if (taken.has(id)) return { code: 'idTaken', id };
    taken.add(id);
    const wrong = refuseCompetition(season, competition) ?? refuseNames(season, [home, away]);
    if (wrong !== undefined) return wrong;
  }
  return undefined;
}

/** Only the secretary changes a card that counts, or sheets that both sides see. */
function refuseInMatch(
  season: TeamSeason,
  fixture: Fixture,
  { by, event }: { readonly by: SeasonRole; readonly event: TeamEvent },
): LeagueRefusal | undefined {
  const competition = season.competitions.find(({ id }) => id === fixture.competition);
  if (competition === undefined) return { code: 'noCompetition', competition: fixture.competition };
  const { format } = competition;
  const isCaptain = by.role === 'captain';
  if (isCaptain && isSettled(cardState(fixture))) return { code: 'cardFinal' };
  if (event.type === 'cardEntered')
    return fixture.ruling === undefined ? refuseCard(season, format, event.card) : { code: 'rulingStands' };
  if (event.type === 'ruled') {
    const { ruling } = event;
    if (ruling.kind === 'card') return refuseCard(season, format, ruling.card, true);
    const isOpen = stateIn(competition, { ...fixture, ruling }).kind === 'unsettled';
    return isOpen ? { code: 'noWalkover' } : undefined;
  }
  if (event.type === 'hallReported')
    return refuseNames(
      season,
      [],
      event.hall.rubbers.flatMap((line) => line?.players.flat() ?? []),
    );
  if (event.type !== 'sheetFilled') return undefined;
  const { sheets } = fixture;
  if (isCaptain && sheets?.[0] !== undefined && sheets[1] !== undefined) return { code: 'sheetsOpen' };
  return refusePlayers(season, format.rubbers, event.players);
}

function refuseCard(
  season: TeamSeason,
  format: MatchFormat,
  { rubbers }: MatchCard,
  isRuled = false,
): LeagueRefusal | undefined {
  const refuseSide = (side: MatchSide): LeagueRefusal | undefined =>
    refusePlayers(
      season,
      format.rubbers,
      rubbers.map(({ players }) => players[side]),
    );
  const wrong = refuseSide(0) ?? refuseSide(1);
  if (wrong !== undefined) return wrong;
  const place = rubbers.findIndex(({ legs }, at) => {
    const rubber = format.rubbers[at];
    return rubber !== undefined && !fits(rubber, legs, isRuled);
  });
  const { legs: of = 0 } = format.rubbers[place] ?? {};
  return place < 0 ? undefined : { code: 'badRubber', rubber: place + 1, legs: of };
}

/** Whether a rubber of this format can end like this. Of one that the secretary has ruled on, not all legs need be played. */
export function fits({ legs: of, all }: RubberFormat, legs: Both<number> | null, isRuled = false): boolean {
  if (legs === null) return true;
  const [least, most] = [Math.min(...legs), Math.max(...legs)];
  if (least < 0 || !legs.every(Number.isInteger) || least + most > of) return false;
  if (isRuled) return true;
  return all ? least + most === of : most === Math.floor(of / 2) + 1 && least < most;
}

/** Checks a list for each rubber: known persons, each once. A side that is short has fewer than the rubber needs. */
function refusePlayers(
  season: TeamSeason,
  rubbers: readonly RubberFormat[],
  players: readonly (readonly string[])[],
): LeagueRefusal | undefined {
  if (players.length !== rubbers.length)
    return { code: 'badRubbers', expected: rubbers.length, got: players.length };
  const place = players.findIndex(
    (names, at) => names.length > (rubbers[at]?.players ?? 0) || new Set(names).size < names.length,
  );
  if (place >= 0) return { code: 'badPlayers', rubber: place + 1, expected: rubbers[place]?.players ?? 0 };
  return refuseNames(season, [], players.flat());
}
