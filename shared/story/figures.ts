// What games come to for a player, as sums: one sitting adds to another, and a player's tally is all sittings under one id.
import { isPractice, LEVELS, type Level, levelOf } from '../partner/seats.ts';
import type { CardOrRank } from '../rules/index.ts';
import { averageCounts } from '../rules/study/index.ts';
import { counts, lineOf } from './line.ts';
import type { DealStory, GameStory } from './story.ts';
import { discreet } from './study.ts';

/**
 * Sums over games. 'given' are losses of others; hands, cribs and checked count how many counts were summed. The last four are of deals
 * whose hands were all entered, `judged` of them: see luckOf.
 */
const SUMS = [
  'games',
  'won',
  'deals',
  'hands',
  'handPoints',
  'cribs',
  'cribPoints',
  'playPoints',
  'heels',
  'missed',
  'checked',
  'mugginsWon',
  'mugginsLost',
  'skunksGiven',
  'skunksTaken',
  'stinkHoles',
  'judged',
  'cards',
  'counting',
  'pegging',
] as const;
/** See SUMS. */
export type Sums = { readonly [K in (typeof SUMS)[number]]: number };

/** A hand that counted well. */
export interface BestHand {
  readonly points: number;
  readonly cards: readonly CardOrRank[] | null;
  readonly starter: CardOrRank | null;
  readonly game: number;
  readonly deal: number;
}

/** A best hand, and the seat that held it. */
interface KeptHand extends BestHand {
  readonly seat: number;
}

/** Finished games against another player. */
interface Rival {
  readonly games: number;
  readonly won: number;
  /** The place where they first met. */
  readonly first: number;
}

/** How often each count came: `hands[8]` hands were paid 8. Lists end with the highest count. */
export interface CountSpread {
  readonly hands: readonly number[];
  readonly cribs: readonly number[];
}

/** What one or more sittings come to. `against` is by id, in the order in which they met. */
export interface PlayerTally {
  /** The name of the last sitting. */
  readonly name: string;
  /** The place of the first sitting. */
  readonly first: number;
  readonly sums: Sums;
  /** How many hands, and cribs, were paid so many points: the index is the points. */
  readonly spread: CountSpread;
  /** The best first, and of equal ones the earlier. */
  readonly best: readonly KeptHand[];
  readonly against: readonly (readonly [id: string, rival: Rival])[];
  /** Games in which Muggins played a seat, by the best level among its seats. They are in nothing else. */
  readonly practice: readonly (readonly [level: Level, sums: Sums])[];
}

/** A seat of a game, and the figures of its player. */
export interface Sitting {
  readonly id: string;
  readonly tally: PlayerTally;
}

const BEST_HANDS = 3;
/** Places order what came first: by game, then seat, then the other's seat. */
const SEATS = 100;

/** What a game comes to for each player; nothing where it was not played. While it goes on the counts of hands are secret. */
export function sittingsOf(story: GameStory): readonly Sitting[] {
  if (!counts(lineOf(story))) return [];
  const told = discreet(story);
  return story.players.flatMap((name, seat) => {
    const id = idAt(story, seat);
    if (levelOf(id) !== undefined) return [];
    const figures = isPractice(story.playerIds) ? practiceAt(told, seat) : figuresAt(told, seat);
    return [{ id, tally: { name, first: (story.id * SEATS + seat) * SEATS, ...figures } }];
  });
}

type Figures = Omit<PlayerTally, 'name' | 'first'>;

const figuresAt = (story: GameStory, seat: number): Figures => ({
  sums: sumsOf(story, seat),
  spread: spreadOf(story, seat),
  best: bestAt(story, seat),
  against: rivalsAt(story, seat),
  practice: [],
});

/** A game against Muggins adds to nothing else. */
function practiceAt(story: GameStory, seat: number): Figures {
  const levels = story.playerIds.map(levelOf);
  const practice = LEVELS.filter((level) => levels.includes(level))
    .slice(-1)
    .map((level) => [level, sumsOf(story, seat)] as const);
  return { sums: NO_SUMS, spread: { hands: [], cribs: [] }, best: [], against: [], practice };
}

const NO_SUMS = Object.fromEntries(SUMS.map((name) => [name, 0])) as Sums;

