// Restrictions near the end of a game: what a house keeps from scoring there.
import type { LaidCard } from '../cards/round.ts';
import { total } from '../cards/score.ts';
import { holesToGo, type Pegs } from '../terms/pegs.ts';
import { type RuleSet, sideOf } from '../terms/ruleset.ts';
import type { Seat } from '../terms/seats.ts';

/** How near the end everybody is. */
interface EndGame {
  readonly rules: RuleSet;
  readonly pegs: readonly Pegs[];
}

/** Whether the side of a seat is so near that only points in play count for it. */
export const onlyInPlay = (state: EndGame, seat: Seat): boolean =>
  within(state, seat, state.rules.playOnlyWithin);

/** Whether heels count for the side of a seat. */
export const heelsCount = (state: EndGame, seat: Seat): boolean =>
  !onlyInPlay(state, seat) &&
  !within(state, seat, state.rules.noHeelsWithin) &&
  !pastExact(state, seat, state.rules.heels);

/** Whether the point for a go would take the side of a seat out where the house does not allow it. */
export const outByGo = (state: EndGame, seat: Seat, points: number): boolean =>
  !state.rules.outOnGo && points === state.rules.go && within(state, seat, points);

/** Whether points lead past the game hole where the house wants the exact number to go out. */
export const pastExact = (state: EndGame, seat: Seat, points: number): boolean =>
  state.rules.exactOut && holesLeft(state, seat) < points;

/**
 * What is left to claim of a card: not the point for a go or for last, where that point would take its side out and the house
 * does not allow it; nothing where the house wants the exact number and the card scores more. Undefined where nothing is left out.
 */
export function outByEnding(state: EndGame, card: LaidCard): LaidCard | undefined {
  const { seat } = card;
  const items = card.items.filter(({ kind }) => kind !== 'go' && kind !== 'last');
  const ends = items.length < card.items.length && !state.rules.outOnGo;
  const kept =
    ends && !within(state, seat, total(items)) && within(state, seat, total(card.items)) ? items : card.items;
  const left = pastExact(state, seat, total(kept)) ? [] : kept;
  return left.length < card.items.length ? { ...card, items: left } : undefined;
}

const holesLeft = ({ rules, pegs }: EndGame, seat: Seat): number =>
  holesToGo(pegs, sideOf(rules, seat), rules);

const within = (state: EndGame, seat: Seat, holes: number): boolean => holesLeft(state, seat) <= holes;
