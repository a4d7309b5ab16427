// Claims from phones: each leaves its mark on the first event of its move, so that it is on disk together with what it
// did, and can never be done twice. And the colours of a game. Journals without marks are read as they always were.
import type { Event } from '../rules/index.ts';

/** The mark of a claim: the name that the phone gave it, and the seat whose key it came with. */
export interface ClaimMark {
  readonly id: string;
  readonly seat: number;
}

/** An event as it is kept: the first of a claim's move bears its mark, and the start of a game the colours of its lanes. */
export type MarkedEvent = Event & { readonly claim?: ClaimMark; readonly colours?: readonly string[] };

/** A claim that was carried out: whose, and as which move; of one that took a move back, also which. */
export interface KeptClaim {
  readonly seat: number;
  readonly move: number;
  readonly undoes?: number;
}

/** Claims that are remembered; a phone repeats only its last one, and soon. */
export const REMEMBERED_CLAIMS = 10_000;

/** The events of a move, marked with the claim that brought it about. */
export const withClaim = (events: readonly Event[], claim: ClaimMark): readonly MarkedEvent[] =>
  events.map((event, at) => (at === 0 ? { ...event, claim } : event));

/** The events of a move, where a game that starts is marked with the colours of its lanes, by name. */
export const withColours = (
  events: readonly MarkedEvent[],
  colours: readonly string[],
): readonly MarkedEvent[] =>
  events.map((event) => (event.type === 'gameStarted' ? { ...event, colours } : event));

/** The claims of a journal, the newest REMEMBERED_CLAIMS of them. */
export class ClaimBook {
  readonly #claims = new Map<string, KeptClaim>();
  readonly #seats = new Map<number, number>();

  /** One more event of the journal. */
  follow(event: MarkedEvent): void {
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
