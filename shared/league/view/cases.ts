// The results that a contender needs: cases by its own margin, with the rivals' results that matter in each.
import { comparedBy, type Finishes } from './finishes.ts';

/** Results of a game for one side: a margin in holes or more, below 0 for a loss; or a margin that gains on a contender. */
export interface Reach {
  /** This margin or more is enough; null if no margin is. */
  readonly margin: number | null;
  /** With `least` or more, this many holes more than the contender's margin are enough. Null if any are. */
  readonly gain: { readonly holes: number; readonly least: number | null } | null;
}

/** A rival whose own game decides whether they pass a contender. */
export interface Threat {
  readonly entrant: string;
  readonly game: string;
  /** Results that put the rival ahead; null if none do. */
  readonly ahead: Reach | null;
  /** Results that make the rival at least level, if they differ. */
  readonly level: Reach | null;
}

/** The outcome for a contender at these margins of its own game. */
export interface DecisiveCase {
  /** First and last margin, below 0 for losses. Null for any margin, or no game. */
  readonly margins: readonly [from: number, to: number] | null;
  /** In or out, whatever the others do; or dependent on the threats; or on too many games to list. */
  readonly verdict: 'in' | 'out' | 'depends' | 'open';
  /** The games of others that matter. */
  readonly games: readonly string[];
  /** The number of threats that may come true without costing the place. */
  readonly spare: number;
  readonly threats: readonly Threat[];
  /** Rivals who will be at least level. */
  readonly level: readonly string[];
}

/** The most threats, and the most cases, that a player can remember. */
const MOST_THREATS = 4;
const MOST_CASES = 4;

/** A contender, the undecided rivals by game, and the places left to them. */
interface Contest {
  readonly own: Finishes;
  readonly games: readonly (readonly Finishes[])[];
  readonly places: number;
  /** Outcomes of the contender's finishes, kept once computed. */
  readonly stands: Map<number, Stand>;
}

/** A contender's standing with one finish, whatever the others do. */
interface Stand {
  readonly verdict: DecisiveCase['verdict'];
  /** The number of rivals ahead, the rivals at least level, and the rivals for whom that is open. */
  readonly ahead: number;
  readonly level: readonly string[];
  readonly open: readonly Finishes[];
}

/** The cases of a contender, adjacent equal ones joined; none if no place is in reach. */
export function casesOf(own: Finishes, all: readonly Finishes[], places: number): readonly DecisiveCase[] {
  const [worst, best] = [own.figures[0] ?? [], own.figures.at(-1) ?? []];
  const above = all.filter((each) => each !== own && comparedBy(each.figures.at(-1) ?? [], worst) >= 0);
  const rivals = above.filter(({ figures }) => comparedBy(figures[0] ?? [], best) <= 0);
  const games = new Map<string, readonly Finishes[]>();
  for (const rival of rivals) {
    const game = rival.game ?? rival.entrant;
    games.set(game, [...(games.get(game) ?? []), rival]);
  }
  const left = places - above.length + rivals.length;
  const contest = { own, games: [...games.values()], places: left, stands: new Map() };
  if (standAt(contest, own.margins.length - 1).verdict === 'out') return [];
  const cases = casesIn(contest, MOST_THREATS);
  const few = cases.length > MOST_CASES ? casesIn(contest, 0) : cases;
  const [one, ...others] = few.map((each) => JSON.stringify({ ...each, margins: null }));
  return others.every((each) => each === one) ? [{ ...(few[0] as DecisiveCase), margins: null }] : few;
}

function casesIn(contest: Contest, most: number): readonly DecisiveCase[] {
  const found: { readonly from: number; readonly said: DecisiveCase }[] = [];
  const add = (from: number, to: number): void => {
    const last = found.at(-1);
    const joined = last && caseOver(contest, [last.from, to], most);
    const said = joined ?? caseOver(contest, [from, to], most);
    if (last && joined) found[found.length - 1] = { from: last.from, said: joined };
    else if (said) found.push({ from, said });
    else {
      const middle = (from + to) >> 1;
      add(from, middle);
      add(middle + 1, to);
    }
  };
  add(0, contest.own.margins.length - 1);
  return found.map(({ said }) => said);
}

