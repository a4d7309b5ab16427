// The show, hand by hand: which comes next, which the play has made known already, and which are dead.
import { type CardOrRank, checkCards, rankOf } from '../cards/cards.ts';
import { wantedSuit } from '../cards/suits.ts';
import type { Refusal } from '../terms/refusal.ts';
import { cardsIn, counterOf, firstHand, type Hand, handsOf, poneOf } from '../terms/seats.ts';
import { isFreeCrib, isLastDeal, isPlayNext } from '../variants/solitaire.ts';
import { countedStarter, crossingRefusal, enteredCards } from '../variants/square.ts';
import { add, type Draft, lose, onward } from './draft.ts';
import { cardsInPlay, knownHand } from './record.ts';
import type { State } from './state.ts';

/** Cards entered for a hand of the show. */
interface ShownHand {
  readonly hand: Hand;
  readonly cards: readonly CardOrRank[];
  readonly starter: CardOrRank;
}

/** Why these cards cannot be that hand. */
export function cardsRefusal(state: State, { hand, cards, starter }: ShownHand): Refusal | undefined {
  const { rules } = state;
  const expected = cardsIn(rules, hand);
  if (cards.length !== expected) return { code: 'wrongNumberOfCards', expected, got: cards.length };
  const crossed = crossingRefusal(state, hand, cards);
  if (crossed !== undefined) return crossed;
  const counted = countedStarter(rules, starter);
  const checked = checkCards([counted ?? [], knownCards(state, hand), cards].flat());
  if (!checked.ok) return checked.refusal;
  const suit = wantedSuit({ hand: cards, starter: counted, crib: hand === 'crib', rules });
  return suit && { code: 'suitWanted', index: suit.index, rank: rankOf(suit.card), starter: suit.starter };
}

/** Every card of this deal's hands that is known, from the show or from the play, those of one hand left out. */
export const knownCards = (state: State, but?: Hand): readonly CardOrRank[] =>
  state.rules.layout === 'square'
    ? enteredCards(state, but)
    : handsOf(state.rules)
        .filter((hand) => hand !== but)
        .flatMap((hand) => state.cards[hand] ?? cardsInPlay(state, hand));

/** The turn of a hand to be counted; one that is dead counts nothing, and it is the turn of the next. */
export function showHand(before: Draft, hand: Hand): Draft {
  const shown = onward(before, { type: 'phaseEntered', phase: 'show', hand });
  return skipDead(revealed(shown));
}

/** Counts nothing for a hand that is dead, if it is its turn. */
export function skipDead(before: Draft): Draft {
  const { hand, dead } = before.state;
  const seat = hand && counterOf(before.state, hand);
  if (hand === undefined || seat === undefined || hand === 'crib' || !dead.includes(seat)) return before;
  const nothing = add(before, { type: 'pegged', seat, points: 0, reason: 'dead', hand });
  return afterCount(nothing, hand);
}

/** The cards of the hand whose turn it is, if the play, or the rows of a square, have made them known and no suit has to be asked for. */
export function revealed(before: Draft): Draft {
  const { state } = before;
  const { hand, starter, rules } = state;
  const cards = hand && knownHand(state, hand);
  if (hand === undefined || cards === undefined || starter === undefined || rules.claims === 'trust')
    return before;
  if (state.cards[hand] !== undefined || cardsRefusal(state, { hand, cards, starter }) !== undefined)
    return before;
  return add(before, { type: 'cardsEntered', hand, cards });
}

/** After a hand is counted: the next hand; after the last of them the play, or the next deal. Nothing once the game is over. */
export function afterCount(before: Draft, hand: Hand): Draft {
  const hands = handsOf(before.state.rules);
  const next = hands[hands.indexOf(hand) + 1];
  if (next !== undefined) return showHand(before, next);
  return before.state.rules.show === 'beforePlay'
    ? onward(before, { type: 'phaseEntered', phase: 'play' })
    : dealOn(before);
}

/** What follows the starter: an exchange of cards where there is one. */
export const afterStarter = (before: Draft): Draft =>
  before.state.rules.exchange === 'none'
    ? afterExchange(before)
    : onward(before, { type: 'phaseEntered', phase: 'exchange' });

/** What follows that: the play, or the show where hands are counted first, or there is no play. */
export const afterExchange = (before: Draft): Draft =>
  isPlayNext(before.state)
    ? onward(before, { type: 'phaseEntered', phase: 'play' })
    : showHand(before, isFreeCrib(before.state) ? 'crib' : firstHand(before.state.rules));

/** What follows the play: the show, or the next deal where hands were counted first. */
export const afterPlay = (before: Draft): Draft =>
  before.state.rules.show === 'beforePlay' ? dealOn(before) : showHand(before, firstHand(before.state.rules));

/** The deal comes to the next player; a player alone has lost after the last of them. */
function dealOn(before: Draft): Draft {
  if (isLastDeal(before.state)) return lose(before, 'deals');
  const dealer = poneOf(before.state) ?? 0;
  return onward(
    before,
    { type: 'dealerSet', dealer, reason: 'turn' },
    { type: 'phaseEntered', phase: 'deal' },
  );
}
