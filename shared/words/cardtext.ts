// Cards and entries as people read them. A command that counts a hand loads it, so it imports little.
import { type CardOrRank, rankOf, suitOf } from '../rules/cards/index.ts';
import type { DealtAlone } from '../table/ask.ts';
import type { KeyedEntry } from '../table/entry.ts';

/** The sign of each suit. */
const SUIT_SIGNS = { S: '♠', H: '♥', D: '♦', C: '♣' } as const;

/** A card as people read it: `10♥`, or `10` where its suit is not known. */
export function cardText(card: CardOrRank): string {
  const suit = suitOf(card);
  const rank = rankOf(card) === 'T' ? '10' : rankOf(card);
  return suit === undefined ? rank : `${rank}${SUIT_SIGNS[suit]}`;
}

/** A card in one or two characters: the ten is a T. */
function briefCard(card: CardOrRank): string {
  const suit = suitOf(card);
  return suit === undefined ? rankOf(card) : `${rankOf(card)}${SUIT_SIGNS[suit]}`;
}

/** The cards of a hand in so many places: `5♥T_`, a place for each that is missing. */
export const cardPlaces = (cards: readonly CardOrRank[], missing: number): string =>
  cards.map(briefCard).join('') + '_'.repeat(missing);

/** What is being keyed, as it is shown: the digits, or the cards one by one. */
export const keyedText = (entry: KeyedEntry): string =>
  entry.kind === 'cards' ? entry.cards.map(cardText).join(' ') : 'digits' in entry ? entry.digits : '';

/** What a player alone deals, '6+2' or '2x6', in a row of the display. */
export const portions = ({ hands, cards, pack }: DealtAlone): string =>
  `${hands === 1 ? '' : `${hands}x`}${cards}${pack > 0 ? `+${pack}` : ''}`;
