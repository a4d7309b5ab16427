// End-game restrictions: what a side so near the game hole may not score by.
import { holesToGo } from './pegs.ts';
import { sideOf } from './ruleset.ts';
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

const within = ({ rules, pegs }: State, seat: Seat, holes: number): boolean =>
  holesToGo(pegs, sideOf(rules, seat), rules) <= holes;
