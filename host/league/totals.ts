// What the events of a season add up to for each person: kept up to date event by event.
import type { ClaimedPlace } from '../../shared/league/index.ts';

type Figures = Pick<ClaimedPlace, 'games' | 'points' | 'wins' | 'skunks' | 'net'>;

/** A person's sum in a season. */
export interface SeasonTotal extends Figures {
  readonly person: string;
  /** Events that count. */
  readonly events: number;
}

/** A total with its rank from 1; those with equal points, wins and net share one. */
export interface RankedTotal extends SeasonTotal {
  readonly rank: number;
}

const NOTHING = { events: 0, games: 0, points: 0, wins: 0, skunks: 0, net: 0 };

export class SeasonTotals {
  readonly #seasons = new Map<string, Map<string, SeasonTotal>>();
  /** Tables that were asked for, until the season changes. */
  readonly #tables = new Map<string, readonly RankedTotal[]>();

  /** The ids of all seasons with a result, the last first. */
  get seasons(): readonly string[] {
    return [...this.#seasons]
      .flatMap(([id, { size }]) => (size > 0 ? [id] : []))
      .toSorted()
      .reverse();
  }

  /** Adds the figures of an event, or takes them away. */
  add({ season, person }: { season: string; person: string }, figures: Figures, times: 1 | -1): void {
    const totals = this.#seasons.get(season) ?? new Map<string, SeasonTotal>();
    this.#seasons.set(season, totals);
    this.#tables.delete(season);
    const before = totals.get(person) ?? { person, ...NOTHING };
    const next = {
      person,
      events: before.events + times,
      games: before.games + times * figures.games,
      points: before.points + times * figures.points,
      wins: before.wins + times * figures.wins,
      skunks: before.skunks + times * figures.skunks,
      net: before.net + times * figures.net,
    };
    if (next.events === 0) totals.delete(person);
    else totals.set(person, next);
  }

  /** The total of a person; undefined without one. */
  of(season: string, person: string): SeasonTotal | undefined {
    return this.#seasons.get(season)?.get(person);
  }

  /** The table of a season: by points, wins and net. */
  table(season: string): readonly RankedTotal[] {
    const known = this.#tables.get(season);
    if (known !== undefined) return known;
    const sorted = [...(this.#seasons.get(season)?.values() ?? [])].toSorted(compare);
    // The next time most are in order already, and sorting is fast.
    this.#seasons.set(season, new Map(sorted.map((each) => [each.person, each])));
    const ranked: RankedTotal[] = [];
    for (const [at, each] of sorted.entries()) {
      const above = ranked[at - 1];
      const isLevel =
        above !== undefined && above.points === each.points && compareFigures(above, each) === 0;
      ranked.push({ rank: isLevel ? above.rank : at + 1, ...each });
    }
    this.#tables.set(season, ranked);
    return ranked;
  }
}

const compareFigures = (a: SeasonTotal, b: SeasonTotal): number =>
  b.points - a.points || b.wins - a.wins || b.net - a.net;

/** Level people in the order of their ids, so that every server shows the same. */
const compare = (a: SeasonTotal, b: SeasonTotal): number =>
  compareFigures(a, b) || (a.person < b.person ? -1 : 1);
