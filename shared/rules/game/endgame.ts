// End-game restrictions: what a side so near the game hole may not score by.

import type { LaidCard } from '../cards/round.ts';
import { total } from '../cards/score.ts';
import { holesToGo } from '../terms/pegs.ts';
import { sideOf } from '../terms/ruleset.ts';
import type { Seat, State } from './state.ts';

/** Whether the side of a seat is so near that only points in play count for it. */
export const onlyInPlay = (state: State, seat: Seat): boolean =>
  within(state, seat, state.rules.playOnlyWithin);

/** Whether heels count for the side of a seat. */
export const heelsCount = (state: State, seat: Seat): boolean =>
  !onlyInPlay(state, seat) && !within(state, seat, state.rules.noHeelsWithin);

/** Whether the point for a go would take the side of a seat out where the house does not allow it. */
export const outByGo = (state: State, seat: Seat, points: number): boolean =>
  !state.rules.outOnGo && points === state.rules.go && within(state, seat, points);

/**
 * A card that waits for its claim without the point for a go or for last, where that point would take its side out and the house
 * does not allow it. Undefined where nothing is left out.
 */
export function outByEnding(state: State, card: LaidCard): LaidCard | undefined {
  const items = card.items.filter(({ kind }) => kind !== 'go' && kind !== 'last');
  const before = total(items);
  const ends = items.length < card.items.length && !state.rules.outOnGo;
  return ends && !within(state, card.seat, before) && within(state, card.seat, total(card.items))
    ? { ...card, items }
    : undefined;
}

const within = ({ rules, pegs }: State, seat: Seat, holes: number): boolean =>
  holesToGo(pegs, sideOf(rules, seat), rules) <= holes;
