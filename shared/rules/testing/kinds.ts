// Every kind of hand that some preset counts, and the comparison of its itemised count with the independent one.
import { type Card, DECK } from '../cards/cards.ts';
import { scoreShow } from '../cards/hand.ts';
import { total } from '../cards/score.ts';
import { suitPointsOf } from '../cards/show.ts';
import { PRESETS } from '../house/presets.ts';
import { isCribbage } from '../terms/counting.ts';
import { cribSize, handSize, type RuleSet } from '../terms/ruleset.ts';
import { countCards, dealer, type OracleRules } from './oracle.ts';

/** A kind of hand: how many cards, with a starter or without, by the rules of a hand or of a crib. */
export interface Kind {
  readonly size: number;
  readonly bare: boolean;
  readonly crib: boolean;
  readonly rules: RuleSet;
}

/** The rules of this kind as the oracle takes them. */
export const oracleRules = ({ crib, rules }: Kind): OracleRules => ({
  ...suitPointsOf(crib, rules),
});

/** Every kind of hand that some preset counts as cribbage does, each once, with a starter and without. */
export const KINDS = new Map(
  PRESETS.filter(({ counting }) => isCribbage(counting)).flatMap((rules) =>
    (cribSize(rules) === 0 ? [false] : [false, true]).flatMap((crib) =>
      [false, true].map((bare): readonly [string, Kind] => {
        const kind: Kind = { size: crib ? cribSize(rules) : handSize(rules), bare, crib, rules };
        const { nobs, alone, withStarter } = oracleRules(kind);
        const starter = bare ? 'no starter' : 'a starter';
        return [
          `${kind.size} cards and ${starter}, flush ${alone}/${withStarter}, nobs ${nobs}, ${crib ? 'crib' : 'hand'}`,
          kind,
        ];
      }),
    ),
  ),
);

/** Counts one hand both ways. @throws if they differ */
export function compare(cards: Uint8Array, { size, bare, crib, rules }: Kind, oracle: OracleRules): void {
  const named = Array.from(cards.subarray(0, size), (card) => DECK[card] as Card);
  const starter = bare ? undefined : DECK[cards[size] as number];
  const itemised = total(scoreShow({ hand: named, starter, crib, rules }));
  const expected = countCards(cards, size, bare, oracle);
  if (itemised !== expected) throw new Error(`${named} + ${starter}: ${itemised}, not ${expected}`);
}

/** How many hands of a kind there are. */
export function spaceOf({ size, bare }: Kind): number {
  let hands = bare ? 1 : 52 - size;
  for (let at = 0; at < size; at++) hands = (hands * (52 - at)) / (at + 1);
  return hands;
}

/** Compares every hand of a kind, in the order of the deck, with every starter; gives their number. @throws if a count differs */
export function compareAll(kind: Kind): number {
  const { size, bare } = kind;
  const cards = new Uint8Array(size + 1);
  const oracle = oracleRules(kind);
  let compared = 0;
  // Places below `size` rise; the one after them is for the starter.
  const fill = (at: number, from: number): void => {
    if (at > size || (bare && at === size)) {
      compare(cards, kind, oracle);
      compared++;
      return;
    }
    for (let card = from; card < 52; card++) {
      if (at === size && cards.subarray(0, size).includes(card)) continue;
      cards[at] = card;
      fill(at + 1, at + 1 < size ? card + 1 : 0);
    }
  };
  fill(0, 0);
  return compared;
}

/** Compares random hands; gives their number. @throws if a count differs */
export function compareRandom(kind: Kind, hands: number, seed: number): number {
  const deal = dealer(seed);
  const cards = new Uint8Array(kind.size + 1);
  const oracle = oracleRules(kind);
  let compared = 0;
  for (; compared < hands; compared++) {
    deal(cards, kind.size + 1);
    compare(cards, kind, oracle);
  }
  return compared;
}