const idAt = ({ playerIds, players }: GameStory, seat: number): string =>
  playerIds[seat] ?? players[seat] ?? '';

function sumsOf(story: GameStory, seat: number): Sums {
  const side = story.sideOf[seat] ?? seat;
  const deals = followed(story);
  const own = deals.flatMap((deal) => deal.counts.filter((each) => each.seat === seat));
  const hands = own.filter(({ hand }) => hand !== 'crib').map(({ paid }) => paid);
  const cribs = own.filter(({ hand }) => hand === 'crib').map(({ paid }) => paid);
  const checked = own.filter(({ truth }) => truth !== null);
  return {
    games: story.result === null ? 0 : 1,
    won: story.result?.winner === side ? 1 : 0,
    deals: deals.length,
    hands: hands.length,
    handPoints: sum(hands),
    cribs: cribs.length,
    cribPoints: sum(cribs),
    playPoints: sum(deals.map(({ play }) => play[seat] ?? 0)),
    heels: sum(deals.map(({ heels }) => heels[seat] ?? 0)),
    missed: sum(checked.map(({ truth, claimed }) => Math.max(0, (truth ?? 0) - claimed))),
    checked: checked.length,
    mugginsWon: muggings(story, 'to', side),
    mugginsLost: muggings(story, 'from', side),
    ...losses(story, side),
    ...luckOf(story, seat),
  };
}

/**
 * Luck and skill, in points. `cards`: what hands and own cribs were worth, less the average of the dealer or the pone. `counting`: what
 * was pegged for them, less their worth, and muggins taken. `pegging`: points of the play, less the average of the other side's players.
 */
function luckOf(story: GameStory, seat: number): Pick<Sums, 'judged' | 'cards' | 'counting' | 'pegging'> {
  const averages = averageCounts(story.rules);
  const deals = averages === undefined ? [] : followed(story).filter((deal) => isJudged(deal, seat));
  const own = deals.flatMap((deal) => deal.counts.filter((each) => each.seat === seat));
  const side = story.sideOf[seat] ?? seat;
  const expected = deals.flatMap(({ dealer, counts }) =>
    counts.flatMap((each) => {
      if (each.seat !== seat || averages === undefined) return [];
      if (each.hand === 'crib') return [averages.crib];
      return [story.sideOf[dealer ?? 0] === side ? averages.dealer : averages.pone];
    }),
  );
  const worth = sum(own.map(({ truth }) => truth ?? 0));
  const taken = deals.length === 0 ? 0 : muggings(story, 'to', side);
  return {
    judged: deals.length,
    cards: worth - sum(expected),
    counting: sum(own.map(({ paid }) => paid)) - worth + taken,
    pegging: sum(deals.map(({ play }) => aheadIn(play, story.sideOf, seat))),
  };
}

/** Whether the cards of every hand that was counted are known: hands that were entered in doubt alone would be no sample. */
const isJudged = ({ counts }: DealStory, seat: number): boolean =>
  counts.every(({ truth }) => truth !== null) &&
  counts.some((each) => each.seat === seat && each.hand !== 'crib');

function aheadIn(play: readonly number[], sideOf: readonly number[], seat: number): number {
  const others = sideOf.flatMap((side, at) => (side === sideOf[seat] ? [] : [play[at] ?? 0]));
  return others.length === 0 ? 0 : (play[seat] ?? 0) - sum(others) / others.length;
}

function spreadOf(story: GameStory, seat: number): CountSpread {
  const own = followed(story).flatMap(({ counts }) => counts.filter((each) => each.seat === seat));
  const paid = (crib: boolean) =>
    own.filter(({ hand }) => (hand === 'crib') === crib).map(({ paid }) => paid);
  return { hands: histogram(paid(false)), cribs: histogram(paid(true)) };
}

const histogram = (values: readonly number[]): readonly number[] =>
  Array.from(
    { length: Math.max(0, ...values.map((value) => value + 1)) },
    (_, at) => values.filter((value) => value === at).length,
  );

const added = (one: readonly number[], other: readonly number[]): readonly number[] =>
  Array.from({ length: Math.max(one.length, other.length) }, (_, at) => (one[at] ?? 0) + (other[at] ?? 0));

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

/** Deals that were followed: plain pegging is none. */
const followed = ({ deals }: GameStory): readonly DealStory[] => deals.filter(({ deal }) => deal > 0);

