// Who plays: names and sides by seat, from which each language makes the subject of a sentence.
import type { Sayings } from '../story/fact.ts';
import { Names } from './names.ts';

/** The players of a table, by seat. */
export interface People {
  /** Names; empty or missing for a seat that has none. */
  readonly names: readonly string[];
  /** The side of each seat; each for themselves where it is missing. */
  readonly sides: readonly number[];
  /** Whether a voice says it: cards by their names, because voices do not read signs. */
  readonly aloud?: boolean;
  /** Whether a player reads it on a phone, which has buttons in place of the board's keys. */
  readonly phone?: boolean;
  /** What the players like to hear besides, if anything. */
  readonly sayings?: Sayings | undefined;
}

/** Players, each for themselves unless `sides` says otherwise. */
export const peopleOf = (
  names: readonly string[],
  sides: readonly number[] = names.map((_, seat) => seat),
): People => ({ names, sides });

/** The side that a seat plays for. */
const sideOfSeat = ({ sides }: People, seat: number): number => sides[seat] ?? seat;

/** The seats of a side, in order; a seat alone where no player is known. */
export function seatsOfSide({ sides }: People, side: number): readonly number[] {
  const seats = sides.flatMap((each, seat) => (each === side ? [seat] : []));
  return seats.length === 0 ? [side] : seats;
}

/** The seats of partners: those that share a side with this one. */
const partnersOf = (people: People, seat: number): readonly number[] =>
  seatsOfSide(people, sideOfSeat(people, seat));

const nameOf = ({ names }: People, seat: number): string | number => names[seat]?.trim() || seat + 1;

/** The player at a seat, as a figure of a message. */
export const player = (people: People, seat: number): Names => new Names([nameOf(people, seat)]);

/** The side that a seat plays for: points are its, whichever of the partners scored them. */
export const sideAt = (people: People, seat: number): Names =>
  new Names(partnersOf(people, seat).map((each) => nameOf(people, each)));

/** A side by its number. */
export const side = (people: People, number: number): Names =>
  new Names(seatsOfSide(people, number).map((each) => nameOf(people, each)));
