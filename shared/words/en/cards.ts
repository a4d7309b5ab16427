// English: cards in a sentence, by their signs or, for a voice, by their names.
import { type CardOrRank, type Hand, rankOf, suitOf } from '../../rules/index.ts';
import { cardText } from '../naming.ts';
import type { People } from '../people.ts';
import { rankWord } from './grammar.ts';

const SUITS = { S: 'spades', H: 'hearts', D: 'diamonds', C: 'clubs' } as const;

/** 'five of hearts', or 'five' where the suit is not known. */
export function spokenCard(card: CardOrRank): string {
  const suit = suitOf(card);
  const rank = rankWord(rankOf(card));
  return suit === undefined ? rank : `${rank} of ${SUITS[suit]}`;
}

/** A card behind a 'the' of the sentence: '5♥', 'five of hearts'. */
export const cardIn = ({ aloud }: People, card: CardOrRank): string =>
  aloud === true ? spokenCard(card) : cardText(card);

/** A card with nothing before it: '5♥', 'the five of hearts'. */
export const theCard = ({ aloud }: People, card: CardOrRank): string =>
  aloud === true ? `the ${spokenCard(card)}` : cardText(card);

/** Cards of a hand: '5♥ J♣', 'five of hearts, jack of clubs'. */
export const cardsIn = ({ aloud }: People, cards: readonly CardOrRank[]): string =>
  aloud === true ? cards.map(spokenCard).join(', ') : cards.map(cardText).join(' ');

/** Hands of a player alone, and the rows and columns of a square. */
const LINES: Partial<Readonly<Record<string, string>>> = {
  hand1: 'hand 1',
  hand2: 'hand 2',
  row1: 'row 1',
  row2: 'row 2',
  row3: 'row 3',
  row4: 'row 4',
  row5: 'row 5',
  column1: 'column 1',
  column2: 'column 2',
  column3: 'column 3',
  column4: 'column 4',
  column5: 'column 5',
} satisfies Partial<Record<Hand, string>>;

/** What people call a hand of the show: 'hand', 'crib', 'row 1'. */
export const handWord = (hand: string): string =>
  LINES[hand] ?? (hand === 'crib' || hand === 'square' ? hand : 'hand');

/** The same with its article, where it has one: 'the hand', 'row 1'. */
export const theHand = (hand: string): string => LINES[hand] ?? `the ${handWord(hand)}`;
