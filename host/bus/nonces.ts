// Nonces for logging in: each is for one table, good once, and not for long.
import { randomBytes } from 'node:crypto';
import { type Clock, systemClock } from '../system/clock.ts';
import { nonceIn, provesKey } from './mac.ts';

/** Milliseconds between asking for a nonce and dialling with it. */
const GOOD_FOR = 60_000;
/** Nonces that one table may have open; the oldest gives way, so that whoever asks for many harms only that table. */
const MOST_OPEN = 8;

export class Nonces {
  readonly #clock: Clock;
  readonly #open = new Map<string, Map<string, number>>();

  constructor(clock: Clock = systemClock) {
    this.#clock = clock;
  }

  /** A new nonce for a table that the hall knows. */
  make(table: string): string {
    const nonce = randomBytes(18).toString('base64url');
    const open = this.#open.get(table) ?? new Map<string, number>();
    open.set(nonce, this.#clock.now());
    const [oldest] = open.keys();
    if (open.size > MOST_OPEN && oldest !== undefined) open.delete(oldest);
    this.#open.set(table, open);
    return nonce;
  }

  /** True where the password was made of this key and of a nonce that this table has open. The nonce is used up either way. */
  admits(table: string, password: string, key: string): boolean {
    const nonce = nonceIn(password);
    const made = this.#open.get(table)?.get(nonce);
    this.#open.get(table)?.delete(nonce);
    return made !== undefined && this.#clock.now() - made <= GOOD_FOR && provesKey(key, table, password);
  }
}
