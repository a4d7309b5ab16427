// The seasons of teams of a league: a fold of its entries, and what is asked of them.
import { hallReportIn, type LeagueRefusal } from '../../shared/league/index.ts';
import {
  entrantsOf,
  evolveTeams,
  type Person,
  type SeasonRole,
  type Team,
  type TeamEvent,
  type TeamSeason,
  teamRefusal,
} from '../../shared/league/team/index.ts';
import { isVenueOf } from './clubs.ts';
import type { ReadReport } from './file.ts';
import type { LeagueFold } from './keeper.ts';
import type { OpenLeague } from './open.ts';
import { entrantId, personId } from './people.ts';
import type { LeagueEntry, StoredEntry } from './store.ts';

/** The kind of our entries. */
const KIND = 'team';

/** What is kept of an event: it has no names of persons. */
interface TeamFact {
  readonly by: SeasonRole | { readonly role: 'hall' };
  readonly event: TeamEvent;
}

/** What somebody asks for. The same id is counted once. */
export interface TeamRequest extends TeamFact {
  readonly id: string;
  readonly by: SeasonRole;
}

/** What became of it. */
export type TeamAnswer =
  | { readonly ok: true; readonly sequence: number }
  | { readonly ok: false; readonly refusal: LeagueRefusal };

/** The season that runs, and those closed before it, without names. */
export class TeamsFold implements LeagueFold {
  readonly #known = new Map<string, number>();
  readonly #earlier = new Map<string, TeamSeason>();
  #season: TeamSeason | undefined;

  get season(): TeamSeason | undefined {
    return this.#season;
  }

  /** The season that runs, and those before it, the last one first. */
  get seasons(): readonly TeamSeason[] {
    const earlier = [...this.#earlier.values()].filter(({ id }) => id !== this.#season?.id);
    return [...(this.#season ? [this.#season] : []), ...earlier.reverse()];
  }

  /** Why an event is refused; undefined if it is accepted. No file replaces a closed season. */
  refusal(by: SeasonRole, event: TeamEvent): LeagueRefusal | undefined {
    const refusal = teamRefusal(this.#season, by, event);
    if (refusal !== undefined || event.type !== 'opened') return refusal;
    const kept = this.seasons.find(({ id, closed }) => closed === true && id === event.season.id);
    return kept && { code: 'seasonKept', season: kept.name, id: kept.id };
  }

  /** The place of what was asked for with this id; undefined if it was not granted. */
  placeOf(id: string): number | undefined {
    return this.#known.get(id);
  }

  add({ kind, id, body, sequence }: StoredEntry): void {
    if (kind !== KIND) return;
    const { event } = body as TeamFact;
    const before = this.#season;
    if (event.type === 'opened' && before?.closed === true) this.#earlier.set(before.id, before);
    this.#season = evolveTeams(before, event);
    this.#known.set(id, sequence);
  }
}

/** The entry for a match of the season, from a report that was checked: by the club where it is played, in a format that is known. */
export function hallEntries(
  { clubs, teams: { season } }: Pick<OpenLeague, 'clubs' | 'teams'>,
  {
    file,
    digest,
    faults,
  }: Pick<ReadReport, 'digest' | 'faults'> & { readonly file: Pick<ReadReport['file'], 'report'> },
): readonly LeagueEntry[] {
  const { report } = file;
  const club = clubs.clubs.get(report.club);
  if (!season || !club || report.fixture === undefined || faults.length > 0) return [];
  const event = hallReportIn(season, report, isVenueOf(club));
  if (event === undefined || teamRefusal(season, { role: 'secretary' }, event) !== undefined) return [];
  return [{ id: `hall ${digest}`, kind: KIND, body: { by: { role: 'hall' }, event } satisfies TeamFact }];
}

/** The seasons of teams with their names, and what is asked of them. */
export class TeamBook {
  readonly #of: OpenLeague;
  #shown: { readonly version: string; readonly seasons: readonly TeamSeason[] } | undefined;

  constructor(of: OpenLeague) {
    this.#of = of;
  }

  /** The season that runs, or was closed last; undefined before the first. */
  get season(): TeamSeason | undefined {
    return this.seasons[0];
  }

  /** This season, and those before it, the last one first. */
  get seasons(): readonly TeamSeason[] {
    const { version } = this.#of.league;
    if (this.#shown?.version !== version)
      this.#shown = { version, seasons: this.#of.teams.seasons.map((each) => this.#named(each)) };
    return this.#shown.seasons;
  }

  /** Decides, stores and folds an event. Rejects with a StoreError where it cannot be kept; nothing has changed then. */
  async act({ id, by, event: asked }: TeamRequest): Promise<TeamAnswer> {
    const { event, names: given } = apart(asked, this.#of.teams.season);
    let refusal: LeagueRefusal | undefined;
    const decide = () => {
      refusal = this.#of.teams.placeOf(id) === undefined ? this.#of.teams.refusal(by, asked) : undefined;
      return refusal === undefined ? [{ id, kind: KIND, body: { by, event } satisfies TeamFact }] : [];
    };
    // Also those of a request that was known: the server may have ended before it kept them.
    const names = () =>
      new Map(
        [...(refusal === undefined && by.role === 'secretary' ? given : [])]
          .filter(([id]) => !this.#of.clubs.forgotten.has(id))
          .map(([id, name]) => [id, { ...this.#of.league.people.get(id), name, member: null }]),
      );
    await this.#of.league.act({ decide, names });
    if (refusal !== undefined) return { ok: false, refusal };
    return { ok: true, sequence: this.#of.teams.placeOf(id) ?? this.#of.league.sequence };
  }

  #named(season: TeamSeason): TeamSeason {
    const { people } = this.#of.league;
    const named = ({ id }: Person): Person => ({ id, name: people.get(personId(id))?.name ?? null });
    const nameOf = ({ id, name }: Team): string => people.get(entrantId(season.id, id))?.name ?? name;
    const team = (each: Team): Team => ({ ...each, name: nameOf(each) });
    return { ...season, persons: season.persons.map(named), teams: season.teams.map(team) };
  }
}

/** An event without names of people, and the names by the ids of the league. Who entered by name is called by the id instead. */
function apart(event: TeamEvent, before: TeamSeason | undefined) {
  const names = new Map<string, string>();
  const of = event.type === 'opened' ? event.season : before;
  const entrants = entrantsOf(of);
  const nameless = ({ id, name }: Person): Person => {
    if (name !== null) names.set(personId(id), name);
    return { id, name: null };
  };
  const team = (each: Team): Team => {
    if (of === undefined || !entrants.has(each.id)) return each;
    names.set(entrantId(of.id, each.id), each.name);
    return { ...each, name: each.id };
  };
  if (event.type === 'personSet') return { event: { ...event, person: nameless(event.person) }, names };
  if (event.type === 'teamSet') return { event: { ...event, team: team(event.team) }, names };
  if (event.type !== 'opened') return { event, names };
  const { persons, teams } = event.season;
  const season = { ...event.season, persons: persons.map(nameless), teams: teams.map(team) };
  return { event: { ...event, season }, names };
}
