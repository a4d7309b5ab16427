// Whether something may happen in a season of teams, and who may ask for it.
import type { LeagueRefusal } from '../refusal.ts';
import { cardState } from './agreed.ts';
import { endOf } from './close.ts';
import type { TeamEvent, TeamEventOf } from './event.ts';
import type { Both, MatchFormat, MatchSide, RubberForm } from './format.ts';
import { stateOf } from './played.ts';
import type { Fixture, MatchCard, TeamSeason } from './season.ts';

/** Who asks: the secretary of the league, or the captain of a team. */
export type SeasonRole = { readonly role: 'secretary' } | { readonly role: 'captain'; readonly team: string };

/** Why an event may not happen; undefined where it may. `season` is undefined before the first one. */
export function teamRefusal(
  season: TeamSeason | undefined,
  by: SeasonRole,
  event: TeamEvent,
): LeagueRefusal | undefined {
  if (event.type === 'opened') return refuseOpening(season, by);
  if (season === undefined) return { code: 'noTeamSeason' };
  if (season.closed === true && event.type !== 'reopened') return { code: 'seasonClosed' };
  if ('reason' in event && event.reason.trim() === '') return { code: 'reasonWanted' };
  const fixture = 'fixture' in event ? season.fixtures.find(({ id }) => id === event.fixture) : undefined;
  if ('fixture' in event && fixture === undefined) return { code: 'noFixture', fixture: event.fixture };
  if (by.role === 'captain' && !isOwn(by.team, fixture, event)) return { code: 'secretaryOnly' };
  return fixture === undefined
    ? refuseInSeason(season, event)
    : refuseInMatch(season, fixture, { by, event });
}

/** A file replaces a season that has no results yet, or follows one that is closed. */
function refuseOpening(season: TeamSeason | undefined, by: SeasonRole): LeagueRefusal | undefined {
  if (by.role !== 'secretary') return { code: 'secretaryOnly' };
  const played = season?.closed === true ? [] : playedIn(season?.fixtures ?? []);
  return played.length === 0 ? undefined : { code: 'seasonPlayed', matches: played.length };
}

const playedIn = (fixtures: readonly Fixture[]): readonly Fixture[] =>
  fixtures.filter((each) => cardState(each).kind !== 'none');

/** Whether a captain asks for something of the own side. */
function isOwn(team: string, fixture: Fixture | undefined, event: TeamEvent): boolean {
  if (fixture === undefined) return false;
  const isSide = (side: MatchSide): boolean => (side === 0 ? fixture.home : fixture.away) === team;
  if (event.type === 'sheetFilled') return isSide(event.side);
  return event.type === 'cardEntered' && event.sides.every(isSide);
}

function refuseInSeason(season: TeamSeason, event: TeamEvent): LeagueRefusal | undefined {
  switch (event.type) {
    case 'registered':
      return refuseNames(season, event.registration.team, event.registration.person);
    case 'transferred':
      return refuseNames(season, event.team, event.person);
    case 'withdrew':
      return refuseNames(season, event.team);
    case 'ordered': {
      const { competition, teams } = event;
      if (!season.competitions.some(({ id }) => id === competition))
        return { code: 'noCompetition', competition };
      return teams.map((team) => refuseNames(season, team)).find((each) => each !== undefined);
    }
    case 'adjusted': {
      const { team, reason } = event.adjustment;
      return reason.trim() === '' ? { code: 'reasonWanted' } : refuseNames(season, team);
    }
    case 'fixturesAdded':
      return refuseFixtures(season, event.fixtures);
    case 'closed':
      return refuseClosing(season);
    default:
      return undefined;
  }
}

function refuseNames(
  { teams, persons }: TeamSeason,
  team: string,
  person?: string,
): LeagueRefusal | undefined {
  if (!teams.some(({ id }) => id === team)) return { code: 'noTeam', team };
  const isKnown = person === undefined || persons.some(({ id }) => id === person);
  return isKnown ? undefined : { code: 'noPlayer', player: person };
}

function refuseFixtures(season: TeamSeason, fixtures: readonly Fixture[]): LeagueRefusal | undefined {
  const taken = new Set(season.fixtures.map(({ id }) => id));
  for (const { id, home, away, competition } of fixtures) {
    if (taken.has(id)) return { code: 'idTaken', id };
    taken.add(id);
    if (!season.competitions.some((each) => each.id === competition))
      return { code: 'noCompetition', competition };
    const wrong = refuseNames(season, home) ?? refuseNames(season, away);
    if (wrong !== undefined) return wrong;
  }
  return undefined;
}

