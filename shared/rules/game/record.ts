// The play of a deal as its cards are entered: the fold of its events, and what of it the show can use.
import type { CardOrRank } from '../cards/cards.ts';
import {
  freshRound,
  type LaidCard,
  layCard,
  type Round,
  sayGo,
  setHand,
  withheldCards,
} from '../cards/round.ts';
import { sideOf } from '../terms/ruleset.ts';
import { cardsIn, counterOf, type Hand, handsOf, poneOf, type Seat } from '../terms/seats.ts';
import { crossingCards } from '../variants/square.ts';
import type { CommandOf } from './command.ts';
import type { State } from './state.ts';

/** The play of this deal; before its first card, the one that begins with the pone, with the hands that a show before it has made known. */
export const roundOf = (state: State): Round =>
  state.round ??
  freshRound({
    rules: state.rules,
    leader: poneOf(state) ?? 0,
    hands: state.players.map((_, seat) => shownHand(state, seat)),
    starter: state.starter,
  });

/** The cards of a seat's hand that were entered in the show. */
const shownHand = (state: State, seat: Seat): readonly CardOrRank[] | undefined =>
  handsOf(state.rules)
    .filter((hand) => hand !== 'crib' && counterOf(state, hand) === seat)
    .map((hand) => state.cards[hand])[0];

/** Whether the cards of this play are entered, one after the other. */
export const isFollowed = ({ round, unseen }: Pick<State, 'round' | 'unseen'>): boolean =>
  round !== undefined && round.laid.length > 0 && !unseen;

/**
 * Seats whose renege can be called: where the cards are entered, one that has said go, or whose card shows that it withheld it,
 * until the other side lays the next card (ACC 7.3). Undefined where they are not entered: only the players know.
 */
export function renegers(state: State): readonly Seat[] | undefined {
  const { round, rules } = state;
  if (round === undefined || !isFollowed(state)) return undefined;
  const shown = withheldCards(round, rules.sides);
  const said = round.goes.filter(({ seat, laid }) =>
    round.laid.slice(laid).every((card) => sideOf(rules, card.seat) === sideOf(rules, seat)),
  );
  return [...(shown === undefined ? [] : [shown.seat]), ...said.map(({ seat }) => seat)];
}

/** Cards that a seat lays away to the crib: with five or six players the dealer lays away fewer. */
export const discardSize = ({ rules: { cards }, dealer }: State, seat: Seat): number =>
  cards.laidAway - (seat === dealer ? cards.dealerFewer : 0);

/** The cards of a hand that are known before the show, as they were laid, are held, or were laid away. */
export function cardsInPlay(state: State, hand: Hand): readonly CardOrRank[] {
  const { round } = state;
  const seat = counterOf(state, hand);
  if (hand === 'crib') return Object.values(state.discards).flat();
  if (round === undefined || seat === undefined) return [];
  const laid = round.laid.filter((card) => card.seat === seat).map(({ card }) => card);
  return [...laid, ...(round.hands[seat] ?? [])];
}

/** The state after a hand became known. An event that cannot be changes nothing. */
export function afterHeld(state: State, { seat, cards, discard }: Omit<CommandOf<'hold'>, 'type'>): State {
  const held = setHand(roundOf(state), seat, cards);
  if (!held.ok) return state;
  const { [seat]: _before, ...others } = state.discards;
  const discards = discard === undefined ? others : { ...others, [seat]: discard };
  return { ...state, round: held.value, discards };
}

/** The state after a card was laid: it waits for its claim. An event that cannot be changes nothing. */
export function afterLaid(state: State, seat: Seat, card: CardOrRank): State {
  const laid = layCard(roundOf(state), seat, card);
  return laid.ok ? { ...state, round: laid.value, claim: laid.value.laid.at(-1) } : state;
}

/**
 * The state after a go. If it ended the count, the last card can be claimed again, for the go alone where the rest was claimed
 * already. An event that cannot be changes nothing.
 */
export function afterGo(state: State, seat: Seat): State {
  const said = sayGo(roundOf(state), seat);
  if (!said.ok) return state;
  const round = said.value;
  const top = round.laid.at(-1) as LaidCard;
  const rest = state.claim === undefined ? { ...top, items: top.items.slice(-1) } : top;
  return { ...state, round, claim: round.pile.length === 0 ? rest : state.claim };
}

/** The cards of the play are back in the hands, and the pone leads (ACC 7.1.b). */
export function playAgain(state: State): Pick<State, 'round' | 'claim' | 'unseen' | 'dealerLaid'> {
  const { round } = state;
  const hands = round?.hands.map((hand, seat) => {
    const laid = round.laid.filter((card) => card.seat === seat).map(({ card }) => card);
    return hand && [...hand, ...laid];
  });
  return {
    round: hands && { ...roundOf({ ...state, round: undefined }), hands },
    claim: undefined,
    unseen: false,
    dealerLaid: false,
  };
}

/** A hand of the show whose every card is known from the play, the discards, or what crosses it in a square; undefined where one was not entered. */
export function knownHand(state: State, hand: Hand): readonly CardOrRank[] | undefined {
  const cards =
    state.rules.layout === 'square'
      ? crossingCards(state, hand).filter((card) => card !== undefined)
      : cardsInPlay(state, hand);
  return cards.length === cardsIn(state.rules, hand) ? cards : undefined;
}
