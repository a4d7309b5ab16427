// The place that a phone has: its key is made here, kept here, and exchanged once for the invitation that was scanned. It is in no
// address: what follows '#' is never sent, and is gone from the address at once.
import { t } from './language.ts';

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

/** Storage that the browser keeps, if it keeps any: for good, or as long as this tab is there. */
export function lastingStorage(kind: 'localStorage' | 'sessionStorage' = 'localStorage'): KeyStorage {
  try {
    const storage = globalThis[kind];
    storage.setItem('muggins.probe', '1');
    storage.removeItem('muggins.probe');
    return storage;
  } catch {
    return memoryStorage();
  }
}

/** Whether this is the demo: its phones are tabs of one browser, each with a key of its own. */
declare const ALONE: boolean;

/** Where the place of a seat is kept. */
export const seatStorage = (): KeyStorage => lastingStorage(ALONE ? 'sessionStorage' : 'localStorage');

/** The stored JSON; undefined if there is none, or it cannot be read. */
export function keptIn<T>(storage: KeyStorage, name: string): T | undefined {
  try {
    return (JSON.parse(storage.getItem(name) ?? 'null') as T | null) ?? undefined;
  } catch {
    return undefined;
  }
}

/** A unique name that cannot be guessed: 128 bits in URL-safe base64. */
export const freshName = (): string =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** The invitation in an address: whatever follows '#', if it looks like one. */
export const invitationIn = (hash: string): string | undefined => /^#([\w-]{22,64})$/.exec(hash)?.[1];

/** Removes the fragment from the address, before it can be seen or shared there. */
export const hideHash = (): void => history.replaceState(null, '', location.pathname + location.search);

/** Milliseconds after which an answer is not waited for any longer. */
const PATIENCE = 8_000;

/** What the exchange came to. 'lost': no answer; it is tried again with the same key. */
export type Taking =
  | { readonly kind: 'seated' }
  | { readonly kind: 'refused'; readonly words: string }
  | { readonly kind: 'lost' };

/** The saved state of a place. */
const KEPT = ['key', 'invitation', 'waiting', 'draft', 'coach', 'study', 'report', 'deals'] as const;

interface PlaceOptions {
  readonly storage: KeyStorage;
  /** The kind of place: 'seat'. Its entries are below `muggins.seat` in the storage. */
  readonly kind: string;
  /** What a refusal says. */
  readonly words: (answer: Response) => Promise<string>;
}

/** The key of this phone, and the invitation that is still to be exchanged for its place. */
export class Place {
  readonly #options: PlaceOptions;

  constructor(options: PlaceOptions) {
    this.#options = options;
  }

  /** Whether it is there after the page was closed: a browser that keeps nothing forgets its place. */
  get lasts(): boolean {
    return this.#options.storage instanceof Storage;
  }

  /** The key that the host knows; undefined without a place. */
  get key(): string | undefined {
    return this.invitation === undefined ? this.#kept('key') : undefined;
  }

  /** The invitation that was scanned and not yet exchanged. */
  get invitation(): string | undefined {
    return this.#kept('invitation');
  }

  /** The storage key of an item of this place. */
  at(what: (typeof KEPT)[number]): string {
    return `muggins.${this.#options.kind}.${what}`;
  }

  /** Asks the host as this phone; the key goes in a header, which no other site is ever sent. */
  ask(path: string, init: RequestInit = {}): Promise<Response> {
    const { key } = this;
    const headers = {
      'content-type': 'application/json',
      ...(key !== undefined && { authorization: `Bearer ${key}` }),
    };
    const signal = AbortSignal.timeout(PATIENCE);
    return fetch(path, { ...init, headers, signal });
  }

  /** Posts to the host as this phone. */
  post(path: string, body: object): Promise<Response> {
    return this.ask(path, { method: 'POST', body: JSON.stringify(body) });
  }

  /** An invitation was scanned. It is kept, so that a lost answer or a locked phone costs nothing. */
  scanned(invitation: string): void {
    this.#options.storage.setItem(this.at('invitation'), invitation);
  }

  /** Exchanges the invitation for the place. `body`: what is posted with the key instead of the invitation. */
  async take(path: string, body?: object): Promise<Taking> {
    const { invitation } = this;
    if (invitation === undefined) return { kind: 'lost' };
    const { storage, words } = this.#options;
    const key = this.#kept('key') ?? freshName();
    storage.setItem(this.at('key'), key);
    const answer = await this.post(path, { ...(body ?? { invitation }), key }).catch(() => undefined);
    if (answer === undefined || answer.status >= 500 || answer.status === 429) return { kind: 'lost' };
    storage.removeItem(this.at('invitation'));
    return answer.ok ? { kind: 'seated' } : { kind: 'refused', words: await words(answer) };
  }

  /** Asks for the place: its key is made now. `path` takes the key with `body`. @returns why not, in words */
  async askFor(path: string, body: object): Promise<string | undefined> {
    const { storage } = this.#options;
    const key = this.#kept('key') ?? freshName();
    storage.setItem(this.at('key'), key);
    return this.tell(path, { ...body, key });
  }

  /** Posts what cannot wait, as it may be of no use later. @returns why it was not done, in words */
  async tell(path: string, body: object): Promise<string | undefined> {
    const answer = await this.post(path, body).catch(() => undefined);
    if (answer === undefined) return t('common-hostSilent');
    return answer.ok ? undefined : this.#options.words(answer);
  }

  /** The place is gone; the next one gets another key. */
  forget(): void {
    for (const what of KEPT) this.#options.storage.removeItem(this.at(what));
  }

  #kept(what: 'key' | 'invitation'): string | undefined {
    return this.#options.storage.getItem(this.at(what)) ?? undefined;
  }
}
