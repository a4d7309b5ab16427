// The clubs of a league, their events and the totals of their people, as a fold of its entries. It keeps places, not games.
import { type ClaimedPlace, type Entrant, foldReport } from '../../shared/league/index.ts';
import { type BodyOf, type ClubEntryKind, type LeagueSeason, whatOf } from './entries.ts';
import type { LeagueFold } from './keeper.ts';
import type { NamesPublic } from './people.ts';
import type { StoredEntry } from './store.ts';
import { SeasonTotals } from './totals.ts';

/** A club. */
export interface Club {
  readonly id: string;
  readonly name: string;
  /** Fingerprints of the keys that sign for it. */
  readonly keys: ReadonlySet<string>;
  /** The most that strangers see of its people's names. */
  readonly names: NamesPublic;
  readonly events: Map<string, LeagueEvent>;
}

/** A venue is a club's if it has the name or the id of the club. */
export const isVenueOf =
  ({ id, name }: Pick<Club, 'id' | 'name'>) =>
  (venue: string): boolean =>
    [id, name].some((each) => each.trim().toLowerCase() === venue.trim().toLowerCase());

/** A place in an event. Points are whole or half. */
interface EventPlace extends ClaimedPlace, Pick<Entrant, 'players'> {}

/** A report as the league has it. */
export interface KeptReport {
  readonly digest: string;
  readonly revision: number;
  readonly previous: string | null;
  /** The place of its entry, and its time. */
  readonly sequence: number;
  readonly at: number;
  readonly date: string;
  readonly format: string;
  /** The id of the match that it is of, in a season of teams. */
  readonly fixture: string | undefined;
  readonly isKnownFormat: boolean;
  /** Empty where the format is unknown. */
  readonly places: readonly EventPlace[];
}

/** A correction of the officer. */
type Correction = Pick<BodyOf<'corrected'>, 'game' | 'outcome' | 'reason'>;

/** An event of a club. */
export interface LeagueEvent {
  readonly club: string;
  readonly event: string;
  /** The last report, on which the next one has to follow. */
  readonly head: KeptReport;
  /** Digests of all its reports. */
  readonly known: ReadonlyMap<string, Pick<KeptReport, 'revision' | 'sequence' | 'at'>>;
  /** Reports that do not follow: the officer chooses. */
  readonly forks: readonly KeptReport[];
  readonly corrections: readonly Correction[];
  /** What the totals have of it. */
  readonly counted: readonly EventPlace[];
  /** Whether the last report came after its season was closed, and is not counted yet. */
  readonly isLate: boolean;
  /** Why the officer does not let it count; null if it counts. */
  readonly struck: string | null;
  /** Whether the officer has said of the last report, in time, that it counts or not. */
  readonly isDecided: boolean;
}

/** Why an event needs the officer. */
export interface LeagueTask {
  readonly why: 'fork' | 'late' | 'format' | 'twoClubs';
  readonly club: string;
  readonly event: string;
  /** Of a fork: the reports to choose from. */
  readonly digests?: readonly string[];
  /** The person who was in two clubs on one day, and the event of the other one. */
  readonly person?: string;
  readonly other?: Pick<LeagueEvent, 'club' | 'event'>;
}

const localKey = (club: string, local: string): string => `${club} ${local}`;

