// The dealer: a pack shuffled and sealed before the deal, who gets which of its cards, the cut, the starter, and the proof afterwards.
//
// How a table uses it:
// 1. Before a deal it makes a secret from the system's randomness, shuffles by `belowFrom`, and publishes `sealOf`.
// 2. It gives each seat `viewOf(state, seat, pack)` and nothing else of the pack. A seat answers with `hold`, its cards and discard.
// 3. The seat before the dealer's says where it cuts; `starterAt` is the card. The table enters it as a card reader does.
// 4. Cards from the pack to the crib lie face up with the crib.
// 5. When the deal is over it publishes the `SealedPack`; `opens` says whether pack and seal fit.
// The journal of a running deal may hold `handHeld` only where no other seat can read it before the show.

import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { discardSize, type State } from '../rules/game/index.ts';
import { type Card, DECK } from '../rules/index.ts';
import { handSize, type RuleSet, type Seat } from '../rules/terms/index.ts';

/** All cards, in the order in which they are dealt. */
export type Pack = readonly Card[];

/** A whole number from 0 up to, and without, `below`; every one as likely as another. */
export type Below = (below: number) => number;

/** A pack that was sealed before its deal. */
export interface SealedPack {
  /** The id of the game. */
  readonly game: string;
  readonly deal: number;
  readonly pack: Pack;
  /** Random text. Without it the seal of a pack could be found by trial. */
  readonly secret: string;
}

/**
 * Numbers that follow from a text, the same for everybody: the 32-bit words, first byte first, of SHA-256 of `TEXT 0`, `TEXT 1` and so on.
 * A word that would favour small numbers is passed over.
 */
export function belowFrom(text: string): Below {
  let blocks = 0;
  let words: number[] = [];
  const next = (): number => {
    if (words.length === 0) {
      const bytes = new DataView(sha256(utf8ToBytes(`${text} ${blocks++}`)).buffer);
      words = Array.from({ length: 8 }, (_, at) => bytes.getUint32(4 * at));
    }
    return words.shift() as number;
  };
  return (below) => {
    const fair = 2 ** 32 - (2 ** 32 % below);
    let word = next();
    while (word >= fair) word = next();
    return word % below;
  };
}

/** The shuffle of Fisher and Yates. */
export function shufflePack(below: Below): Pack {
  const pack = [...DECK];
  for (let last = pack.length - 1; last > 0; last--) {
    const other = below(last + 1);
    [pack[last], pack[other]] = [pack[other] as Card, pack[last] as Card];
  }
  return pack;
}

/**
 * The seal of a pack, published before the deal: the SHA-256 of `GAME DEAL CARDS SECRET`, cards without blanks between them. Anybody can
 * compute it once the pack is opened: `printf %s 'g1 1 5H6C... SECRET' | sha256sum`.
 */
export const sealOf = ({ game, deal, pack, secret }: SealedPack): string =>
  bytesToHex(sha256(utf8ToBytes(`${game} ${deal} ${pack.join('')} ${secret}`)));

/** Whether this is a whole pack and the one that was sealed. */
export const opens = (opened: SealedPack, seal: string): boolean =>
  sealOf(opened) === seal && opened.pack.length === DECK.length && new Set(opened.pack).size === DECK.length;

/** The cards that are dealt to a seat. */
export const dealtTo = (pack: Pack, state: State, seat: Seat): Pack => {
  const first = seat * state.rules.cards.dealt;
  return pack.slice(first, first + handSize(state.rules) + discardSize(state, seat));
};

/** The cards that go from the pack to the crib. */
export const cribFromPack = (pack: Pack, { rules }: Pick<State, 'rules'>): Pack => {
  const first = rules.seats * rules.cards.dealt;
  return pack.slice(first, first + rules.cards.packToCrib);
};

/** How many cards are left to cut. */
export const cardsToCut = ({ seats, cards }: RuleSet): number =>
  DECK.length - seats * cards.dealt - cards.packToCrib;

/** The card turned up where the pack is cut at this place, 0 to cardsToCut - 1. */
export const starterAt = (pack: Pack, rules: RuleSet, place: number): Card =>
  pack[DECK.length - cardsToCut(rules) + place] as Card;

/** The cards that the seats cut for the deal. */
export const cutOf = (pack: Pack, { seats }: RuleSet): Pack => pack.slice(0, seats);
