// The close of a season: open matches, level teams, promotion and relegation, honours, and the next season.
import { daysLater } from './calendar.ts';
import { cupOf, winnerOf } from './cup.ts';
import { counts, type MatchState, stateOf } from './played.ts';
import type { Competition, Fixture, TeamSeason } from './season.ts';
import { matchesOf, type TableRow, tableOf } from './table.ts';

/** A season as it ends. */
export interface SeasonEnd {
  readonly open: readonly OpenMatch[];
  /** Level teams of which only some go up or down. A play-off decides if the format has one, otherwise the committee. */
  readonly level: readonly {
    readonly competition: string;
    readonly teams: readonly string[];
    readonly playoff: boolean;
  }[];
  readonly moves: readonly Move[];
  /** The winner and the runner-up of each competition; null while open, or if shared. */
  readonly honours: readonly {
    readonly competition: string;
    readonly winner: string | null;
    readonly second: string | null;
  }[];
}
/** A match that does not count yet. `unset`: a cup match without a fixture. */
export interface OpenMatch {
  readonly match: Omit<Fixture, 'day'> & { readonly day: string | null };
  readonly state: MatchState['kind'] | 'level' | 'unset';
}
/** A team that plays in another division next season. */
interface Move {
  readonly team: string;
  readonly from: string;
  readonly to: string;
  readonly zone: 'up' | 'down';
}

/** How a season ends, by its results so far. */
export function endOf(season: TeamSeason): SeasonEnd {
  const { competitions } = season;
  return {
    open: competitions.flatMap((each) => openIn(season, each)),
    level: competitions.flatMap(({ id, format }) => {
      const teams = rowsOf(season, id).filter(({ zone }) => zone === 'level');
      const playoff = format.ties.includes('playoff');
      return teams.length === 0 ? [] : [{ competition: id, teams: teams.map(({ team }) => team), playoff }];
    }),
    moves: competitions.flatMap(({ id, up, down }) =>
      rowsOf(season, id).flatMap(({ team, zone }): readonly Move[] => {
        if (zone === 'up' && up !== undefined) return [{ team, from: id, to: up.to, zone }];
        return zone === 'down' && down !== undefined ? [{ team, from: id, to: down.to, zone }] : [];
      }),
    ),
    honours: competitions.map((competition) => {
      const winner = winnerOf(season, competition) ?? null;
      return { competition: competition.id, winner, second: winner && secondOf(season, competition) };
    }),
  };
}

function openIn(season: TeamSeason, competition: Competition): readonly OpenMatch[] {
  if (competition.kind === 'league')
    return matchesOf(season, competition).flatMap(({ fixture, state }) =>
      counts(state) || state.kind === 'void' ? [] : [{ match: fixture, state: state.kind }],
    );
  const { open, next, level } = cupOf(season, competition);
  const stateIn = (match: Fixture): OpenMatch['state'] =>
    level.includes(match) ? 'level' : stateOf(competition.format, match).kind;
  return [
    ...open.map((match) => ({ match, state: stateIn(match) })),
    ...next.map((match) => ({ match, state: 'unset' as const })),
  ];
}

/** The table of a league; none for a cup. */
function rowsOf(season: TeamSeason, id: string): readonly TableRow[] {
  const competition = season.competitions.find((each) => each.id === id && each.kind === 'league');
  return competition === undefined ? [] : tableOf(season, competition).rows;
}

function secondOf(season: TeamSeason, competition: Competition): string | null {
  if (competition.kind === 'cup') return cupOf(season, competition).rounds.at(-1)?.[0]?.loser ?? null;
  const second = rowsOf(season, competition.id).filter(({ rank }) => rank === 2);
  return second.length === 1 ? (second[0]?.team ?? null) : null;
}

/**
 * The next season: divisions after promotion and relegation, without withdrawn teams; players as registered now; days 52 weeks later. Cups
 * are drawn anew. It has no fixtures yet.
 */
export function nextSeason(season: TeamSeason, { id, name }: Pick<TeamSeason, 'id' | 'name'>): TeamSeason {
  const { moves } = endOf(season);
  const teams = season.teams.filter(({ withdrawn }) => withdrawn === undefined);
  const stays = (team: string): boolean => teams.some((each) => each.id === team);
  const { registrationEnds: _, closed: __, ...kept } = season;
  return {
    ...kept,
    id,
    name,
    teams,
    registrations: season.registrations.filter(({ team, to }) => to === undefined && stays(team)),
    competitions: season.competitions.map(({ order: ___, ...competition }) => {
      const { draw } = competition;
      const comes = (zone: Move['zone']): readonly string[] =>
        moves.filter((move) => move.to === competition.id && move.zone === zone).map(({ team }) => team);
      const goes = moves.filter((move) => move.from === competition.id).map(({ team }) => team);
      const table = rowsOf(season, competition.id).map(({ team }) => team);
      const own = (competition.kind === 'league' ? table : competition.teams).filter(stays);
      const field = [...comes('down'), ...own.filter((team) => !goes.includes(team)), ...comes('up')];
      return { ...competition, teams: field, ...(draw !== undefined && { draw: draw + 1 }) };
    }),
    calendar: season.calendar.map((slot) => ({ ...slot, day: daysLater(slot.day, 52 * 7) })),
    fixtures: [],
    adjustments: [],
  };
}
