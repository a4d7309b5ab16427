// The moves of a table, with those that were taken back marked.
import type { Event, State } from '../rules/index.ts';
import { type Move, moveOf } from './fact.ts';

/** Moves that a view shows. */
const SHOWN_MOVES = 12;

/** A move of the journal. */
export interface KeptMove extends Move {
  /** Its number in the journal. */
  readonly move: number;
  /** Whether it was undone and not restored. */
  readonly undone: boolean;
}

/** Every move since the journal began. */
export class History {
  /** By move number; 0 is no move. */
  readonly #moves: (Move | undefined)[] = [undefined];
  readonly #undone = new Set<number>();

  /** One more move, given by its events and the states around it. */
  add(events: readonly Event[], before: State, after: State): void {
    for (const event of events) {
      if (event.type === 'undone') this.#undone.add(event.undoes);
      if (event.type === 'redone') this.#undone.delete(event.redoes);
    }
    const move = events[0]?.move;
    const earlier = (number: number): Move | undefined => {
      const found = this.#moves[number];
      return found && this.#undone.has(number) ? discreet(found) : found;
    };
    if (move !== undefined) this.#moves[move] = moveOf(events, { before, after, earlier });
  }

  /** The last move; undefined before the first. */
  get last(): Move | undefined {
    return this.#moves.at(-1);
  }

  /** The last moves, the newest last. */
  latest(): readonly KeptMove[] {
    const first = Math.max(0, this.#moves.length - SHOWN_MOVES);
    return this.#moves.slice(first).flatMap((made, index) => {
      const move = first + index;
      const undone = this.#undone.has(move);
      return made === undefined ? [] : [{ move, ...(undone ? discreet(made) : made), undone }];
    });
  }
}

/** A move that was taken back, without the cards of a hand: that hand lies on the table no more. */
function discreet(move: Move): Move {
  const { fact } = move;
  if (fact.code === 'cards') return { ...move, fact: { ...fact, cards: [] } };
  if (fact.code === 'redone') return { ...move, fact: { ...fact, of: fact.of && discreet(fact.of) } };
  if (fact.code !== 'ruled') return move;
  const { hand: _, ...ruling } = fact.ruling;
  return { ...move, fact: { code: 'ruled', ruling: { ...ruling, items: [] } } };
}
