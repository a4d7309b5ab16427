// Claims from phones: each leaves its mark on the first event of its move, so that it is on disk together with what it
// did, and can never be done twice.
import type { Event } from '../rules/index.ts';

/** A claim that was carried out: whose, and as which move; of one that took a move back, also which. */
export interface KeptClaim {
  readonly seat: number;
  readonly move: number;
  readonly undoes?: number;
}

/** Claims that are remembered; a phone repeats only its last one, and soon. */
export const REMEMBERED_CLAIMS = 10_000;

/** The claims of a journal, the newest REMEMBERED_CLAIMS of them. */
export class ClaimBook {
  readonly #claims = new Map<string, KeptClaim>();
  readonly #seats = new Map<number, number>();

  /** One more event of the journal. */
  follow(event: Event): void {
    const { claim, move } = event;
    if (claim === undefined) return;
    this.#claims.set(claim.id, {
      seat: claim.seat,
      move,
      ...('undoes' in event ? { undoes: event.undoes } : {}),
    });
    this.#seats.set(move, claim.seat);
    if (this.#claims.size <= REMEMBERED_CLAIMS) return;
    const [[oldest, kept] = []] = this.#claims;
    if (oldest !== undefined) this.#claims.delete(oldest);
    if (kept !== undefined) this.#seats.delete(kept.move);
  }

  /** What became of a claim; undefined if it was never carried out. */
  find(id: string): KeptClaim | undefined {
    return this.#claims.get(id);
  }

  /** The seat whose phone made a move; undefined if it was made elsewhere. */
  seatOf(move: number): number | undefined {
    return this.#seats.get(move);
  }
}
