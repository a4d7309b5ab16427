// How much one address may ask for, so that nobody in a room full of phones keeps the others out. Callers at this machine are
// not limited: they could end the program as well.
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

/** Requests of one address in so many seconds; a page with all its parts needs about 15. */
export const REQUESTS = { points: 120, duration: 10 } as const;
/** Wrong PINs from one address, and from all together: a PIN of six digits would take years. */
export const GUESSES = { points: 5, duration: 900 } as const;
export const ALL_GUESSES = { points: 40, duration: 900 } as const;
/** Live lines of one address, and of the whole network; the rest is this machine's. */
export const LINES = { address: 16, network: 900 } as const;
/** Connections of one address, live or not, and of the whole network. A browser opens six. */
export const CONNECTIONS: { readonly address: number; readonly network: number } = {
  address: 64,
  network: 2_000,
};

/** So many points in so many seconds. */
interface Rate {
  readonly points: number;
  readonly duration: number;
}

/** What every site limits, one counter each; a site adds its own. */
export type Limited<Own extends string> = 'request' | 'guess' | Own;

/** Counts by address. */
export class Limits<Own extends string = never> {
  readonly #counters: ReadonlyMap<string, RateLimiterMemory>;
  readonly #lines = new Map<string, number>();
  #network = 0;

  /** `own`: the rates of what only this site limits. */
  constructor(own?: Readonly<Record<Own, Rate>>) {
    const rates = { request: REQUESTS, guess: GUESSES, allGuesses: ALL_GUESSES, ...own };
    this.#counters = new Map(
      Object.entries<Rate>(rates).map(([what, rate]) => [what, new RateLimiterMemory(rate)]),
    );
  }

  /** Counts one more. @returns seconds to wait, or 0 if it may be */
  async take(what: Limited<Own>, address: string): Promise<number> {
    const own = await this.#consume(what, address);
    return own === 0 && what === 'guess' ? this.#consume('allGuesses', 'all') : own;
  }

  /** The PIN was right: the guesses of this address are forgiven. */
  async forgive(address: string): Promise<void> {
    await this.#counters.get('guess')?.delete(address);
    await this.#counters.get('allGuesses')?.reward('all', 1);
  }

  /** A live line from the network begins; false if there are too many. `closeLine` ends it. */
  openLine(address: string): boolean {
    const open = this.#lines.get(address) ?? 0;
    if (open >= LINES.address || this.#network >= LINES.network) return false;
    this.#lines.set(address, open + 1);
    this.#network += 1;
    return true;
  }

  closeLine(address: string): void {
    const open = (this.#lines.get(address) ?? 1) - 1;
    if (open === 0) this.#lines.delete(address);
    else this.#lines.set(address, open);
    this.#network -= 1;
  }

  async #consume(what: string, key: string): Promise<number> {
    try {
      await this.#counters.get(what)?.consume(key);
      return 0;
    } catch (reason) {
      if (reason instanceof RateLimiterRes) return Math.max(1, Math.ceil(reason.msBeforeNext / 1_000));
      throw reason;
    }
  }
}
