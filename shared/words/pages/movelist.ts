// What the list of all moves of a game says.

/** The list of moves, and undo down to one of them. */
export interface MoveListWords {
  readonly title: string;
  /** Opens it. */
  readonly open: string;
  readonly shut: string;
  readonly deal: (deal: number) => string;
  readonly undo: string;
  /** The same for a voice, with the move that the game goes back to. */
  readonly undoTo: (move: string) => string;
  /** Asks before it is done; the moves follow. */
  readonly asks: (moves: number) => string;
  /** How the game then stands, side by side. */
  readonly stand: (scores: string) => string;
  readonly back: string;
  readonly keep: string;
  readonly agree: (moves: number) => string;
  readonly redo: string;
}
