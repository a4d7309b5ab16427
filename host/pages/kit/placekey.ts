// The key of the place that a phone has: made here, kept here, and exchanged once for the invitation that was scanned. It stands in no
// address: what follows '#' is never sent, and is gone from the address at once.

/** What we use of the browser's storage. */
export type KeyStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

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
    localStorage.setItem('muggins.probe', '1');
    localStorage.removeItem('muggins.probe');
    return localStorage;
  } catch {
    return memoryStorage();
  }
}

/** Whether what is kept there is there after the page was closed: a browser that keeps nothing forgets its place. */
export const isLasting = (storage: KeyStorage): boolean => storage instanceof Storage;

/** Random bytes, of which a phone's key is made. */
type Random = (bytes: Uint8Array<ArrayBuffer>) => Uint8Array;

/** A name that nobody guesses and no other has: 128 bits in URL-safe base64. */
export const freshName = (random: Random): string =>
  btoa(String.fromCharCode(...random(new Uint8Array(16))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** The bytes of the browser. */
export const browserRandom: Random = (bytes) => crypto.getRandomValues(bytes);

/** The invitation in an address: whatever follows '#', if it looks like one. */
export const invitationIn = (hash: string): string | undefined => /^#([\w-]{22,64})$/.exec(hash)?.[1];

/** Takes what stands behind '#' out of the address, before anybody could see or share it there. */
export const hideHash = (): void => history.replaceState(null, '', location.pathname + location.search);

/** Milliseconds after which an answer is not waited for any longer. */
const PATIENCE = 8_000;

/** Posts to the host with the key of the place. */
export type Post = (path: string, body: object) => Promise<Response>;

/** Posts below `base`, as the phone whose key this is; the key goes in a header, which no other site is ever sent. */
export const poster =
  (base: string, key: () => string | undefined): Post =>
  (path, body) => {
    const shown = key();
    return fetch(new URL(path, base), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(shown !== undefined && { authorization: `Bearer ${shown}` }),
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(PATIENCE),
    });
  };

/** What the exchange came to. 'lost': no answer; it is tried again with the same key. */
export type Taking =
  | { readonly kind: 'seated' }
  | { readonly kind: 'refused'; readonly words: string }
  | { readonly kind: 'lost' };

/** What a phone sends to take a place. */
interface TakenWith {
  readonly invitation: string;
  readonly key: string;
}

interface PlaceKeyOptions {
  readonly storage: KeyStorage;
  readonly random: Random;
  /** The kind of place: 'seat'. What is kept of it stands below `muggins.seat` in the storage. */
  readonly kind: string;
  /** What a refusal says. */
  readonly words: (answer: Response) => Promise<string>;
}

/** The key of this phone, and the invitation that is still to be exchanged for its place. */
export class PlaceKey {
  readonly #options: PlaceKeyOptions;

  constructor(options: PlaceKeyOptions) {
    this.#options = options;
  }

  /** The key that the host knows; undefined without a place. */
  get key(): string | undefined {
    return this.invitation === undefined ? this.#kept('key') : undefined;
  }

  /** The invitation that was scanned and not yet exchanged. */
  get invitation(): string | undefined {
    return this.#kept('invitation');
  }

  /** Where this page keeps what waits to be sent. */
  get waitingPlace(): string {
    return this.#place('waiting');
  }

  /** Where this page keeps what is being keyed. */
  get draftPlace(): string {
    return this.#place('draft');
  }

  /** An invitation was scanned. It is kept, so that a lost answer or a locked phone costs nothing. */
  scanned(invitation: string): void {
    this.#options.storage.setItem(this.#place('invitation'), invitation);
  }

  /** Exchanges the invitation for its place. */
  async take(post: (body: TakenWith) => Promise<Response>): Promise<Taking> {
    const { invitation } = this;
    if (invitation === undefined) return { kind: 'lost' };
    const { storage, random, words } = this.#options;
    const key = this.#kept('key') ?? freshName(random);
    storage.setItem(this.#place('key'), key);
    const answer = await post({ invitation, key }).catch(() => undefined);
    if (answer === undefined || answer.status >= 500 || answer.status === 429) return { kind: 'lost' };
    storage.removeItem(this.#place('invitation'));
    if (answer.ok) return { kind: 'seated' };
    return { kind: 'refused', words: await words(answer) };
  }

  /** The place is gone; the next one gets another key. */
  forget(): void {
    for (const what of ['key', 'invitation', 'waiting', 'draft'])
      this.#options.storage.removeItem(this.#place(what));
  }

  #place(what: string): string {
    return `muggins.${this.#options.kind}.${what}`;
  }

  #kept(what: string): string | undefined {
    return this.#options.storage.getItem(this.#place(what)) ?? undefined;
  }
}
