// The key of this phone's seat: made here, kept here, and exchanged once for the invitation that was scanned. It stands in no
// address: what follows '#' is never sent, and is gone from the address at once.
import { freshName, type Random } from './seatqueue.ts';
import { wordsOfResponse } from './trouble.ts';

/** What we use of the browser's storage. */
export type KeyStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const KEY = 'muggins.seat.key';
const INVITATION = 'muggins.seat.invitation';
const WAITING = 'muggins.seat.waiting';
/** Where claims wait in the storage. */
export const WAITING_PLACE = WAITING;

/** Storage that lasts as long as the page, where the browser keeps nothing. */
function memoryStorage(): KeyStorage {
  const kept = new Map<string, string>();
  return {
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => void kept.set(name, value),
    removeItem: (name) => void kept.delete(name),
  };
}

/** Storage that the browser keeps, if it keeps any. */
export function lastingStorage(): KeyStorage {
  try {
    localStorage.setItem('muggins.seat.probe', '1');
    localStorage.removeItem('muggins.seat.probe');
    return localStorage;
  } catch {
    return memoryStorage();
  }
}

/** The invitation in an address: whatever follows '#', if it looks like one. */
export const invitationIn = (hash: string): string | undefined => /^#([\w-]{22,64})$/.exec(hash)?.[1];

/** What the exchange came to. 'lost': no answer; it is tried again with the same key. */
export type Taking =
  | { readonly kind: 'seated' }
  | { readonly kind: 'refused'; readonly words: string }
  | { readonly kind: 'lost' };

/** The key of this phone, and the invitation that is still to be exchanged for its seat. */
export class SeatKey {
  readonly #storage: KeyStorage;
  readonly #random: Random;

  constructor(storage: KeyStorage, random: Random) {
    this.#storage = storage;
    this.#random = random;
  }

  /** The key that the host knows; undefined without a seat. */
  get key(): string | undefined {
    return this.invitation === undefined ? this.#key : undefined;
  }

  /** The invitation that was scanned and not yet exchanged. */
  get invitation(): string | undefined {
    return this.#storage.getItem(INVITATION) ?? undefined;
  }

  /** An invitation was scanned. It is kept, so that a lost answer or a locked phone costs nothing. */
  scanned(invitation: string): void {
    this.#storage.setItem(INVITATION, invitation);
  }

  /** Exchanges the invitation for its seat. */
  async take(post: (body: object) => Promise<Response>): Promise<Taking> {
    const { invitation } = this;
    if (invitation === undefined) return { kind: 'lost' };
    const key = this.#key ?? freshName(this.#random);
    this.#storage.setItem(KEY, key);
    const answer = await post({ invitation, key }).catch(() => undefined);
    if (answer === undefined || answer.status >= 500 || answer.status === 429) return { kind: 'lost' };
    this.#storage.removeItem(INVITATION);
    if (answer.ok) return { kind: 'seated' };
    return { kind: 'refused', words: await wordsOfResponse(answer) };
  }

  /** The seat is gone; the next one gets another key. */
  forget(): void {
    for (const name of [KEY, INVITATION, WAITING]) this.#storage.removeItem(name);
  }

  get #key(): string | undefined {
    return this.#storage.getItem(KEY) ?? undefined;
  }
}
