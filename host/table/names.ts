// Names and cards as the display can show them.
import { DISPLAY } from '../../hardware/board.ts';
import { fitText } from '../../shared/protocol/index.ts';
import {
  type CardOrRank,
  rankOf,
  type Seat,
  type State,
  sideCount,
  suitOf,
} from '../../shared/rules/index.ts';

const SUIT_SIGNS = { S: '♠', H: '♥', D: '♦', C: '♣' } as const;

/** A name in characters that the display has, without blanks at its ends. */
export const plain = (name: string): string => fitText(name.trim()).trim();

/** The name of a seat as the display shows it; P1, P2, ... where there is none. */
export function seatName({ players }: State, seat: Seat): string {
  const name = plain(players[seat] ?? '');
  return name === '' ? `P${seat + 1}` : name;
}

/** The name of a side: its player, or its partners' names joined. */
export function sideName(state: State, side: number): string {
  const seats = state.rules.sides.flatMap((each, seat) => (each === side ? [seat] : []));
  return seats.map((seat) => seatName(state, seat)).join('+');
}

/** The names of all sides. */
export const sideNames = (state: State): readonly string[] =>
  Array.from({ length: sideCount(state.rules) }, (_, side) => sideName(state, side));

/** Whose it is: `Red's`, `Ines'`. */
export const possessive = (name: string): string => (name.endsWith('s') ? `${name}'` : `${name}'s`);

/** A card as people read it: `10♥`, or `10` where its suit is not known. */
export function cardText(card: CardOrRank): string {
  const suit = suitOf(card);
  const rank = rankOf(card) === 'T' ? '10' : rankOf(card);
  return suit === undefined ? rank : `${rank}${SUIT_SIGNS[suit]}`;
}

/** A card in one or two characters: the ten is a T. */
export function briefCard(card: CardOrRank): string {
  const suit = suitOf(card);
  return suit === undefined ? rankOf(card) : `${rankOf(card)}${SUIT_SIGNS[suit]}`;
}

/** A text about somebody in at most `width` characters: the name gives way first. */
export function fitted(width: number, name: string, text: (name: string) => string): string {
  for (let length = name.length; length > 1; length--) {
    const whole = text(name.slice(0, length).trim());
    if (whole.length <= width) return whole;
  }
  return text(name.slice(0, 1)).slice(0, width);
}

/** Characters in a row of the display. */
export const COLUMNS = DISPLAY.columns;
