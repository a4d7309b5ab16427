// What somebody who watches a table from a terminal is told besides its moves.

export interface WatchWords {
  /** The pegs: 'Ann 12, Bob 30'. */
  readonly score: (players: readonly { readonly name: string; readonly front: number }[]) => string;
  readonly watching: (address: string, score: string) => string;
  readonly gone: string;
  /** Moves that were made while the line was down. */
  readonly missed: (moves: number) => string;
  readonly toEnd: string;
}
