// The moves of a table, with those that were taken back marked.
import type { Event, State } from '../rules/index.ts';
import { type Move, moveOf } from './fact.ts';

/** Moves that a view shows. */
export const SHOWN_MOVES = 12;

/** A move of the journal. */
export interface KeptMove extends Move {
  /** Its number in the journal. */
  readonly move: number;
  /** Whether it was undone and not restored. */
  readonly undone: boolean;
}

/** A move of the game on the board that is not undone, and the score after it. */
export interface StandingMove extends KeptMove {
  readonly deal: number;
  /** Scores, by side. */
  readonly scores: readonly number[];
}

/** Finds a move that is not remembered any more. */
type Lookup = (move: number) => KeptMove | undefined;

/** The last moves, and those that are likely to be asked for. */
export class History {
  readonly #moves = new Map<number, KeptMove>();
  readonly #lookup: Lookup;
  #last = 0;

  constructor(lookup: Lookup = () => undefined) {
    this.#lookup = lookup;
  }

  /**
   * What one more move changes, given by its events and the states around it: the move itself, and one that it takes back or
   * restores. Nothing is remembered of it yet.
   */
  told(events: readonly Event[], before: State, after: State): readonly KeptMove[] {
    const changed = events.flatMap((event) => {
      if (event.type === 'undone') return this.#marked(event.undoes, true);
      return event.type === 'redone' ? this.#marked(event.redoes, false) : [];
    });
    const [first] = events;
    if (first === undefined) return [];
    const earlier = (number: number): Move | undefined => {
      const found = changed.find(({ move }) => move === number) ?? this.find(number);
      return found && plain(found.undone ? discreet(found) : found);
    };
    const made = moveOf(events, { before, after, earlier });
    return [...changed, { ...made, move: first.move, undone: false }];
  }

  /** Remembers moves. */
  add(moves: readonly KeptMove[]): void {
    for (const move of moves) {
      this.#moves.set(move.move, move);
      this.#last = Math.max(this.#last, move.move);
    }
  }

  /** Remembers only what is shown. */
  letGo(): void {
    for (const move of this.#moves.keys()) if (move <= this.#last - SHOWN_MOVES) this.#moves.delete(move);
  }

  /** Everything that is remembered. */
  get all(): readonly KeptMove[] {
    return [...this.#moves.values()];
  }

  /** The last move; undefined before the first. */
  get last(): Move | undefined {
    return this.#moves.get(this.#last);
  }

  /** A move by its number; undefined where it is not known. */
  find(number: number): KeptMove | undefined {
    return this.#moves.get(number) ?? this.#lookup(number);
  }

  /** The last moves, the newest last. */
  latest(): readonly KeptMove[] {
    return this.shown.map((made) => (made.undone ? discreet(made) : made));
  }

  /** The same with everything that is known of them. */
  get shown(): readonly KeptMove[] {
    const numbers = Array.from({ length: SHOWN_MOVES }, (_, at) => this.#last - SHOWN_MOVES + 1 + at);
    return numbers.flatMap((number) => this.#moves.get(number) ?? []);
  }

  #marked(number: number, undone: boolean): readonly KeptMove[] {
    const found = this.find(number);
    return found === undefined ? [] : [{ ...found, undone }];
  }
}

/** A move without its place in the journal. */
const plain = ({ fact, names, sides, sayings }: Move): Move => ({
  fact,
  names,
  sides,
  ...(sayings !== undefined && { sayings }),
});

/** A move that was taken back, without the cards of a hand: that hand lies on the table no more. */
function discreet<M extends Move>(move: M): M {
  const { fact } = move;
  if (fact.code === 'cards') return { ...move, fact: { ...fact, cards: [] } };
  if (fact.code === 'redone') return { ...move, fact: { ...fact, of: fact.of && discreet(fact.of) } };
  if (fact.code !== 'ruled') return move;
  const { hand: _, ...ruling } = fact.ruling;
  return { ...move, fact: { code: 'ruled', ruling: { ...ruling, items: [] } } };
}
