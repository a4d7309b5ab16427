// The contenders for the top places in the last rounds: the results that each needs, and the other results that matter.
import { casesOf, type DecisiveCase } from './cases.ts';
import { comparedBy, type Finishes, finishesOf } from './finishes.ts';
import { type GamesLeft, leftOf, type NightLeft, pointsLeft } from './reach.ts';

/** A contender, and the results that they need. */
export interface Contender {
  readonly entrant: string;
  /** The open game of the contender. */
  readonly game: string | null;
  /** Exact cases, losses first; empty if there are only bounds. */
  readonly cases: readonly DecisiveCase[];
  /** Bounds by points, if a contender has several games left. */
  readonly points: PointsNeeded | null;
}

/** Game points that a contender still needs. */
export interface PointsNeeded {
  /** Enough, whatever the others do; null if all the points left are not. */
  readonly enough: number | null;
  /** With fewer, the place is lost. */
  readonly least: number;
  /** All that are left. */
  readonly most: number;
}

/** The race for the top places. */
export interface Decisive {
  readonly places: number;
  /** The ids of the deciding games, in the order of the night; empty if not known yet. */
  readonly games: readonly string[];
  /** In the order of the standings. */
  readonly contenders: readonly Contender[];
}

/** The number of last rounds in which pages list contenders. */
const LAST_ROUNDS = 2;
/** With more contenders than this, a list of cases is of no use. */
const MOST_CONTENDERS = 24;

/**
 * The race for the top places, once no player has more than 2 games left; undefined before that, if everything is
 * decided, and for matches of several games. It leaves out forfeits and games without a margin.
 */
export function decisiveGames(night: NightLeft, places: number): Decisive | undefined {
  if (night.format.schedule.kind === 'bracket' || night.format.match.games > 1) return undefined;
  const left = new Map(night.places.map(({ entrant }) => [entrant, leftOf(night, entrant)]));
  const leftTo = (entrant: string): GamesLeft => left.get(entrant) as GamesLeft;
  const most = Math.max(0, ...[...left.values()].map((each) => each.most));
  if (most === 0 || most > LAST_ROUNDS || [...left.values()].some((each) => each.displaces)) return undefined;
  const finishes = finishesOf(night.format, night.places, leftTo);
  const near = nearTo([...finishes.values()], places);
  const bounds = boundsOf(night, leftTo);
  const isClear = finishes.size === night.places.length && near.size <= MOST_CONTENDERS;
  if (bounds === undefined && !isClear) return undefined;
  const contenders = night.places.flatMap(({ entrant, points: total }): readonly Contender[] => {
    const own = finishes.get(entrant);
    const isBelow = ({ entrant: id, best }: Bounds): boolean => finishes.has(id) || best < total;
    if (own === undefined || near.size > MOST_CONTENDERS || bounds?.every(isBelow) === false) {
      const points = pointsNeeded(bounds ?? [], { entrant, places, per: night.format.scoring.per });
      return points === undefined ? [] : [{ entrant, game: null, cases: [], points }];
    }
    const cases = near.has(own) ? casesOf(own, [...finishes.values()], places) : [];
    const isOut = cases.every(({ verdict }) => verdict === 'out');
    return isOut ? [] : [{ entrant, game: own.game ?? null, cases, points: null }];
  });
  const deciding = new Set(contenders.flatMap(gamesThatDecide));
  const games = night.games.map(({ game }) => game).filter((game) => deciding.has(game));
  return { places, games, contenders };
}

/** Entrants whose best finish can still reach a place. */
function nearTo(all: readonly Finishes[], places: number): ReadonlySet<Finishes> {
  const worst = all.map(({ figures }) => figures[0] ?? []).toSorted((a, b) => comparedBy(b, a));
  const line = worst[places - 1];
  return new Set(all.filter(({ figures }) => !line || comparedBy(figures.at(-1) ?? [], line) >= 0));
}

const gamesThatDecide = ({ game, cases }: Contender): readonly string[] => [
  ...(game !== null && cases.length > 1 ? [game] : []),
  ...cases.flatMap(({ games }) => games),
];

/** The game points of an entrant, and the most they can end with. */
interface Bounds {
  readonly entrant: string;
  readonly total: number;
  readonly best: number;
}

/** By entrant; undefined if game points are not the first tie step. */
function boundsOf(
  { format, places }: NightLeft,
  leftTo: (entrant: string) => GamesLeft,
): readonly Bounds[] | undefined {
  if (format.ties[0] !== 'points') return undefined;
  return places.map(({ entrant, points: total }) => ({
    entrant,
    total,
    best: total + pointsLeft(format, leftTo(entrant)),
  }));
}

/** The points that an entrant needs; undefined if no place is in reach. */
function pointsNeeded(
  all: readonly Bounds[],
  { entrant, places, per }: { readonly entrant: string; readonly places: number; readonly per: number },
): PointsNeeded | undefined {
  const own = all.find((each) => each.entrant === entrant);
  if (own === undefined) return undefined;
  const rivals = all.filter((each) => each !== own);
  const last = (figure: 'total' | 'best'): number =>
    rivals.map((each) => each[figure]).toSorted((a, b) => b - a)[places - 1] ?? Number.NEGATIVE_INFINITY;
  const most = own.best - own.total;
  const enough = Math.max(0, last('best') + 1 / per - own.total);
  const least = Math.max(0, last('total') - own.total);
  return least > most ? undefined : { enough: enough > most ? null : enough, least, most };
}
