// The items of the fast count against those of the plain one: random hands of every kind that a preset counts, some without suits.
import { type CardOrRank, DECK, rankOf } from '../cards/cards.ts';
import { scoreShow } from '../cards/hand.ts';
import type { ShowItem } from '../cards/score.ts';
import type { Show } from '../cards/show.ts';
import { itemise } from './itemise.ts';
import { KINDS } from './kinds.ts';
import { dealer } from './oracle.ts';

const same = (one: readonly ShowItem[], other: readonly ShowItem[]): boolean =>
  one.length === other.length && one.every((item, at) => alike(item, other[at] as ShowItem));

const alike = (one: ShowItem, other: ShowItem): boolean =>
  one.kind === other.kind &&
  one.points === other.points &&
  one.cards.length === other.cards.length &&
  one.cards.every((card, at) => card === other.cards[at]);

/** Sizes that no preset counts are among them: hands of one to seven cards by every preset's points. */
const SIZES = 7;
/** Every third hand is from these 13 to 26 cards, so that runs, pairs royal, flushes and nobs are met more often. */
const PACKS = [
  DECK,
  DECK,
  DECK.filter((card) => /H$|^[5J]/.test(card)),
  DECK.filter((card) => /^[2345]/.test(card)),
];

/** Compares random hands, in one of eight without some of the suits. Gives the number of items. @throws if an item differs */
export function compareItems(hands: number, seed: number): number {
  const kinds = [...KINDS.values()];
  const deal = dealer(seed);
  const draw = new Uint8Array(52);
  let items = 0;
  for (let hand = 0; hand < hands; hand++) {
    deal(draw, SIZES + 1);
    const { bare, crib, rules, size } = kinds[hand % kinds.length] as (typeof kinds)[number];
    const show = showOf(draw, {
      pack: hand % PACKS.length,
      size: hand % 3 === 0 ? 1 + (hand % SIZES) : size,
    });
    const asked: Show = { ...show, ...(bare && { starter: undefined }), crib, rules };
    const found = scoreShow(asked);
    if (!same(found, itemise(asked))) throw new Error(`${JSON.stringify(asked)}: ${JSON.stringify(found)}`);
    items += found.length;
  }
  return items;
}

/** A hand and its starter from numbers that are all different; a card twice in a small pack is left out. */
function showOf(draw: Uint8Array, { pack, size }: { readonly pack: number; readonly size: number }): Show {
  const from = PACKS[pack] as readonly CardOrRank[];
  const known = draw[SIZES] as number;
  const places = [...new Set(Array.from(draw.subarray(0, size + 1), (place) => place % from.length))];
  // Some suits are not known: by the bits of the number that is left over, in one hand of eight.
  const cards = places.map((place, at) => {
    const card = from[place] as CardOrRank;
    return known % 8 === 0 && ((known >> 3) >> (at % 3)) & 1 ? rankOf(card) : card;
  });
  return { hand: cards.slice(0, -1), starter: cards.at(-1) };
}
