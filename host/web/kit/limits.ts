// Counts requests by caller, so that no phone in a full room keeps the others out. A pub's phones share one address:
// a caller with a valid key has its own budget, and only strangers share that of their address. The host is not limited.
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Access, Asker } from './access.ts';
import { KEY_LINES, KEY_REQUESTS, LINES, REQUESTS } from './allowance.ts';
import type { Held } from './credentials.ts';

/** So many points in so many seconds. */
interface Rate {
  readonly points: number;
  readonly duration: number;
}

/** The name in a tally for all other machines together. */
export const NETWORK = 'network';

/** Counts what is open now, by name. */
export class Tally {
  readonly #counts = new Map<string, number>();

  of(whose: string): number {
    return this.#counts.get(whose) ?? 0;
  }

  /** Counts one more of each. @returns a function that takes them off again, once */
  add(...all: readonly string[]): () => void {
    for (const whose of all) this.#counts.set(whose, this.of(whose) + 1);
    let counted = all;
    return () => {
      for (const whose of counted) this.#counts.set(whose, this.of(whose) - 1);
      for (const whose of counted) if (this.of(whose) === 0) this.#counts.delete(whose);
      counted = [];
    };
  }
}

/** Counts by key or address. */
export class Limits {
  readonly #counters: ReadonlyMap<string, RateLimiterMemory>;
  readonly #lines = new Tally();

  /** `own`: the rates of what only this site limits, besides every site's 'request'. */
  constructor(own: Readonly<Record<string, Rate>> = {}) {
    const rates = { request: REQUESTS, keyRequest: KEY_REQUESTS, ...own };
    this.#counters = new Map(
      Object.entries<Rate>(rates).map(([what, rate]) => [what, new RateLimiterMemory(rate)]),
    );
  }

  /** Counts one more of a caller. @returns seconds to wait, or 0 if it may be */
  async take(what: string, { address }: Pick<Asker, 'address'>, access: Access): Promise<number> {
    if (access.kind === 'host') return 0;
    if (!('place' in access)) return this.#consume(what, clientOf(address));
    const counter = what === 'request' ? 'keyRequest' : what;
    return this.#consume(counter, placeOf(access));
  }

  /** Makes a client wait for so many seconds. */
  async block(what: string, client: string, seconds: number): Promise<void> {
    await this.#counters.get(what)?.block(client, seconds);
  }

  /** Gives a client its whole allowance back. */
  async clear(what: string, client: string): Promise<void> {
    await this.#counters.get(what)?.delete(client);
  }

  /** Counts one more of all clients together. @returns seconds to wait, or 0 if it may be */
  takeOfAll(what: string): Promise<number> {
    return this.#consume(what, EVERYBODY);
  }

  /** A live line begins. @returns what to call when it ends; undefined if there are too many */
  openLine({ address }: Pick<Asker, 'address'>, access: Access): (() => void) | undefined {
    if (access.kind === 'host') return () => {};
    if ('place' in access) {
      const own = placeOf(access);
      if (this.#lines.of(own) < KEY_LINES) return this.#lines.add(own);
    }
    if (this.#lines.of(address) >= LINES.address || this.#lines.of(NETWORK) >= LINES.network)
      return undefined;
    return this.#lines.add(address, NETWORK);
  }

  async #consume(what: string, key: string): Promise<number> {
    try {
      await this.#counters.get(what)?.consume(key);
      return 0;
    } catch (reason) {
      if (reason instanceof RateLimiterRes) return secondsOf(reason);
      throw reason;
    }
  }
}

const EVERYBODY = 'everybody';

/** What the holder of a place is counted as; no address has a space. */
const placeOf = ({ role, place }: Held): string => `${role} ${place}`;

const secondsOf = ({ msBeforeNext }: RateLimiterRes): number => Math.max(1, Math.ceil(msBeforeNext / 1_000));

/** One client has as many IPv6 addresses as it likes, all with the same first 64 bits (RFC 4291, 2.5.1; RFC 8981). */
export function clientOf(address: string): string {
  if (!address.includes(':') || address.includes('.')) return address;
  const [head = '', tail] = address.toLowerCase().split('%')[0]?.split('::') ?? [];
  const before = head.split(':').filter((each) => each !== '');
  const after = (tail ?? '').split(':').filter((each) => each !== '');
  const gap = tail === undefined ? 0 : 8 - before.length - after.length;
  const groups = [...before, ...Array<string>(gap).fill('0'), ...after];
  return `${groups
    .slice(0, 4)
    .map((each) => Number.parseInt(each, 16).toString(16))
    .join(':')}::/64`;
}
