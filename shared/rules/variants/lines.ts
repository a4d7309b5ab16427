// Table Top Cribbage: the row or column to enter next, and the columns that the rows have made known.

import { add, type Draft } from '../game/draft.ts';
import { cardsRefusal } from '../game/order.ts';
import { knownHand } from '../game/record.ts';
import type { State } from '../game/state.ts';
import { pegsDifference } from '../terms/ruleset.ts';
import { type Hand, linesOf } from '../terms/seats.ts';

/** The hand to be entered for a hand that counts: of a square, the next row or column that is missing; undefined once all are there. */
export const lineWanted = ({ cards, rules }: State, hand: Hand | undefined): Hand | undefined =>
  hand === 'square'
    ? [...linesOf(rules, 'row'), ...linesOf(rules, 'column')].find((line) => cards[line] === undefined)
    : hand;

/** The columns that the rows have made known, where no suit has to be asked for. */
export function linesRevealed(before: Draft): Draft {
  const { rules } = before.state;
  return pegsDifference(rules) ? linesOf(rules, 'column').reduce(lineRevealed, before) : before;
}

function lineRevealed(before: Draft, hand: Hand): Draft {
  const { state } = before;
  const cards = state.cards[hand] === undefined ? knownHand(state, hand) : undefined;
  const { starter } = state;
  if (cards === undefined || starter === undefined) return before;
  if (cardsRefusal(state, { hand, cards, starter }) !== undefined) return before;
  return add(before, { type: 'cardsEntered', hand, cards });
}
