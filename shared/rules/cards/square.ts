// A square of cards, as far as its rows and columns were entered: a card of one is a card of the other.

import { type RuleSet, SQUARE } from '../terms/ruleset.ts';
import { HANDS, type Hand } from '../terms/seats.ts';
import { type CardOrRank, suitOf } from './cards.ts';

type Cards = Partial<Readonly<Record<Hand, readonly CardOrRank[] | null>>>;
type Kind = 'row' | 'column';

interface SquareLine {
  readonly kind: Kind;
  readonly at: number;
}

const PLACES = Array.from({ length: SQUARE }, (_, at) => at);

const LINES: Readonly<Record<Kind, readonly Hand[]>> = {
  row: ['row1', 'row2', 'row3', 'row4'],
  column: ['column1', 'column2', 'column3', 'column4'],
};

/** Where the rows and the columns lie. */
const PLACE_OF: ReadonlyMap<Hand | undefined, SquareLine> = new Map(
  (['row', 'column'] as const).flatMap((kind) =>
    LINES[kind].map((hand, at) => [hand, { kind, at }] as const),
  ),
);

/** The cards that were entered of the row or the column at a place, from 0. */
const lineAt = (cards: Cards, kind: Kind, at: number): Cards[Hand] => {
  const hand = LINES[kind][at];
  return hand === undefined ? undefined : cards[hand];
};

/** The cards of a row or a column that those which cross it have made known, by place. */
export function crossingCards(cards: Cards, hand: Hand): readonly (CardOrRank | undefined)[] {
  const place = PLACE_OF.get(hand);
  if (place === undefined) return [];
  const across = place.kind === 'row' ? 'column' : 'row';
  return PLACES.map((at) => lineAt(cards, across, at)?.[place.at]);
}

/** The cards of a deal's hands that were entered, those of one hand left out; in a square each once, with its suit if a row or a column says it. */
export const enteredCards = (
  cards: Cards,
  { layout }: Pick<RuleSet, 'layout'>,
  but?: Hand,
): readonly CardOrRank[] =>
  layout === 'square'
    ? PLACES.flatMap((row) => PLACES.flatMap((column) => cardAt(cards, { row, column }, PLACE_OF.get(but))))
    : HANDS.flatMap((hand) => (hand === but ? [] : (cards[hand] ?? [])));

/** The card at a place, if it is known and does not lie in the row or the column that is left out. */
function cardAt(
  cards: Cards,
  { row, column }: Readonly<Record<Kind, number>>,
  but: SquareLine | undefined,
): readonly CardOrRank[] {
  if (but !== undefined && but.at === { row, column }[but.kind]) return [];
  const told = [lineAt(cards, 'row', row)?.[column], lineAt(cards, 'column', column)?.[row]].filter(
    (card) => card !== undefined,
  );
  const card = told.find((each) => suitOf(each) !== undefined) ?? told[0];
  return card === undefined ? [] : [card];
}
