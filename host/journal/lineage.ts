// Which game of the journal each event belongs to, undo across the end of a game included.
import type { Event } from '../../shared/rules/index.ts';

/** Follows the games of a journal, event by event. Games are numbered 1, 2, ... as they are begun; 0 is before the first. */
export class Lineage {
  #games = 0;
  #current = 0;
  #last = 0;
  /** The game before and after each move. */
  #moves = new Map<number, { readonly before: number; readonly after: number }>();
  #withdrawn = new Set<number>();

  /**
   * The same lineage, to be followed on trial. The list of moves is shared: a move that was tried in vain is written over when
   * its number is used again.
   */
  fork(): Lineage {
    const fork = new Lineage();
    fork.#games = this.#games;
    fork.#current = this.#current;
    fork.#last = this.#last;
    fork.#moves = this.#moves;
    fork.#withdrawn = new Set(this.#withdrawn);
    return fork;
  }

  /** The game that is on the board now. */
  get current(): number {
    return this.#current;
  }

  /** Whether the beginning of a game was undone and not restored. */
  isWithdrawn(game: number): boolean {
    return this.#withdrawn.has(game);
  }

  /** The game that the event belongs to. */
  follow(event: Event): number {
    if (event.type === 'undone') return this.#step(event.undoes, 'before');
    if (event.type === 'redone') return this.#step(event.redoes, 'after');
    const before = this.#current;
    if (event.type === 'gameStarted') {
      this.#games += 1;
      this.#current = this.#games;
    }
    // The later events of a move add nothing: only its first can begin a game.
    if (event.type === 'gameStarted' || event.move !== this.#last) {
      this.#moves.set(event.move, { before, after: this.#current });
    }
    this.#last = event.move;
    return this.#current;
  }

  /** An undone beginning belongs to the game that it takes back; what follows belongs to the one before. */
  #step(move: number, side: 'before' | 'after'): number {
    const { before, after } = this.#moves.get(move) ?? { before: this.#current, after: this.#current };
    if (before !== after) {
      if (side === 'before') this.#withdrawn.add(after);
      else this.#withdrawn.delete(after);
    }
    this.#current = side === 'before' ? before : after;
    return after;
  }
}
