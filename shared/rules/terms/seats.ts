// Who is who at the table, from the dealer's place.

import { ok, type Result, refuse } from './result.ts';
import { cribSize, type DealtRules, handSize, pegsDifference, type RuleSet, sideOf } from './ruleset.ts';

/** A player's place at the table: 0, 1, ... to the left in order. */
export type Seat = number;

/**
 * The hands of the show in the order in which they count. 'pone' is the hand to the dealer's left, 'second' and on are those
 * after it where more than two play, 'dealer' is the dealer's hand, 'crib' the crib, which is the dealer's unless another player has bought
 * it. 'hand1' and 'hand2' are those of a player who plays two hands alone. In a square the rows count from the top, then the columns
 * from the left; 'square' is all of it, where the rows count against the columns. See handsOf.
 */
export const HANDS = [
  ...(['pone', 'second', 'third', 'fourth', 'fifth', 'dealer', 'hand1', 'hand2', 'crib'] as const),
  ...(['row1', 'row2', 'row3', 'row4', 'row5'] as const),
  ...(['column1', 'column2', 'column3', 'column4', 'column5', 'square'] as const),
] as const;
/** See HANDS. */
export type Hand = (typeof HANDS)[number];

/** A table and its dealer, where known. */
export interface Dealt {
  readonly dealer: Seat | undefined;
  /** Who has bought the crib of this deal. */
  readonly buyer?: Seat | undefined;
  readonly rules: RuleSet;
}

/** The seat itself, if the rule set has it. Refusal: badSeat. */
export const checkSeat = (rules: RuleSet, seat: Seat): Result<Seat> =>
  Number.isInteger(seat) && seat >= 0 && seat < rules.seats
    ? ok(seat)
    : refuse({ code: 'badSeat', seat, seats: rules.seats });

/** The seat to the dealer's left, who leads and counts first; undefined until the dealer is known. */
export const poneOf = ({ dealer, rules }: Dealt): Seat | undefined =>
  dealer === undefined ? undefined : (dealer + 1) % rules.seats;

/** The rows of a square from the top, or its columns from the left. */
export const linesOf = ({ square }: Pick<RuleSet, 'square'>, kind: 'row' | 'column'): readonly Hand[] =>
  HANDS.slice(HANDS.indexOf(`${kind}1`)).slice(0, square.size);

/** The hands that count before the crib, in order. */
const LAID_OUT: Readonly<Record<RuleSet['layout'], (rules: DealtRules) => readonly Hand[]>> = {
  hands: ({ seats }) => [...HANDS.slice(0, seats - 1), 'dealer'],
  twoHands: () => ['hand1', 'hand2'],
  square: (rules) =>
    pegsDifference(rules) ? ['square'] : [...linesOf(rules, 'row'), ...linesOf(rules, 'column')],
};

/** The hands of the show in order: from the dealer's left round to the dealer, or those of a player alone; then the crib, if there is one. */
export const handsOf = (rules: DealtRules): readonly Hand[] => [
  ...LAID_OUT[rules.layout](rules),
  ...(cribSize(rules) > 0 ? (['crib'] as const) : []),
];

/** The hand that counts first. */
export const firstHand = (rules: DealtRules): Hand => handsOf(rules)[0] as Hand;

/** The seat that counts a hand of the show; of a square that pegs a difference either side may. Undefined until the dealer is known. */
export function counterOf({ dealer, buyer, rules }: Dealt, hand: Hand): Seat | undefined {
  if (hand === 'crib') return buyer ?? dealer;
  if (pegsDifference(rules)) return rules.sides.indexOf(hand.startsWith('column') ? 1 : 0);
  if (dealer === undefined || hand === 'dealer' || rules.layout !== 'hands') return dealer;
  return (dealer + 1 + HANDS.indexOf(hand)) % rules.seats;
}

/** The seats of a side, in order. */
export const seatsOf = ({ sides }: Pick<RuleSet, 'sides'>, side: number): readonly Seat[] =>
  sides.flatMap((each, seat) => (each === side ? [seat] : []));

/** Whether one player plays alone: there is no one else to take points. */
export const isAlone = ({ seats }: Pick<RuleSet, 'seats'>): boolean => seats === 1;

/** The next seat that plays for another side; a player alone has none, and is it. */
export function opponentOf(rules: RuleSet, seat: Seat): Seat {
  const others = rules.sides.map((_, ahead) => (seat + ahead) % rules.seats);
  return others.find((other) => sideOf(rules, other) !== sideOf(rules, seat)) ?? seat;
}

/** Number of cards in a hand, the starter not counted. */
export const cardsIn = (rules: RuleSet, hand: Hand): number =>
  hand === 'crib' ? cribSize(rules) : handSize(rules);
