// The moves of a table in words, with those that were taken back marked.
import type { Event, State } from '../../shared/rules/index.ts';
import { type Move, tell, type Words } from './moves.ts';

/** Moves that a view shows. */
export const SHOWN_MOVES = 12;

/** Every move since the journal began. */
export class History {
  /** By move number; 0 is no move. */
  readonly #words: (Words | undefined)[] = [undefined];
  readonly #undone = new Set<number>();

  /** One more move, given by its events and the states around it. */
  add(events: readonly Event[], before: State, after: State): void {
    for (const event of events) {
      if (event.type === 'undone') this.#undone.add(event.undoes);
      if (event.type === 'redone') this.#undone.delete(event.redoes);
    }
    const wordsOf = (move: number): Words | undefined => this.#words[move];
    const move = events[0]?.move;
    if (move !== undefined) this.#words[move] = tell(events, { before, after, wordsOf });
  }

  /** The last moves, the newest last. */
  latest(): readonly Move[] {
    const first = Math.max(0, this.#words.length - SHOWN_MOVES);
    return this.#words.slice(first).flatMap((words, index) => {
      const move = first + index;
      return words === undefined ? [] : [{ move, ...words, undone: this.#undone.has(move) }];
    });
  }

  /** The last move in a line of so many characters. */
  said(width: number): string {
    return this.#words.at(-1)?.short(width) ?? '';
  }
}
