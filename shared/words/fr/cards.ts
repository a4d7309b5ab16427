// French: cards in a sentence, by their signs or, for a voice, by their names.
import { type CardOrRank, type Hand, rankOf, suitOf } from '../../rules/index.ts';
import { cardText } from '../naming.ts';
import type { People } from '../people.ts';

const SUITS = { S: 'pique', H: 'cœur', D: 'carreau', C: 'trèfle' } as const;
const RANKS: Readonly<Record<string, string>> = { A: 'as', T: '10', J: 'valet', Q: 'dame', K: 'roi' };

/** « 5 de cœur », or « 5 » where the suit is not known. */
export function spokenCard(card: CardOrRank): string {
  const suit = suitOf(card);
  const rank = RANKS[rankOf(card)] ?? rankOf(card);
  return suit === undefined ? rank : `${rank} de ${SUITS[suit]}`;
}

const ARTICLES: Readonly<Record<string, string>> = { A: 'l’', Q: 'la ' };

/** A card with its article for a voice: « 5♥ », « le 5 de cœur », « l’as de pique ». */
export const theCard = ({ aloud }: People, card: CardOrRank): string =>
  aloud === true ? `${ARTICLES[rankOf(card)] ?? 'le '}${spokenCard(card)}` : cardText(card);

/** A card: « 5♥ », « 5 de cœur ». */
export const cardIn = ({ aloud }: People, card: CardOrRank): string =>
  aloud === true ? spokenCard(card) : cardText(card);

/** Cards of a hand: « 5♥ J♣ », « 5 de cœur, valet de trèfle ». */
export const cardsIn = (people: People, cards: readonly CardOrRank[]): string =>
  cards.map((card) => cardIn(people, card)).join(people.aloud === true ? ', ' : ' ');

/** Hands of a player alone, and the rows and columns of a square. */
const LINES: Partial<Readonly<Record<string, string>>> = {
  hand1: 'main 1',
  hand2: 'main 2',
  row1: 'rangée 1',
  row2: 'rangée 2',
  row3: 'rangée 3',
  row4: 'rangée 4',
  row5: 'rangée 5',
  column1: 'colonne 1',
  column2: 'colonne 2',
  column3: 'colonne 3',
  column4: 'colonne 4',
  column5: 'colonne 5',
  square: 'carré',
} satisfies Partial<Record<Hand, string>>;

/** What people call a hand of the show: « main », « crib », « rangée 1 ». */
export const handWord = (hand: string): string => LINES[hand] ?? (hand === 'crib' ? 'crib' : 'main');