/** The first index from which a condition holds; the length of the list if it never does. */
function firstOf<T>(list: readonly T[], holds: (each: T, at: number) => boolean): number {
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(list[middle] as T, middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** A rival's first finish at least level with a finish of the contender, and the first ahead of it. */
function firstsOf({ own }: Contest, at: number, { game, figures }: Finishes): Firsts {
  const leadOf = (index: number): number => comparedBy(figures[index] ?? [], own.figures[at] ?? []);
  if (own.game !== undefined && own.game === game) {
    // One opponent's win is the other's loss.
    const lead = leadOf(figures.length - 1 - at);
    return [lead >= 0 ? 0 : figures.length, lead > 0 ? 0 : figures.length];
  }
  const level = firstOf(figures, (_, index) => leadOf(index) >= 0);
  const isLevel = level < figures.length && leadOf(level) === 0;
  return [level, isLevel ? firstOf(figures, (_, index) => leadOf(index) > 0) : level];
}

type Firsts = readonly [level: number, ahead: number];

/** The case for these margins of the contender; undefined if they need several cases. */
function caseOver(contest: Contest, span: Span, most: number): DecisiveCase | undefined {
  const { own, places } = contest;
  const [from, to] = span;
  const margins = [own.margins[from] as number, own.margins[to] as number] as const;
  const [first, last] = [standAt(contest, from), standAt(contest, to)];
  const { verdict } = first;
  // With a larger margin fewer are ahead, so a result for the first and the last holds between them.
  if (margins[0] < 0 !== margins[1] < 0 || last.verdict !== verdict) return undefined;
  const settled = { margins, games: [], spare: 0, threats: [], level: [] };
  if (verdict !== 'depends') return { ...settled, verdict };
  const rivals = [...new Set([...first.open, ...last.open])];
  const games = [...new Set(rivals.flatMap(({ game }) => game ?? []))];
  if (first.open.length > most && last.open.length > most) return { ...settled, games, verdict: 'open' };
  if (first.ahead !== last.ahead || first.level.join() !== last.level.join()) return undefined;
  if (first.open.length > most || last.open.length > most) return undefined;
  const threats: Threat[] = [];
  for (const rival of first.open) {
    const [level, ahead] = [reachOver(contest, span, rival, 0), reachOver(contest, span, rival, 1)];
    if (ahead === undefined || level === undefined) return undefined;
    const isOther = !first.level.includes(rival.entrant) && JSON.stringify(level) !== JSON.stringify(ahead);
    const { entrant, game = '' } = rival;
    threats.push({ entrant, game, ahead, level: isOther ? level : null });
  }
  return { margins, verdict, games, spare: places - 1 - first.ahead, threats, level: first.level };
}

/** The first and the last of the contender's finishes. */
type Span = readonly [from: number, to: number];

/** With a larger margin fewer are ahead. */
function standAt(contest: Contest, at: number): Stand {
  const known = contest.stands.get(at);
  if (known !== undefined) return known;
  let [most, least, ahead] = [0, 0, 0];
  const level: string[] = [];
  const open: Finishes[] = [];
  for (const two of contest.games) {
    const finishes = two[0]?.figures.length ?? 0;
    const firsts = two.map((rival) => firstsOf(contest, at, rival));
    const [levels, aheads] = [firsts.map(([level]) => level), firsts.map(([, each]) => each)];
    most += mostOf(levels, finishes);
    least += leastOf(aheads, finishes);
    for (const [index, rival] of two.entries()) {
      const [levelFrom, aheadFrom] = firsts[index] as Firsts;
      if (aheadFrom === 0) ahead++;
      else if (levelFrom === 0) level.push(rival.entrant);
      if (aheadFrom !== 0 && (levelFrom === 0 ? aheadFrom : levelFrom) !== finishes) open.push(rival);
    }
  }
  const verdict = most < contest.places ? 'in' : least >= contest.places ? 'out' : 'depends';
  const stand: Stand = { verdict, ahead, level, open };
  contest.stands.set(at, stand);
  return stand;
}

/** The most rivals of one game who can get there, each with their finishes from an index on. */
function mostOf(firsts: readonly number[], finishes: number): number {
  const [one = finishes, other = finishes] = firsts;
  return one + other < finishes ? 2 : Number(one < finishes || other < finishes);
}

/** The fewest: one rival's win is the other's loss. */
function leastOf(firsts: readonly number[], finishes: number): number {
  const [one = finishes, other = finishes] = firsts;
  if (one + other > finishes) return 0;
  return one === 0 && other === 0 ? 2 : 1;
}

/** The rival's results that are enough over a span, as one rule; null if none are, undefined if one rule cannot say it. */
function reachOver(
  contest: Contest,
  [from, to]: Span,
  rival: Finishes,
  which: 0 | 1,
): Reach | null | undefined {
  const own = contest.own.margins.slice(from, to + 1);
  const never = (rival.margins.at(-1) as number) + 1;
  const needed = own.map((_, at) => rival.margins[firstsOf(contest, from + at, rival)[which]] ?? never);
  const [least, most] = [needed[0] as number, needed.at(-1) as number];
  if (least === never) return null;
  if (least === most) return { margin: least, gain: null };
  const start = needed.findIndex((each) => each > least);
  const gained = (needed[start] as number) - (own[start] as number);
  for (const holes of [gained, gained - 1]) {
    // Nobody wins by 0.
    const wanted = own.map((margin) => margin + holes || 1);
    if (needed.some((each, at) => each !== Math.min(most, Math.max(least, wanted[at] as number)))) continue;
    const isBounded = most !== never && most < (wanted.at(-1) as number);
    const fewest = least > (wanted[0] as number) ? least : least > 0 ? 1 : null;
    return { margin: isBounded ? most : null, gain: { holes, least: fewest } };
  }
  return undefined;
}
