// What to lay away: each choice by the average of its hand and of its crib, or by how often it wins the game.

import {
  type CardOrRank,
  cardIndex,
  choicesOf,
  makeTableScorer,
  RANKS,
  rankNumber,
  scoreRanks,
} from '../rules/cards/index.ts';
import { cribOwner, discardSize } from '../rules/game/index.ts';
import { type Card, DECK } from '../rules/index.ts';
import type { CribRole } from '../rules/study/index.ts';
import { handSize, holesToGo, type RuleSet, sideOf } from '../rules/terms/index.ts';
import { hasWinModel } from '../rules/winning/index.ts';
import { CRIBS, type CribTable, cribAverage } from './cribs.ts';
import { stateOf, type View } from './view.ts';
import { meanOf, type ToGo, winsThrown } from './wins.ts';

/** A choice of cards to keep and to lay away. */
export interface Throw {
  readonly keep: readonly Card[];
  readonly discard: readonly Card[];
}

/** What a choice is worth to the seat; more is better. */
type ThrowWorth = (choice: Throw) => number;

/** How a player values choices in a position. */
export type ThrowStyle = (view: View) => ThrowWorth;

/** Every choice of the cards dealt. */
export const throwsOf = (view: View): readonly Throw[] =>
  choicesOf(view.dealt, discardSize(stateOf(view), view.seat)).map((discard) => ({
    discard,
    keep: view.dealt.filter((card) => !discard.includes(card)),
  }));

/** The best choice of the cards dealt; undefined where the seat has none to make. */
export function bestThrow(view: View, style: ThrowStyle): Throw | undefined {
  if (view.dealt.length === 0) return undefined;
  const worth = style(view);
  return throwsOf(view)
    .map((choice) => ({ choice, worth: worth(choice) }))
    .reduce((best, each) => (each.worth > best.worth ? each : best)).choice;
}

/** Whose crib it is, for the cards of this seat. */
export function cribRole(view: View): CribRole {
  const { rules } = view.table;
  const owner = cribOwner(stateOf(view));
  return owner !== undefined && sideOf(rules, owner) === sideOf(rules, view.seat) ? 'dealer' : 'pone';
}

/** The average of the hand alone: the crib is forgotten. */
export const byHand: ThrowStyle = ({ dealt, table }) => {
  const counts = handCounts(dealt, table.rules);
  return ({ keep }) => signOf(table.rules) * meanOf(counts(keep));
};

/** Hand and crib together, by a table of average cribs. */
export const byAverage =
  (cribs: Readonly<Record<CribRole, CribTable>> = CRIBS): ThrowStyle =>
  (view) => {
    const role = cribRole(view);
    const hand = byHand(view);
    const sign = signOf(view.table.rules) * (role === 'dealer' ? 1 : -1);
    return (choice) => hand(choice) + sign * cribAverage(cribs[role], choice.discard.map(rankAt));
  };

/** How often the choice wins the game, where there is a table of it; else by averages. */
export const byWins: ThrowStyle = (view) => {
  const { rules } = view.table;
  if (!hasWinModel(rules)) return byAverage()(view);
  const role = cribRole(view);
  const toGo = toGoOf(view);
  const counts = handCounts(view.dealt, rules);
  return ({ keep, discard }) => {
    const crib = cribAverage(CRIBS[role], discard.map(rankAt));
    const known = new Map<number, number>();
    const wins = (hand: number): number => {
      const chance = known.get(hand) ?? winsThrown({ role, toGo, hand, crib });
      known.set(hand, chance);
      return chance;
    };
    return meanOf(counts(keep).map(wins));
  };
};

/** Holes that the own side and the other need, where two play. */
export function toGoOf({ table: { pegs, rules }, seat }: View): ToGo {
  const side = sideOf(rules, seat);
  return [holesToGo(pegs, side, rules), holesToGo(pegs, 1 - side, rules)];
}

/** Who comes out first loses lowball: there points are to be avoided. */
export const signOf = ({ lowball }: Pick<RuleSet, 'lowball'>): 1 | -1 => (lowball ? -1 : 1);

/** The place of a rank, from 0 for an ace. */
export const rankAt = (card: CardOrRank): number => rankNumber(card) - 1;

/** Cards of each rank besides these, from the ace. */
export function unseenRanks(seen: readonly CardOrRank[]): Uint8Array {
  const unseen = new Uint8Array(RANKS.length).fill(4);
  for (const card of seen) unseen[rankAt(card)] = (unseen[rankAt(card)] as number) - 1;
  return unseen;
}

/** Places in DECK that can be turned up. */
const unseen = (dealt: readonly Card[]): readonly number[] => {
  const own = dealt.map(cardIndex);
  return DECK.map((_, place) => place).filter((place) => !own.includes(place));
};

/** What a hand counts with each starter that can be turned up. Hands of other sizes than three to five without their suits. */
function handCounts(dealt: readonly Card[], rules: RuleSet): (keep: readonly Card[]) => readonly number[] {
  const starters = unseen(dealt);
  const size = handSize(rules);
  if (size !== 3 && size !== 4 && size !== 5)
    return (keep) => starters.map((place) => scoreRanks([...keep, DECK[place] as Card]));
  const scorer = makeTableScorer(size, false, rules);
  return (keep) => starters.map(scorer(keep.map(cardIndex)));
}
