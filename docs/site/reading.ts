// What a text says to the playground: cards to count, cards to discard from, or a game in the notation.
import { type CardOrRank, isSuited, parseCardOrRank, splitCards } from '../../shared/rules/cards/index.ts';
import {
  findPreset,
  type Game,
  type Hand,
  parseGame,
  type Refusal,
  type Score,
  type State,
  score,
  scoreShow,
  total,
} from '../../shared/rules/index.ts';
import { type DiscardRow, studyDiscards } from '../../shared/rules/study/index.ts';
import { counterOf, cribSize, handSize, handsOf } from '../../shared/rules/terms/index.ts';

/** A hand with its count; whose it is, in a game. */
export interface CountedHand extends Score {
  readonly owner?: { readonly hand: Hand; readonly player: string };
}

/** What was read: the cards that were keyed, and what they make. */
export interface Reading {
  readonly cards: readonly CardOrRank[];
  readonly hands?: readonly CountedHand[];
  readonly game?: Game;
  readonly rows?: readonly DiscardRow[];
  readonly refusal?: Refusal;
}

/** Cards of a hand, and before the discard. */
const [HAND, DEALT] = [4, 6] as const;

/** Reads a text; `role` says whose crib it is that the discards go to. */
export function readText(text: string, role: 'dealer' | 'pone'): Reading {
  if (findPreset(text.trim().split(/\s/)[0] ?? '').ok) return readGame(text);
  const cards: CardOrRank[] = [];
  for (const word of splitCards(text).filter((each) => each !== '')) {
    const card = parseCardOrRank(word);
    if (!card.ok) return { cards, refusal: card.refusal };
    cards.push(card.value);
  }
  if (cards.length < HAND) return { cards };
  if (cards.length < DEALT) {
    const counted = score({ hand: cards.slice(0, HAND), starter: cards[HAND] });
    return counted.ok ? { cards, hands: [counted.value] } : { cards, refusal: counted.refusal };
  }
  const plain = cards.find((card) => !isSuited(card));
  if (plain !== undefined) return { cards, refusal: { code: 'badCard', text: plain } };
  const study = studyDiscards({ cards: cards.filter(isSuited), role });
  return study.ok ? { cards, rows: study.value.rows } : { cards, refusal: study.refusal };
}

/** The hands of the deal whose cards are known, in the order in which they are counted. */
function readGame(text: string): Reading {
  const game = parseGame(text);
  if (!game.ok) return { cards: [], refusal: game.refusal };
  const { state } = game.value;
  const { starter, rules, players } = state;
  const hands = handsOf(rules).flatMap((hand) => {
    const seat = counterOf(state, hand) ?? 0;
    const crib = hand === 'crib';
    const held =
      state.cards[hand] ??
      (crib ? Object.values(state.discards).flatMap((cards) => cards ?? []) : heldBy(state, seat));
    if (held.length !== (crib ? cribSize(rules) : handSize(rules))) return [];
    const items = scoreShow({ hand: held, starter, crib, rules });
    return [
      { hand: held, starter, items, points: total(items), owner: { hand, player: players[seat] ?? '' } },
    ];
  });
  return { cards: [], hands, game: game.value };
}

/** The hand of a seat during the play: what it holds and what it has laid. */
const heldBy = ({ round }: State, seat: number): readonly CardOrRank[] => [
  ...(round?.hands[seat] ?? []),
  ...(round?.laid ?? []).flatMap(({ seat: by, card }) => (by === seat && card !== undefined ? card : [])),
];

/** Signs of the notation that an address can have as they are. */
const PLAIN = /%(3D|2F|2C|3A|3B|40)/g;

/** The fragment of an address that carries a text; empty for an empty one. */
export function toFragment(text: string): string {
  const coded = encodeURIComponent(text.trim()).replace(PLAIN, decodeURIComponent);
  return coded === '' ? '' : `#${coded.replaceAll('%20', '+')}`;
}

/** The text in a fragment; empty where it is none of ours. */
export function fromFragment(fragment: string): string {
  try {
    return decodeURIComponent(fragment.slice(1).replaceAll('+', ' '));
  } catch {
    return '';
  }
}
