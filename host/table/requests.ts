// Requests that were carried out: each leaves its mark on the first event of its move, so that it is never carried out twice.
import type { TableEvent } from '../../shared/story/roster.ts';
import type { KeptClaim } from '../../shared/table/claims.ts';

/** More than phones and boards ever send again. */
const REMEMBERED = 10_000;

/** The last requests by their ids. */
export class Requests {
  readonly #kept = new Map<string, KeptClaim>();

  follow(event: TableEvent): void {
    if (!('claim' in event) || event.claim === undefined) return;
    const { id, seat } = event.claim;
    this.#kept.set(id, { seat, move: event.move, ...('undoes' in event && { undoes: event.undoes }) });
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > REMEMBERED && oldest !== undefined) this.#kept.delete(oldest);
  }

  /** What became of a request; undefined if it was not carried out. */
  find(id: string): KeptClaim | undefined {
    return this.#kept.get(id);
  }
}
