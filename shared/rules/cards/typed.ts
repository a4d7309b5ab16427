// Counting what people type: text in, checked, and the count or a refusal out.

import { ok, type Result, refuse } from '../terms/result.ts';
import { cribSize, handSize, type RuleSet, SIX_CARD } from '../terms/ruleset.ts';
import { type CardOrRank, checkCards, isSuited, parseCardOrRank, rankOf } from './cards.ts';
import { scoreShow } from './hand.ts';
import { type ShowItem, total } from './score.ts';
import { wantedSuit } from './suits.ts';

/** A hand as people type it: `5h5s5djc`, `5H,5S 10D Kn`, `6 7 8 8`. Six-card rules if none are given. */
export interface TypedHand {
  readonly hand: string | readonly string[];
  readonly starter?: string | undefined;
  readonly crib?: boolean | undefined;
  readonly rules?: RuleSet | undefined;
}

/** A count: the cards as they were read, and every item that they score. */
export interface Score {
  readonly hand: readonly CardOrRank[];
  readonly starter: CardOrRank | undefined;
  readonly items: readonly ShowItem[];
  readonly points: number;
}

/** A rank and perhaps a suit, by letter or sign. An ace may be 1, the key that the board has for it; a knave may be Kn. */
const CARD = /(10|kn|[1-9tjqka])([shdc]|[♠♤♥♡♦♢♣♧]\uFE0F?)?/giu;

/**
 * The cards in a text or in a list of texts, each as a word of its own. A word that holds anything else stays whole, to be named;
 * JavaScript can hand over what is no text.
 */
export function splitCards(texts: string | readonly string[]): readonly string[] {
  const words: string[] = [];
  // Loops: the functions of lists take 3 times as long here.
  for (const text of Array.isArray(texts) ? texts : [texts])
    for (const word of String(text).split(/[\s,;]+/))
      if (isSuited(word)) words.push(word);
      else words.push(...splitWord(word));
  return words;
}

function splitWord(word: string): readonly string[] {
  // Programs, and most people, write rank and suit in two capital letters.
  const pairs = word.match(/..?/g) ?? [];
  if (pairs.every(isSuited)) return pairs;
  const cards = [...word.matchAll(CARD)].map(([card]) => card);
  // Ranks run together are no cards: 10 and 1, 0 look alike.
  const apart = cards.length === 1 || cards.every((card) => /[^\dtjqka]$/i.test(card));
  if (cards.join('') !== word || !apart) return [word];
  return cards.map((card) => card.replace(/^1(?!0)/, 'A'));
}

/**
 * Counts a hand, or a crib, that was typed. Ranks alone are enough where suits cannot change the count. Refusals: badCard,
 * duplicateCard, tooManyOfRank, wrongNumberOfCards, suitWanted.
 */
export function score({ hand, starter, crib = false, rules = SIX_CARD }: TypedHand): Result<Score> {
  const read = readCards([...splitCards(hand), ...(starter === undefined ? [] : [starter])]);
  if (!read.ok) return read;
  const cards = starter === undefined ? read.value : read.value.slice(0, -1);
  const turned = starter === undefined ? undefined : read.value.at(-1);
  const expected = crib ? cribSize(rules) : handSize(rules);
  if (cards.length !== expected) return refuse({ code: 'wrongNumberOfCards', expected, got: cards.length });
  const show = { hand: cards, starter: turned, crib, rules };
  const suit = wantedSuit(show);
  if (suit !== undefined)
    return refuse({
      code: 'suitWanted',
      index: suit.index,
      rank: rankOf(suit.card),
      starter: suit.starter,
    });
  const items = scoreShow(show);
  return ok({ hand: cards, starter: turned, items, points: total(items) });
}

function readCards(texts: readonly string[]): Result<readonly CardOrRank[]> {
  const cards: CardOrRank[] = [];
  for (const text of texts) {
    const card = parseCardOrRank(String(text));
    if (!card.ok) return card;
    cards.push(card.value);
  }
  return checkCards(cards);
}
