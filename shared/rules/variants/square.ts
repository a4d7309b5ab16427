// Cribbage Squares and Table Top Cribbage: a square of cards, each of them in a row and in a column.

import { type CardOrRank, isOneCard, suitOf } from '../cards/cards.ts';
import { scoreShow } from '../cards/hand.ts';
import { type ShowItem, total } from '../cards/score.ts';
import type { Refusal } from '../terms/refusal.ts';
import { hasCentre, type RuleSet } from '../terms/ruleset.ts';
import { HANDS, type Hand, linesOf } from '../terms/seats.ts';

/** What is known of the cards of a deal. */
export interface LaidOut {
  readonly cards: Partial<Readonly<Record<Hand, readonly CardOrRank[] | null>>>;
  readonly rules: RuleSet;
  readonly starter: CardOrRank | undefined;
}

const KINDS = ['row', 'column'] as const;
type Kind = (typeof KINDS)[number];

interface SquareLine {
  readonly kind: Kind;
  readonly at: number;
}

/** Where a row or a column lies; undefined for other hands. */
const placeOf = ({ rules }: LaidOut, hand: Hand | undefined): SquareLine | undefined =>
  KINDS.flatMap((kind) => linesOf(rules, kind).map((line, at) => ({ line, kind, at }))).find(
    ({ line }) => line === hand,
  );

/** The starter as it counts with a hand: not at all where the card turned up lies in the square. */
export const countedStarter = <Starter>(
  rules: Pick<RuleSet, 'layout' | 'square'>,
  starter: Starter,
): Starter | undefined => (hasCentre(rules) ? undefined : starter);

/** The cards of a row or a column that those which cross it, or the card in the middle, have made known, by place. */
export function crossingCards(laid: LaidOut, hand: Hand): readonly (CardOrRank | undefined)[] {
  const place = placeOf(laid, hand);
  if (place === undefined) return [];
  const { size } = laid.rules.square;
  return Array.from({ length: size }, (_, at) => {
    const [row, column] = place.kind === 'row' ? [place.at, at] : [at, place.at];
    return cardAt(laid, { row, column }, place);
  });
}

/** Why a row or a column cannot have these cards: one that crosses it was entered with another card. */
export function crossingRefusal(
  laid: LaidOut,
  hand: Hand,
  cards: readonly CardOrRank[],
): Refusal | undefined {
  if (laid.rules.layout !== 'square') return undefined;
  const crossing = crossingCards(laid, hand);
  const at = cards.findIndex((card, place) => {
    const known = crossing[place];
    return known !== undefined && !isOneCard(card, known);
  });
  const [card, known] = [cards[at], crossing[at]];
  return card && known && { code: 'cardCrossed', card, known };
}

/** The cards of a deal's hands that were entered, those of one hand left out; in a square each once, with its suit if a row or a column says it. */
export function enteredCards(laid: LaidOut, but?: Hand): readonly CardOrRank[] {
  const { cards, rules } = laid;
  if (rules.layout !== 'square') return HANDS.flatMap((hand) => (hand === but ? [] : (cards[hand] ?? [])));
  const left = placeOf(laid, but);
  const places = Array.from({ length: rules.square.size }, (_, at) => at);
  return places.flatMap((row) =>
    places.flatMap((column) => {
      const isLeft = left !== undefined && left.at === { row, column }[left.kind];
      return (isLeft ? undefined : cardAt(laid, { row, column })) ?? [];
    }),
  );
}

/** The card at a place, if it is known from a line other than this one. */
function cardAt(
  { cards, rules, starter }: LaidOut,
  place: Readonly<Record<Kind, number>>,
  but?: SquareLine,
): CardOrRank | undefined {
  const across = { row: place.column, column: place.row };
  const lines = KINDS.filter((kind) => kind !== but?.kind).map((kind) => {
    const hand = linesOf(rules, kind)[place[kind]];
    return hand && cards[hand]?.[across[kind]];
  });
  const middle = (rules.square.size - 1) / 2;
  const centre = hasCentre(rules) && place.row === middle && place.column === middle ? starter : undefined;
  const known = [centre, ...lines].filter((card) => card !== undefined);
  return known.find((each) => suitOf(each) !== undefined) ?? known[0];
}

/**
 * What a side has more than the other: the rows of the first side against the columns of the second. The other side's come off, so
 * that the total is negative where it has more. Undefined while a row or a column is missing.
 */
export function differenceItems(laid: LaidOut, side: number): readonly ShowItem[] | undefined {
  const items = KINDS.map((kind) => linesItem(laid, kind));
  if (items.includes(undefined)) return undefined;
  const [own, other] = (side === 0 ? items : items.toReversed()) as ShowItem[];
  return own && other && [own, { ...other, points: -other.points }];
}

/** All rows, or all columns, as one item. */
function linesItem({ cards, rules, starter }: LaidOut, kind: Kind): ShowItem | undefined {
  const lines = linesOf(rules, kind).map((hand) => cards[hand]);
  if (lines.some((line) => line === undefined || line === null)) return undefined;
  const points = lines.map((line) =>
    total(scoreShow({ hand: line as readonly CardOrRank[], starter: countedStarter(rules, starter), rules })),
  );
  return { kind: `${kind}s`, cards: [], points: points.reduce((sum, each) => sum + each, 0) };
}
