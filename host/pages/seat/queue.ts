// Claims on their way to the host: kept until they are answered, sent one after the other and in order, and under the same
// name every time, so that the host counts each once. Storage, line and clock are given.
import type { Precondition } from '../../web/table/types.ts';
import type { Timers } from '../kit/link.ts';
import type { Sent } from './sent.ts';

/** A claim that waits. */
export interface WaitingClaim extends Sent {
  readonly id: string;
  readonly seen: Precondition;
}

/** Where claims wait. What is written is there after the page was loaded anew. */
export interface ClaimStore {
  read(): readonly WaitingClaim[];
  write(claims: readonly WaitingClaim[]): void;
}

/**
 * What the host said. 'lost': nothing that can be relied on, so it is asked again. 'busy': it cannot now, and says why.
 * 'stale': others have changed what the claim rests on. 'noSeat': the key is none any more.
 */
export type ClaimReply =
  | { readonly kind: 'done'; readonly move: number }
  | { readonly kind: 'asked' }
  | { readonly kind: 'refused' | 'stale' | 'noSeat'; readonly words: string }
  | { readonly kind: 'busy'; readonly words: string }
  | { readonly kind: 'lost' };

/** A claim and what came of it; `unsent` are those behind it that were not sent because of it. */
export interface Settled {
  readonly claim: WaitingClaim;
  readonly reply: Exclude<ClaimReply, { kind: 'lost' | 'busy' }>;
  readonly unsent: readonly WaitingClaim[];
}

interface ClaimQueueOptions {
  readonly store: ClaimStore;
  readonly send: (claim: WaitingClaim) => Promise<ClaimReply>;
  readonly timers: Timers;
  /** Something waits, or waits no more. */
  readonly changed: () => void;
  readonly settled: (settled: Settled) => void;
}

/** Milliseconds before a claim is sent again; the last one repeats. */
const RESENDS = [300, 700, 1_500, 3_000, 5_000] as const;
/** Claims that may wait. Nobody counts so much in the time that a network is away. */
const MOST_WAITING = 30;

/** A queue of claims, one for each seat. */
export class ClaimQueue {
  readonly #options: ClaimQueueOptions;
  #sending = false;
  #tries = 0;
  #timer: unknown;
  #trouble = '';

  constructor(options: ClaimQueueOptions) {
    this.#options = options;
  }

  /** Claims that wait for an answer, the oldest first. */
  get waiting(): readonly WaitingClaim[] {
    return this.#options.store.read();
  }

  /** Why the host cannot take them now; empty if it said nothing. */
  get trouble(): string {
    return this.#trouble;
  }

  /** One more claim; false if too many wait already. */
  add(claim: WaitingClaim): boolean {
    const { store, changed } = this.#options;
    const waiting = store.read();
    if (waiting.length >= MOST_WAITING) return false;
    store.write([...waiting, claim]);
    changed();
    this.#pump();
    return true;
  }

  /** Sends at once what waits: the page was loaded, the network is back, the phone was unlocked. */
  hurry(): void {
    this.#tries = 0;
    this.#options.timers.clear(this.#timer);
    this.#pump();
  }

  #pump(): void {
    const [head] = this.#options.store.read();
    if (this.#sending || head === undefined) return;
    this.#sending = true;
    this.#options.timers.clear(this.#timer);
    void this.#options
      .send(head)
      .catch((): ClaimReply => ({ kind: 'lost' }))
      .then((reply) => this.#answered(head, reply));
  }

  #answered(claim: WaitingClaim, reply: ClaimReply): void {
    this.#sending = false;
    if (reply.kind === 'lost' || reply.kind === 'busy') {
      this.#trouble = reply.kind === 'busy' ? reply.words : '';
      const wait = RESENDS[Math.min(this.#tries, RESENDS.length - 1)] ?? 0;
      this.#tries += 1;
      this.#timer = this.#options.timers.set(wait, () => this.#pump());
      this.#options.changed();
      return;
    }
    this.#tries = 0;
    this.#trouble = '';
    this.#settle(claim, reply);
    this.#pump();
  }

  /** Whatever waits behind a claim that did not count was made in the belief that it would: its maker decides anew. */
  #settle(claim: WaitingClaim, reply: Settled['reply']): void {
    const { store, settled, changed } = this.#options;
    const behind = store.read().filter(({ id }) => id !== claim.id);
    const counted = reply.kind === 'done' || reply.kind === 'asked';
    store.write(counted ? behind : []);
    settled({ claim, reply, unsent: counted ? [] : behind });
    changed();
  }
}