/** Every match counts before a season ends, and every round of a cup is set. */
function refuseClosing(season: TeamSeason): LeagueRefusal | undefined {
  const { open } = endOf(season);
  return open.length === 0 ? undefined : { code: 'matchesOpen', matches: open.length };
}

interface Asked {
  readonly by: SeasonRole;
  readonly event: TeamEvent;
}

function refuseInMatch(
  season: TeamSeason,
  fixture: Fixture,
  { by, event }: Asked,
): LeagueRefusal | undefined {
  const competition = season.competitions.find(({ id }) => id === fixture.competition);
  if (competition === undefined) return { code: 'noCompetition', competition: fixture.competition };
  const { format } = competition;
  const { kind } = cardState(fixture);
  const isFinal = by.role === 'captain' && (kind === 'agreed' || kind === 'ruled');
  if (isFinal) return { code: 'cardFinal' };
  switch (event.type) {
    case 'sheetFilled':
      return refuseSheet(season, fixture, { format, by, event });
    case 'cardEntered':
      return refuseCard(season, format, event.card);
    case 'ruled': {
      const { ruling } = event;
      if (ruling.reason.trim() === '') return { code: 'reasonWanted' };
      if (ruling.kind === 'card') return refuseCard(season, format, ruling.card, true);
      // In a cup a walkover needs no figures.
      const isOpen =
        competition.kind === 'league' && stateOf(format, { ...fixture, ruling }).kind === 'unsettled';
      return isOpen ? { code: 'noWalkover' } : undefined;
    }
    default:
      return undefined;
  }
}

/** A sheet that the other captain can see is as it is. */
function refuseSheet(
  season: TeamSeason,
  { sheets }: Fixture,
  { format, by, event }: { format: MatchFormat; by: SeasonRole; event: TeamEventOf<'sheetFilled'> },
): LeagueRefusal | undefined {
  if (by.role === 'captain' && sheets?.[0] !== undefined && sheets[1] !== undefined)
    return { code: 'sheetsOpen' };
  return refusePlayers(season, format.rubbers, event.players);
}

function refuseCard(
  season: TeamSeason,
  format: MatchFormat,
  { rubbers }: MatchCard,
  isRuled = false,
): LeagueRefusal | undefined {
  const wrong = ([0, 1] as const)
    .map((side) =>
      refusePlayers(
        season,
        format.rubbers,
        rubbers.map(({ players }) => players[side]),
      ),
    )
    .find((each) => each !== undefined);
  if (wrong !== undefined) return wrong;
  const place = rubbers.findIndex(({ legs }, at) => {
    const form = format.rubbers[at];
    return form !== undefined && !fits(form, legs, isRuled);
  });
  const { legs: of = 0 } = format.rubbers[place] ?? {};
  return place < 0 ? undefined : { code: 'badRubber', rubber: place + 1, legs: of };
}

/** Whether a rubber of this form can end like this. Of one that the secretary has ruled on, not all legs need be played. */
export function fits({ legs: of, all }: RubberForm, legs: Both<number> | null, isRuled = false): boolean {
  if (legs === null) return true;
  const [least, most] = [Math.min(...legs), Math.max(...legs)];
  if (least < 0 || !legs.every(Number.isInteger) || least + most > of) return false;
  if (isRuled) return true;
  return all ? least + most === of : most === Math.floor(of / 2) + 1 && least < most;
}

/** A list for each rubber, nobody in it twice, nobody who is not known. Fewer than the rubber has is a side that is short. */
function refusePlayers(
  { persons }: TeamSeason,
  rubbers: readonly RubberForm[],
  players: readonly (readonly string[])[],
): LeagueRefusal | undefined {
  if (players.length !== rubbers.length)
    return { code: 'badRubbers', expected: rubbers.length, got: players.length };
  const place = players.findIndex(
    (names, at) => names.length > (rubbers[at]?.players ?? 0) || new Set(names).size < names.length,
  );
  if (place >= 0) return { code: 'badPlayers', rubber: place + 1, expected: rubbers[place]?.players ?? 0 };
  const stranger = players.flat().find((person) => !persons.some(({ id }) => id === person));
  return stranger === undefined ? undefined : { code: 'noPlayer', player: stranger };
}
