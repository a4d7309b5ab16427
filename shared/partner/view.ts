// What one seat sees of a game: what lies open on the table, and its own cards. Hidden cards have no place in the type.

import { type CardOrRank, type Round, remembered } from '../rules/cards/index.ts';
import { knownHand, roundOf, type State } from '../rules/game/index.ts';
import type { Card } from '../rules/index.ts';
import { counterOf, HANDS, type Hand, handsOf, type Seat } from '../rules/terms/index.ts';
import { cribFromPack, dealtTo, type Pack } from './dealer.ts';

/** The game from one seat. Plain JSON. */
export interface View {
  readonly seat: Seat;
  /** Pegs, phase, starter and counts. `cards` are hands that lie face up. */
  readonly table: Omit<State, 'round' | 'discards'>;
  /** The cards on the table, and how many each seat still holds. */
  readonly play: Omit<Round, 'hands'>;
  /** The cards dealt to this seat, until it has laid away. */
  readonly dealt: readonly Card[];
  /** The cards this seat holds for the play; empty until it has laid away. */
  readonly held: readonly CardOrRank[];
  /** The cards this seat has laid away to the crib of this deal. */
  readonly thrown: readonly CardOrRank[];
  /** The cards of the hand that counts now, face up. */
  readonly shown: readonly CardOrRank[] | undefined;
}

/** The view of a seat. `pack` is the pack of this deal, where the host deals; of its cards the view has only those of the seat. */
export function viewOf(state: State, seat: Seat, pack?: Pack): View {
  const { round: _round, discards, ...open } = state;
  const { hands, ...play } = roundOf(state);
  const fresh = state.phase === 'deal' || state.phase === 'bidding';
  const held = (fresh && state.round === undefined ? undefined : hands[seat]) ?? [];
  const laid = play.laid.some((card) => card.seat === seat);
  const dealt = held.length > 0 || laid || pack === undefined ? [] : dealtTo(pack, state, seat);
  const faceUp = HANDS.filter((hand) => mayShow(state, seat, hand));
  return {
    seat,
    table: { ...open, cards: chosen(open.cards, faceUp) },
    play,
    dealt,
    held,
    thrown: discards[seat] ?? [],
    shown: shownCards(state, seat, pack),
  };
}

/** Whether a hand whose cards are entered lies face up: hands that count before the play are shown to nobody. */
const mayShow = (state: State, seat: Seat, hand: Hand): boolean =>
  state.rules.show !== 'beforePlay' || counterOf(state, hand) === seat;

const chosen = (cards: State['cards'], hands: readonly Hand[]): State['cards'] =>
  Object.fromEntries(hands.flatMap((hand) => (cards[hand] === undefined ? [] : [[hand, cards[hand]]])));

/** The cards of the hand that counts now: its player turns them up. */
function shownCards(state: State, seat: Seat, pack: Pack | undefined): View['shown'] {
  const { phase, hand } = state;
  if (phase !== 'show' || hand === undefined || !mayShow(state, seat, hand)) return undefined;
  const known = state.cards[hand] ?? knownHand(state, hand);
  if (known !== undefined || hand !== 'crib' || pack === undefined) return known;
  const thrown = Object.values(state.discards).flatMap((each) => each ?? []);
  return [...thrown, ...cribFromPack(pack, state)];
}

/** The game as this seat can know it: a state in which the hands of the others are not known. */
export const stateOf: (view: View) => State = remembered(({ seat, table, play, held, thrown }) => {
  const hands = play.left.map((_, each) => (each === seat && held.length > 0 ? held : undefined));
  return { ...table, round: { ...play, hands }, discards: thrown.length > 0 ? { [seat]: thrown } : {} };
});

/** Every card that this seat sees. */
export const seenCards = ({ table, play, dealt, held, thrown }: View): readonly CardOrRank[] => [
  ...new Set([
    ...dealt,
    ...held,
    ...thrown,
    ...play.laid.map(({ card }) => card),
    ...(table.starter === undefined ? [] : [table.starter]),
    ...handsOf(table.rules).flatMap((hand) => table.cards[hand] ?? []),
  ]),
];
