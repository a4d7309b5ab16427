// The moves of a table in words, with those that were taken back marked.
import type { Event, State } from '../rules/index.ts';
import { ENGLISH } from './en/display.ts';
import { type Move, tell, type Words } from './moves.ts';
import type { Wording } from './wording.ts';

/** Moves that a view shows. */
export const SHOWN_MOVES = 12;

/** A move, and the states around it. */
interface Made {
  readonly words: Words;
  readonly events: readonly Event[];
  readonly before: State;
  readonly after: State;
}

/** Every move since the journal began. */
export class History {
  /** By move number; 0 is no move. */
  readonly #moves: (Made | undefined)[] = [undefined];
  readonly #undone = new Set<number>();

  /** One more move, given by its events and the states around it. */
  add(events: readonly Event[], before: State, after: State): void {
    for (const event of events) {
      if (event.type === 'undone') this.#undone.add(event.undoes);
      if (event.type === 'redone') this.#undone.delete(event.redoes);
    }
    const wordsOf = (move: number): Words | undefined => this.#moves[move]?.words;
    const move = events[0]?.move;
    const words = tell(events, { before, after, wording: ENGLISH, wordsOf });
    if (move !== undefined) this.#moves[move] = { words, events, before, after };
  }

  /** The last moves, the newest last. */
  latest(): readonly Move[] {
    const first = Math.max(0, this.#moves.length - SHOWN_MOVES);
    return this.#moves.slice(first).flatMap((made, index) => {
      const move = first + index;
      return made === undefined ? [] : [{ move, ...made.words, undone: this.#undone.has(move) }];
    });
  }

  /** The last move in a line of so many characters. */
  said(width: number, wording: Wording = ENGLISH): string {
    return this.#tell(this.#moves.length - 1, wording)?.short(width) ?? '';
  }

  /** Told anew, so that a display that changes its language says everything in it. */
  #tell(move: number, wording: Wording): Words | undefined {
    const made = this.#moves[move];
    if (made === undefined || wording === ENGLISH) return made?.words;
    const { events, before, after } = made;
    return tell(events, { before, after, wording, wordsOf: (other) => this.#tell(other, wording) });
  }
}