export class ClubsFold implements LeagueFold {
  readonly clubs = new Map<string, Club>();
  readonly seasons = new Map<string, LeagueSeason>();
  /** The club and the local id of each person. */
  readonly persons = new Map<string, readonly (readonly [club: string, local: string])[]>();
  readonly forgotten = new Set<string>();
  /** Who a person was before: ids that were merged into theirs. */
  readonly #formers = new Map<string, readonly string[]>();
  /** Formats and award tables for halls, by their names. */
  readonly offers = new Map<string, BodyOf<'offered'>>();
  names: NamesPublic = 'initial';
  /** Who was given whole names, and when, by what tells the entries apart. */
  readonly reads = new Map<string, BodyOf<'namesRead'> & Pick<StoredEntry, 'at'>>();
  readonly #links = new Map<string, string>();
  #totals = new SeasonTotals();
  readonly #takes: { readonly [K in ClubEntryKind]: (body: BodyOf<K>, entry: StoredEntry) => void } = {
    clubEnrolled: (body) => this.#enrol(body),
    keyWithdrawn: (body) => this.#withdraw(body),
    report: (body, entry) => this.#report(body, entry),
    linked: (body, entry) => this.#link(body, entry),
    forgotten: ({ person }) => this.#forget(person),
    corrected: (body) => this.#correct(body),
    counted: (body) => this.#decideCount(body),
    branchChosen: (body) => this.#choose(body),
    seasonSet: (body) => this.#setSeason(body),
    offered: (body) => {
      this.offers.delete(body.name);
      if (body.format !== undefined || body.awards !== undefined) this.offers.set(body.name, body);
    },
    namesSet: ({ names, club }) => {
      const one = this.clubs.get(club ?? '');
      if (one !== undefined) this.clubs.set(one.id, { ...one, names });
      else if (club === undefined) this.names = names;
    },
    namesRead: (body, { id, at }) => this.reads.set(whatOf(id), { ...body, at }),
  };

  /** The person of the league; undefined where nobody is linked. */
  personOf(club: string, local: string): string | undefined {
    return this.#links.get(localKey(club, local));
  }

  add(entry: StoredEntry): void {
    this.#takes[entry.kind as ClubEntryKind]?.(entry.body as never, entry);
  }

  event(club: string, event: string): LeagueEvent | undefined {
    return this.clubs.get(club)?.events.get(event);
  }

  /** All events, of one club after the other. */
  *events(): Generator<LeagueEvent> {
    for (const { events } of this.clubs.values()) yield* events.values();
  }

  /** The id of the season that a day is in: one that the officer has set, or the year. */
  seasonOf(date: string): string {
    const found = [...this.seasons.values()].find(({ from, to }) => from <= date && date <= to);
    return found?.id ?? date.slice(0, 4);
  }

  get totals(): Pick<SeasonTotals, 'seasons' | 'table' | 'of'> {
    return this.#totals;
  }

  /** What waits for the officer. */
  tasks(): readonly LeagueTask[] {
    const tasks: LeagueTask[] = [];
    const days = new Map<string, LeagueEvent>();
    for (const each of this.events()) {
      const { club, event, head, forks, isDecided } = each;
      const digests = [head, ...forks].map(({ digest }) => digest);
      if (forks.length > 0) tasks.push({ why: 'fork', club, event, digests });
      if (each.isLate) tasks.push({ why: 'late', club, event });
      if (!head.isKnownFormat && !isDecided) tasks.push({ why: 'format', club, event });
      for (const person of this.#peopleIn(each)) {
        const before = days.get(`${head.date} ${person}`);
        if (before !== undefined && before.club !== club && !isDecided) {
          const other = { club: before.club, event: before.event };
          tasks.push({ why: 'twoClubs', club, event, person, other });
        }
        days.set(`${head.date} ${person}`, each);
      }
    }
    return tasks;
  }

  /** People for whom an event counts. */
  #peopleIn({ club, counted, struck }: LeagueEvent): ReadonlySet<string> {
    const locals = struck === null ? counted.flatMap(({ players }) => players) : [];
    return new Set(locals.flatMap((local) => this.personOf(club, local) ?? []));
  }

  #enrol({ club, name, fingerprint, names }: BodyOf<'clubEnrolled'>): void {
    const before = this.clubs.get(club);
    const keys = new Set([...(before?.keys ?? []), fingerprint]);
    this.clubs.set(club, { id: club, name, keys, names, events: before?.events ?? new Map() });
  }

  #withdraw({ club, fingerprint }: BodyOf<'keyWithdrawn'>): void {
    const before = this.clubs.get(club);
    if (before === undefined) return;
    const keys = new Set([...before.keys].filter((each) => each !== fingerprint));
    this.clubs.set(club, { ...before, keys });
  }

  #report({ report, ...body }: BodyOf<'report'>, { id, sequence, at }: StoredEntry): void {
    // A version that came later may know more formats.
    const isKnownFormat = body.isKnownFormat || foldReport(report).faults.length === 0;
    const { club, event, revision, previous, date, format } = report;
    const digest = whatOf(id);
    const players = new Map(report.sides.map((each) => [each.id, each.players]));
    const per = isKnownFormat ? format.scoring.per : 1;
    // A match of teams counts in their season, and in no table of the clubs.
    const places = (isKnownFormat && !report.fixture ? report.claimed.standings : []).map((each) => ({
      ...{ ...each, points: each.points / per, players: players.get(each.side) ?? [] },
    }));
    const said = { digest, revision, previous, sequence, at, date };
    const fixture = report.fixture?.id;
    const kept: KeptReport = { ...said, fixture, format: format.name, isKnownFormat, places };
    const before = this.event(club, event);
    const known = new Map([...(before?.known ?? []), [digest, { revision, sequence, at }]]);
    if (before !== undefined && !isNext(before.head, report)) {
      this.#put({ ...before, known, forks: [...before.forks, kept] });
      return;
    }
    const { struck = null, forks = [], counted = [] } = before ?? {};
    // A match of teams counts in a season of its own.
    const isLate = fixture === undefined && this.seasons.get(this.seasonOf(date))?.isClosed === true;
    this.#put({
      ...{ club, event, head: kept, known, forks, struck, corrections: [], isLate, isDecided: false },
      counted: isLate ? counted : places,
    });
  }

  #correct({ club, event, digest, standings, ...correction }: BodyOf<'corrected'>): void {
    const before = this.event(club, event);
    if (before === undefined || before.head.digest !== digest) return;
    const placeOf = new Map(before.head.places.map((each) => [each.side, each]));
    const places = standings.map((each) => ({ ...each, players: placeOf.get(each.side)?.players ?? [] }));
    const head = { ...before.head, places };
    const corrections = [...before.corrections, correction];
    this.#put({ ...before, head, corrections, counted: before.isLate ? before.counted : places });
  }

  #decideCount({ club, event, counts, reason }: BodyOf<'counted'>): void {
    const before = this.event(club, event);
    if (before === undefined) return;
    const now = counts ? { counted: before.head.places, struck: null } : { struck: reason };
    this.#put({ ...before, ...now, isLate: false, isDecided: before.isDecided || !before.isLate });
  }

  #choose({ club, event, digest }: BodyOf<'branchChosen'>): void {
    const before = this.event(club, event);
    const head = [before?.head, ...(before?.forks ?? [])].find((each) => each?.digest === digest);
    if (before === undefined || head === undefined) return;
    const corrections = head === before.head ? before.corrections : [];
    this.#put({ ...before, head, corrections, forks: [], counted: head.places, isLate: false });
  }

  #link({ club, local, person }: BodyOf<'linked'>, { sequence }: StoredEntry): void {
    const [before, id] = [this.personOf(club, local), person ?? `p${sequence}`];
    const theirs = [...(this.clubs.get(club)?.events.values() ?? [])].filter(({ counted }) =>
      counted.some(({ players }) => players.includes(local)),
    );
    for (const each of theirs) this.#count(each, -1);
    this.#links.set(localKey(club, local), id);
    if (before !== undefined) {
      const others = (this.persons.get(before) ?? []).filter((each) => each[0] !== club || each[1] !== local);
      this.persons.set(before, others);
      this.#formers.set(id, [...this.#formersOf(id), before, ...this.#formersOf(before)]);
    }
    this.persons.set(id, [...(this.persons.get(id) ?? []), [club, local]]);
    for (const each of theirs) this.#count(each, 1);
  }

  /** An id that was merged into this one, and is in no club now, is the same person. */
  #forget(person: string): void {
    const nobody = this.#formersOf(person).filter((each) => this.persons.get(each)?.length === 0);
    for (const each of [person, ...nobody]) this.forgotten.add(each);
  }

  #formersOf(person: string): readonly string[] {
    return this.#formers.get(person) ?? [];
  }

  #setSeason(season: LeagueSeason): void {
    this.seasons.set(season.id, season);
    this.#totals = new SeasonTotals();
    for (const each of this.events()) this.#count(each, 1);
  }

  #put(next: LeagueEvent): void {
    const { events } = this.clubs.get(next.club) ?? {};
    const before = events?.get(next.event);
    if (before !== undefined) this.#count(before, -1);
    events?.set(next.event, next);
    this.#count(next, 1);
  }

  /** Adds an event to the totals, or takes it from them. */
  #count({ club, head, counted, struck }: LeagueEvent, times: 1 | -1): void {
    if (struck !== null) return;
    const season = this.seasonOf(head.date);
    for (const { players, ...figures } of counted)
      for (const local of players) {
        const person = this.personOf(club, local);
        if (person !== undefined) this.#totals.add({ season, person }, figures, times);
      }
  }
}

/** Whether a report is the next revision after another one. */
export const isNext = (
  head: Pick<KeptReport, 'revision' | 'digest'> | undefined,
  { revision, previous }: Pick<KeptReport, 'revision' | 'previous'>,
): boolean => revision === (head?.revision ?? 0) + 1 && previous === (head?.digest ?? null);
