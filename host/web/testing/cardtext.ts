// The cards that a text names, however it writes them: for tests that look for cards where there should be none.
import type { Card } from '../../../shared/rules/index.ts';

/** One card or several, one behind the other: `5H`, `10♥5♣`, and a suit before its rank. */
const CARDS = /(?<![A-Za-z0-9])(?:(?:[A2-9TJQK]|10)[SHDC♠♥♦♣])+(?![A-Za-z0-9])/g;
const CARD = /([A2-9TJQK]|10)([SHDC♠♥♦♣])/g;
const TURNED = /(?<![A-Za-z0-9])([SHDC♠♥♦♣])([A2-9TJQK]|10)(?![A-Za-z0-9])/g;
const WORDS =
  /\b(ace|as|two|deux|three|trois|four|quatre|five|cinq|six|seven|sept|eight|huit|nine|neuf|ten|dix|jack|valet|queen|dame|king|roi|\d+) (?:of|de) (spade|hearts?|diamond|club|pique|c(?:œ|oe)ur|carreau|tr[eè]fle)/gi;
const SIGNS: Readonly<Record<string, string>> = { '♠': 'S', '♥': 'H', '♦': 'D', '♣': 'C', '10': 'T' };
const SUITS: Readonly<Record<string, string>> = { p: 'S', s: 'S', h: 'H', d: 'D' };
const NUMBERS = [
  'ace',
  'as',
  'two',
  'deux',
  'three',
  'trois',
  'four',
  'quatre',
  'five',
  'cinq',
  'six',
  'six',
];
const MORE = ['seven', 'sept', 'eight', 'huit', 'nine', 'neuf', 'ten', 'dix', 'jack', 'valet'];
const RANKS = [...NUMBERS, ...MORE, 'queen', 'dame', 'king', 'roi'];

const cardOf = (rank: string, suit: string): Card => `${SIGNS[rank] ?? rank}${SIGNS[suit] ?? suit}` as Card;

function wordCard(rank: string, suit: string): Card {
  const low = suit.toLowerCase();
  const letter = /^(hea|c[œo]e?ur)/.test(low)
    ? 'H'
    : /^(dia|car)/.test(low)
      ? 'D'
      : /^(clu|tr)/.test(low)
        ? 'C'
        : 'S';
  const at = RANKS.indexOf(rank.toLowerCase());
  const number = at < 0 ? Number(rank) - 1 : Math.floor(at / 2);
  return `${'A23456789TJQK'[number] ?? '?'}${SUITS[letter] ?? letter}` as Card;
}

/** Every card that a text names. */
export function cardsIn(text: string): ReadonlySet<Card> {
  const found = new Set<Card>();
  for (const [run] of text.matchAll(CARDS))
    for (const [, rank = '', suit = ''] of run.matchAll(CARD)) found.add(cardOf(rank, suit));
  for (const [, suit = '', rank = ''] of text.matchAll(TURNED)) found.add(cardOf(rank, suit));
  for (const [, rank = '', suit = ''] of text.matchAll(WORDS)) found.add(wordCard(rank, suit));
  return found;
}

/** Without what names an earlier deal. */
export function pruned(value: unknown, deal: number): unknown {
  if (Array.isArray(value)) return value.map((each) => pruned(each, deal));
  if (typeof value !== 'object' || value === null) return value;
  const { deal: named } = value as { readonly deal?: unknown };
  if (typeof named === 'number' && named < deal) return undefined;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, pruned(each, deal)]));
}