const muggings = ({ muggings, sideOf }: GameStory, end: 'from' | 'to', side: number): number =>
  sum(muggings.filter((each) => sideOf[each[end]] === side).map(({ points }) => points));

function losses(
  { result }: GameStory,
  side: number,
): Pick<Sums, 'skunksGiven' | 'skunksTaken' | 'stinkHoles'> {
  const losers = result?.losers ?? [];
  const skunked = losers.filter(({ skunk }) => skunk !== 'none');
  return {
    skunksGiven: result?.winner === side ? skunked.length : 0,
    skunksTaken: skunked.filter((loser) => loser.side === side).length,
    stinkHoles: losers.filter((loser) => loser.side === side && loser.stinkHole).length,
  };
}

function bestAt(story: GameStory, seat: number): readonly KeptHand[] {
  const hands = followed(story).flatMap(({ deal, starter, counts }) =>
    counts
      .filter((count) => count.seat === seat && count.hand !== 'crib' && count.paid > 0)
      .map(({ paid, cards }) => ({ points: paid, cards, starter, game: story.id, deal, seat })),
  );
  return bestOf(hands);
}

/** The best of hands that come in the order in which they were counted. */
const bestOf = (hands: readonly KeptHand[]): readonly KeptHand[] =>
  hands.toSorted((a, b) => b.points - a.points).slice(0, BEST_HANDS);

function rivalsAt(story: GameStory, seat: number): PlayerTally['against'] {
  if (story.result === null) return [];
  const side = story.sideOf[seat] ?? seat;
  const won = story.result.winner === side ? 1 : 0;
  return story.players.flatMap((_, other) => {
    if (other === seat || story.sideOf[other] === side) return [];
    const first = (story.id * SEATS + seat) * SEATS + other;
    return [[idAt(story, other), { games: 1, won, first }] as const];
  });
}

/** Two tallies as one. Where both have a name, the later game's. */
export function addTallies(one: PlayerTally, other: PlayerTally): PlayerTally {
  const [earlier, later] = one.first <= other.first ? [one, other] : [other, one];
  const best = bestOf(
    [...earlier.best, ...later.best].toSorted((a, b) => a.game - b.game || a.seat - b.seat),
  );
  const spread = {
    hands: added(one.spread.hands, other.spread.hands),
    cribs: added(one.spread.cribs, other.spread.cribs),
  };
  return {
    name: later.name,
    first: earlier.first,
    sums: addSums(one.sums, other.sums),
    spread,
    best,
    against: allRivals(one, other),
    practice: LEVELS.flatMap((level) => {
      const sums = [one, other].flatMap(({ practice }) => practice.filter(([each]) => each === level));
      return sums.length === 0 ? [] : [[level, sums.map(([, each]) => each).reduce(addSums)] as const];
    }),
  };
}

const addSums = (one: Sums, other: Sums): Sums =>
  Object.fromEntries(SUMS.map((name) => [name, one[name] + other[name]])) as Sums;

function allRivals(one: PlayerTally, other: PlayerTally): PlayerTally['against'] {
  const met = new Map(one.against);
  for (const [id, rival] of other.against) met.set(id, addRivals(met.get(id), rival));
  return [...met].toSorted(([, a], [, b]) => a.first - b.first);
}

/** The sum of two rivals who are one player. */
export const addRivals = (known: Rival | undefined, rival: Rival): Rival => ({
  games: (known?.games ?? 0) + rival.games,
  won: (known?.won ?? 0) + rival.won,
  first: Math.min(known?.first ?? rival.first, rival.first),
});

/** Tallies by the ids of those whom they are of. */
export type Tallies = ReadonlyMap<string, PlayerTally | undefined>;

/** Adds sittings to tallies. */
export function sumUp(tallies: Map<string, PlayerTally | undefined>, sittings: readonly Sitting[]): void {
  for (const { id, tally } of sittings) {
    const known = tallies.get(id);
    tallies.set(id, known === undefined ? tally : addTallies(known, tally));
  }
}

/** Tallies with one more game. */
export function addSittings(tallies: Tallies, sittings: readonly Sitting[]): Tallies {
  const all = new Map(tallies);
  sumUp(all, sittings);
  return all;
}
