// Cards and entries as people read them, and texts that fit the display.
import { TEXT_COLUMNS } from '../protocol/index.ts';
import { type CardOrRank, rankOf, suitOf } from '../rules/cards/index.ts';
import type { DealtAlone } from '../table/ask.ts';
import type { KeyedEntry } from '../table/entry.ts';
import { cardText, SUIT_SIGNS } from './cardtext.ts';

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

/** A text about somebody in at most `width` characters: the name gives way first. */
export function fitted(width: number, name: string, text: (name: string) => string): string {
  for (let length = name.length; length > 1; length--) {
    const whole = text(name.slice(0, length).trim());
    if (whole.length <= width) return whole;
  }
  return text(name.slice(0, 1)).slice(0, width);
}

/** Characters in a row of the display. */
export const COLUMNS = TEXT_COLUMNS;

/** What a player alone deals, '6+2' or '2x6', in a row of the display. */
export const portions = ({ hands, cards, pack }: DealtAlone): string =>
  `${hands === 1 ? '' : `${hands}x`}${cards}${pack > 0 ? `+${pack}` : ''}`;
