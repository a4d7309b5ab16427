// Restrictions near the end of a game: what a house keeps from scoring there.
import type { LaidCard } from '../cards/round.ts';
import { total } from '../cards/score.ts';
import { holesToGo } from '../terms/pegs.ts';
import { sideOf } from '../terms/ruleset.ts';
import type { Seat } from '../terms/seats.ts';
import type { State } from './state.ts';

/** Whether the side of a seat is so near that only points in play count for it. */
export const onlyInPlay = (state: State, seat: Seat): boolean =>
  within(state, seat, state.rules.playOnlyWithin);

/** Whether heels count for the side of a seat. */
export const heelsCount = (state: State, seat: Seat): boolean =>
  !onlyInPlay(state, seat) &&
  !within(state, seat, state.rules.noHeelsWithin) &&
  !pastExact(state, seat, state.rules.heels);

/** Whether the point for a go would take the side of a seat out where the house does not allow it. */
export const outByGo = (state: State, seat: Seat, points: number): boolean =>
  !state.rules.outOnGo && points === state.rules.go && within(state, seat, points);

/** Whether points lead past the game hole where the house wants the exact number to go out. */
export const pastExact = (state: State, seat: Seat, points: number): boolean =>
  state.rules.exactOut && holesLeft(state, seat) < points;

/**
 * What is left to claim of a card: not the point for a go or for last, where that point would take its side out and the house
 * does not allow it; nothing where the house wants the exact number and the card scores more. Undefined where nothing is left out.
 */
export function outByEnding(state: State, card: LaidCard): LaidCard | undefined {
  const { seat } = card;
  const items = card.items.filter(({ kind }) => kind !== 'go' && kind !== 'last');
  const ends = items.length < card.items.length && !state.rules.outOnGo;
  const kept =
    ends && !within(state, seat, total(items)) && within(state, seat, total(card.items)) ? items : card.items;
  const left = pastExact(state, seat, total(kept)) ? [] : kept;
  return left.length < card.items.length ? { ...card, items: left } : undefined;
}

const holesLeft = ({ rules, pegs }: State, seat: Seat): number => holesToGo(pegs, sideOf(rules, seat), rules);

const within = (state: State, seat: Seat, holes: number): boolean => holesLeft(state, seat) <= holes;
