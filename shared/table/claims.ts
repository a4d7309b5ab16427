// Claims from phones: each leaves its mark on the first event of its move, so that it is on disk together with what it
// did, and can never be done twice.

/** A claim that was carried out: whose, and as which move; of one that took a move back, also which. */
export interface KeptClaim {
  readonly seat: number;
  readonly move: number;
  readonly undoes?: number;
}
