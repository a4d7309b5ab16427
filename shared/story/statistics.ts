// The figures of each player, from tallies: averages, misses, muggins, wins, best hands, against whom.
import type { Level } from '../partner/seats.ts';
import {
  addRivals,
  addTallies,
  type BestHand,
  type CountSpread,
  type PlayerTally,
  type Sums,
  type Tallies,
} from './figures.ts';
import type { Player } from './roster.ts';

/** A mean of so many; `mean` is null of none. */
interface Mean {
  readonly mean: number | null;
  readonly of: number;
}

/** Games against another player. */
interface Rivalry {
  readonly id: string;
  readonly name: string;
  readonly games: number;
  readonly won: number;
}

type Luck = Pick<Sums, 'judged' | 'cards' | 'counting' | 'pegging'>;

/** Games in which Muggins played a seat, at its best by this level. */
interface Practice extends Sums {
  readonly level: Level;
}

/** One player over all games. Players are known by id, and called by the name that they have now. Skunks and stink holes count for losses; 'given' are those of others. */
export interface PlayerFigures
  extends Omit<Sums, 'hands' | 'handPoints' | 'cribs' | 'cribPoints' | 'playPoints' | keyof Luck> {
  readonly id: string;
  readonly name: string;
  /** Points paid for a hand, a crib and a deal's play, heels apart. The count that ends a game is one in full. */
  readonly hand: Mean;
  readonly crib: Mean;
  readonly play: Mean;
  /** Luck and skill in the deals that can be judged. */
  readonly luck: Luck;
  readonly spread: CountSpread;
  readonly best: readonly BestHand[];
  readonly against: readonly Rivalry[];
  /** Levels that were played against, rising. These games are in none of the other figures. */
  readonly practice: readonly Practice[];
}

/** Knows who is meant by an id; what a roster is. */
interface PlayerLookup {
  find(id: string): Player | undefined;
}

/** A player, under one or more ids. */
interface Person {
  readonly id: string;
  readonly name: string;
  readonly tally: PlayerTally;
}

/** Figures of everybody who has played and is no guest, in the order in which they first sat down. Merged ids are one player. */
export function figuresOf(tallies: Tallies, people: PlayerLookup): readonly PlayerFigures[] {
  const persons = new Map<string, Person>();
  for (const [each, tally] of tallies) {
    const player = people.find(each);
    if (tally === undefined || player?.guest === true) continue;
    const id = player?.id ?? each;
    const known = persons.get(id)?.tally;
    const sum = known === undefined ? tally : addTallies(known, tally);
    persons.set(id, { id, name: player?.name ?? sum.name, tally: sum });
  }
  const nameOf = (id: string): string => people.find(id)?.name ?? tallies.get(id)?.name ?? id;
  return [...persons.values()]
    .toSorted((a, b) => a.tally.first - b.tally.first)
    .map((person) => ({ ...figures(person), against: rivals(person, people, nameOf) }));
}

function figures({ id, name, tally }: Person): Omit<PlayerFigures, 'against'> {
  const { hands, handPoints, cribs, cribPoints, playPoints, ...rest } = tally.sums;
  const { judged, cards, counting, pegging, ...sums } = rest;
  return {
    id,
    name,
    ...sums,
    hand: meanOf(handPoints, hands),
    crib: meanOf(cribPoints, cribs),
    play: meanOf(playPoints, sums.deals),
    luck: { judged, cards, counting, pegging },
    spread: tally.spread,
    best: tally.best.map(({ seat: _, ...hand }) => hand),
    practice: tally.practice.map(([level, sums]) => ({ level, ...sums })),
  };
}

const meanOf = (sum: number, of: number): Mean => ({ mean: of === 0 ? null : sum / of, of });

/** A player is no rival of themselves, and a guest is no rival. */
function rivals(
  { id, tally }: Person,
  people: PlayerLookup,
  nameOf: (id: string) => string,
): readonly Rivalry[] {
  const met = new Map<string, PlayerTally['against'][number][1]>();
  for (const [each, rival] of tally.against) {
    const player = people.find(each);
    const other = player?.id ?? each;
    if (other !== id && player?.guest !== true) met.set(other, addRivals(met.get(other), rival));
  }
  return [...met]
    .toSorted(([, a], [, b]) => a.first - b.first)
    .map(([other, { games, won }]) => ({ id: other, name: nameOf(other), games, won }));
}
