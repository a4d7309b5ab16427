// Who is who at the table, from the dealer's place.
import { ok, type Result, refuse } from './result.ts';
import { cribSize, handSize, type RuleSet, sideOf } from './ruleset.ts';
import type { Hand, Seat, State } from './state.ts';

/** The seat itself, if the rule set has it. Refusal: badSeat. */
export const checkSeat = (rules: RuleSet, seat: Seat): Result<Seat> =>
  Number.isInteger(seat) && seat >= 0 && seat < rules.seats
    ? ok(seat)
    : refuse({ code: 'badSeat', seat, seats: rules.seats });

/** The seat to the dealer's left, who leads and counts first; undefined while nobody has said who deals. */
export const poneOf = ({ dealer, rules }: State): Seat | undefined =>
  dealer === undefined ? undefined : (dealer + 1) % rules.seats;

/** The seat that counts a hand of the show; undefined while nobody has said who deals. */
export const counterOf = (state: State, hand: Hand): Seat | undefined =>
  hand === 'pone' ? poneOf(state) : state.dealer;

/** The next seat that plays for another side. */
export function opponentOf(rules: RuleSet, seat: Seat): Seat {
  const others = rules.sides.map((_, ahead) => (seat + ahead) % rules.seats);
  return others.find((other) => sideOf(rules, other) !== sideOf(rules, seat)) ?? seat;
}

/** Number of cards in a hand, the starter not counted. */
export const cardsIn = (rules: RuleSet, hand: Hand): number =>
  hand === 'crib' ? cribSize(rules) : handSize(rules);
