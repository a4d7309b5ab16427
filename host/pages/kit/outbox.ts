// Requests of a phone on their way to the host: kept until they are answered, sent one after the other and in order, and sent again
// after a lost answer. The host counts each once.
import { type KeyStorage, keptIn } from './place.ts';

/**
 * What the host said. 'done' with the number of the move or fact that was made; 'asked': others have to agree. 'stale': others have
 * changed what the request rests on. 'gone': the key is none any more. 'busy': it cannot now, and says why. 'lost': nothing that can be
 * relied on. After the last two it is asked again.
 */
export type Reply = LastReply | { readonly kind: 'busy'; readonly words: string } | { readonly kind: 'lost' };

/** A reply that ends a request. */
type LastReply =
  | { readonly kind: 'done'; readonly number: number }
  | { readonly kind: 'asked' }
  | { readonly kind: 'refused' | 'stale' | 'gone'; readonly words: string };

/** A request and what came of it; `unsent` are those behind it that were not sent because of it. */
export interface Settled<Request> {
  readonly request: Request;
  readonly reply: LastReply;
  readonly unsent: readonly Request[];
}

const KINDS: Readonly<Record<number, 'gone' | 'stale' | 'busy'>> = {
  401: 'gone',
  409: 'stale',
  423: 'busy',
  429: 'busy',
  503: 'busy',
};

/** What an answer means for a request. */
export async function replyOf(
  answer: Response,
  words: (answer: Response) => Promise<string>,
): Promise<Reply> {
  const told = (await answer.clone().json()) as Partial<Record<'move' | 'sequence', number>> & {
    readonly asked?: true;
    readonly error?: string;
  };
  const number = told.move ?? told.sequence;
  // A captive portal answers for the host, sometimes in JSON: the request goes on waiting.
  if ((answer.ok ? (number ?? told.asked) : told.error) === undefined) return { kind: 'lost' };
  if (answer.ok) return number === undefined ? { kind: 'asked' } : { kind: 'done', number };
  const kind = KINDS[answer.status];
  if (kind === undefined && answer.status >= 500) return { kind: 'lost' };
  return { kind: kind ?? 'refused', words: await words(answer) };
}

interface OutboxOptions<Request> {
  readonly storage: KeyStorage;
  /** Where requests wait in the storage. */
  readonly storageKey: string;
  /** How many may wait. */
  readonly most: number;
  readonly send: (request: Request) => Promise<Reply>;
  /** Something waits, or waits no more. */
  readonly changed: () => void;
  readonly settled: (settled: Settled<Request>) => void;
}

/** Milliseconds before a request is sent again; the last one repeats. */
const RESENDS = [300, 700, 1_500, 3_000, 5_000] as const;

/** A queue of requests. */
export class Outbox<Request extends object> {
  readonly #options: OutboxOptions<Request>;
  #sending = false;
  #tries = 0;
  #isLate = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #trouble = '';

  constructor(options: OutboxOptions<Request>) {
    this.#options = options;
  }

  /** Requests that wait for an answer, the oldest first; what cannot be read in the storage is none. */
  get waiting(): readonly Request[] {
    const kept = keptIn<unknown>(this.#options.storage, this.#options.storageKey);
    return Array.isArray(kept) ? (kept as Request[]) : [];
  }

  /** Why the host cannot take them now; empty if it said nothing. */
  get trouble(): string {
    return this.#trouble;
  }

  /** Whether the host did not answer when one was sent. */
  get isLate(): boolean {
    return this.#isLate;
  }

  /** One more request; false if too many wait already. */
  add(request: Request): boolean {
    const { waiting } = this;
    if (waiting.length >= this.#options.most) return false;
    this.#keep([...waiting, request]);
    this.#options.changed();
    this.#pump();
    return true;
  }

  /** Sends at once what waits: the page was loaded, the network is back, the phone was unlocked. */
  hurry(): void {
    this.#tries = 0;
    this.#pump();
  }

  #keep(requests: readonly Request[]): void {
    const { storage, storageKey } = this.#options;
    if (requests.length === 0) storage.removeItem(storageKey);
    else storage.setItem(storageKey, JSON.stringify(requests));
  }

  #pump(): void {
    const [head] = this.waiting;
    if (this.#sending || head === undefined) return;
    this.#sending = true;
    clearTimeout(this.#timer);
    void this.#options
      .send(head)
      .catch((): Reply => ({ kind: 'lost' }))
      .then((reply) => this.#answered(head, reply));
  }

  #answered(request: Request, reply: Reply): void {
    this.#sending = false;
    this.#isLate = reply.kind === 'lost' || reply.kind === 'busy';
    if (reply.kind === 'lost' || reply.kind === 'busy') {
      this.#trouble = reply.kind === 'busy' ? reply.words : '';
      this.#timer = setTimeout(() => this.#pump(), RESENDS[Math.min(this.#tries, RESENDS.length - 1)]);
      this.#tries += 1;
      this.#options.changed();
      return;
    }
    this.#tries = 0;
    this.#trouble = '';
    this.#settle(request, reply);
    this.#pump();
  }

  /** Whatever waits behind a request that did not count was made in the belief that it would: its maker decides anew. */
  #settle(request: Request, reply: LastReply): void {
    const { settled, changed } = this.#options;
    const sent = JSON.stringify(request);
    const behind = this.waiting.filter((each) => JSON.stringify(each) !== sent);
    const counted = reply.kind === 'done' || reply.kind === 'asked';
    this.#keep(counted ? behind : []);
    settled({ request, reply, unsent: counted ? [] : behind });
    changed();
  }
}
