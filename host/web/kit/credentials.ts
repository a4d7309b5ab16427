// Who holds what: the PIN of the host, pages that gave it, and for every seat an invitation or the phone that took it.
// Phones make their own keys; only digests of them are kept.
import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import * as z from 'zod';
import { readJson, writeJson } from './atomic.ts';
import { SECRET } from './secret.ts';

/** Seats that can have a phone: as many as any rule set has players. */
export const SEATS = 6;
/** Pages that can be host at once; the oldest gives way. */
export const MOST_HOSTS = 20;
/** What a PIN looks like. */
export const PIN = /^\d{4,12}$/;

const keptSchema = z.object({
  pin: z.string().regex(PIN),
  hosts: z.array(z.string()).max(MOST_HOSTS),
  seats: z
    .array(z.object({ invitation: z.string().regex(SECRET), holder: z.string().nullable() }))
    .length(SEATS),
});
type Kept = z.output<typeof keptSchema>;

const secret = (): string => randomBytes(16).toString('base64url');
const digest = (text: string): string => createHash('sha256').update(text).digest('base64url');
const same = (a: string, b: string): boolean =>
  timingSafeEqual(createHash('sha256').update(a).digest(), createHash('sha256').update(b).digest());
const freshSeat = () => ({ invitation: secret(), holder: null });

const fresh = (): Kept => ({
  pin: String(randomInt(1_000_000)).padStart(6, '0'),
  hosts: [],
  seats: Array.from({ length: SEATS }, freshSeat),
});

export interface CredentialOptions {
  /** The file that keeps them, mode 0600; without it they last as long as the process. */
  readonly file?: string | undefined;
  /** A PIN that was chosen; pages that gave another one are host no more. */
  readonly pin?: string | undefined;
  /** Every key, invitation and session is made anew. */
  readonly renew?: boolean | undefined;
}

/** The PIN, the host's pages and the seats' keys. Every change is on disk before it holds. */
export class Credentials {
  readonly #file: string | undefined;
  #kept: Kept;

  /** @throws what the disk says, if the file cannot be written */
  constructor({ file, pin, renew = false }: CredentialOptions = {}) {
    this.#file = file;
    const read = keptSchema.safeParse(file === undefined || renew ? undefined : readJson(file));
    const before = read.success ? read.data : fresh();
    const chosen = pin !== undefined && pin !== before.pin;
    this.#kept = chosen ? { ...before, pin, hosts: [] } : before;
    if (!read.success || chosen) this.#keep(this.#kept);
  }

  /** For the terminal and the pages of the host's own machine. */
  get pin(): string {
    return this.#kept.pin;
  }

  /** Makes a page host if it knows the PIN: the token that it shows from now on. The caller limits guesses. */
  openHost(pin: string): string | undefined {
    if (!same(pin, this.#kept.pin)) return undefined;
    const token = secret();
    this.#keep({ ...this.#kept, hosts: [...this.#kept.hosts, digest(token)].slice(-MOST_HOSTS) });
    return token;
  }

  isHost(token: string): boolean {
    const shown = digest(token);
    return this.#kept.hosts.some((each) => same(each, shown));
  }

  closeHost(token: string): void {
    const shown = digest(token);
    this.#keep({ ...this.#kept, hosts: this.#kept.hosts.filter((each) => each !== shown) });
  }

  /** The invitation that is still to be taken; undefined where a phone has the seat. */
  invitationTo(seat: number): string | undefined {
    const place = this.#kept.seats[seat];
    return place?.holder === null ? place.invitation : undefined;
  }

  /** Whether a phone has the seat. */
  isTaken(seat: number): boolean {
    return typeof this.#kept.seats[seat]?.holder === 'string';
  }

  /**
   * Takes a seat: the invitation is used up, and `key`, made by the phone, is that seat's key. The same again gives the same,
   * as the answer may have been lost. A phone that had another seat leaves it.
   * @returns the seat, or undefined where the invitation is unknown or another phone has used it
   */
  take(invitation: string, key: string): number | undefined {
    const holder = digest(key);
    const seat = this.#kept.seats.findIndex((each) => same(each.invitation, invitation));
    const place = this.#kept.seats[seat];
    if (place === undefined || (place.holder !== null && place.holder !== holder)) return undefined;
    const seats = this.#kept.seats.map((each, at) => {
      if (at === seat) return { ...each, holder };
      return each.holder === holder ? freshSeat() : each;
    });
    this.#keep({ ...this.#kept, seats });
    return seat;
  }

  /** The seat whose key this is. */
  seatOf(key: string): number | undefined {
    const holder = digest(key);
    const seat = this.#kept.seats.findIndex((each) => each.holder !== null && same(each.holder, holder));
    return seat < 0 ? undefined : seat;
  }

  /** Takes a seat's key away and invites anew. */
  renew(seat: number): void {
    const seats = this.#kept.seats.map((each, at) => (at === seat ? freshSeat() : each));
    this.#keep({ ...this.#kept, seats });
  }

  #keep(kept: Kept): void {
    if (this.#file !== undefined) writeJson(this.#file, kept);
    this.#kept = kept;
  }
}
