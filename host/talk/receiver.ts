// Delivers the messages of an outbox to one receiver: in order, each until it is taken, ever more patiently.
import type { Reason } from '../../shared/words/reason.ts';
import type { Clock } from '../system/clock.ts';
import { reachReason } from '../system/reason.ts';
import type { HookOutbox, OutMessage } from './outbox.ts';
import { signedHeaders } from './signature.ts';

/** Why a receiver of webhooks did not take a message. */
export type DeliveryFailure =
  | { readonly code: 'answered'; readonly status: number }
  | { readonly code: 'silent'; readonly seconds: number }
  | { readonly code: 'unreached'; readonly reason: Reason };

/** Milliseconds before the second attempt, doubled each time up to MOST_WAIT. */
const FIRST_WAIT = 1_000;
const MOST_WAIT = 300_000;
/** Milliseconds that a receiver may take to answer. */
const PATIENCE = 10_000;
/** Answers that speak of the message itself: it will be no better the next time. After so many attempts it is left out. */
const UNFIT: readonly number[] = [400, 413, 415, 422];
const UNFIT_ATTEMPTS = 5;

/** Posts once, and follows no redirect. @returns the status of the answer @throws whatever kept it from arriving */
export type PostHook = (
  url: string,
  request: { readonly headers: Record<string, string>; readonly body: string; readonly signal: AbortSignal },
) => Promise<number>;

export const postHook: PostHook = async (url, request) => {
  const answer = await fetch(url, { method: 'POST', redirect: 'manual', ...request });
  await answer.body?.cancel();
  return answer.status;
};

interface ReceiverOptions {
  readonly url: string;
  readonly outbox: HookOutbox;
  readonly secret: string;
  readonly version: string;
  readonly clock: Clock;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** From 0 to 1. */
  readonly random: () => number;
  readonly post: PostHook;
  /** An attempt failed after one that did not, or the other way round. */
  readonly changed: (failure: DeliveryFailure | undefined) => void;
  /** A message that the receiver refused for good. */
  readonly leftOut: (id: string) => void;
}

export class Receiver {
  readonly #options: ReceiverOptions;
  #failures = 0;
  #told = false;
  #busy = false;
  #closed = false;
  /** Calls off the next attempt. */
  #callOff: (() => void) | undefined;
  #abort = new AbortController();

  constructor(options: ReceiverOptions) {
    this.#options = options;
  }

  get url(): string {
    return this.#options.url;
  }

  /** There may be something to deliver. After a failure the next attempt comes in its time. */
  wake(): void {
    if (this.#busy || this.#closed || this.#callOff !== undefined) return;
    void this.#deliver();
  }

  close(): void {
    this.#closed = true;
    this.#callOff?.();
    this.#abort.abort();
  }

  async #deliver(): Promise<void> {
    const { outbox, url } = this.#options;
    this.#busy = true;
    for (;;) {
      const message = outbox.next(url);
      if (message === undefined) break;
      const failure = await this.#attempt(message);
      if (this.#closed) return;
      if (!this.#settle(message, failure)) break;
    }
    this.#busy = false;
  }

  /** What came of an attempt. @returns whether the next message is due at once */
  #settle(message: OutMessage, failure: DeliveryFailure | undefined): boolean {
    const { outbox, url, changed, leftOut } = this.#options;
    if (failure === undefined) {
      if (this.#told) changed(undefined);
      this.#told = false;
    } else {
      this.#failures += 1;
      if (!this.#told) changed(failure);
      this.#told = true;
      const unfit = failure.code === 'answered' && UNFIT.includes(failure.status);
      if (!unfit || this.#failures < UNFIT_ATTEMPTS) {
        this.#later();
        return false;
      }
      leftOut(message.id);
    }
    this.#failures = 0;
    outbox.taken(url, message.number);
    return true;
  }

  #later(): void {
    const { clock, random } = this.#options;
    const wait = Math.min(MOST_WAIT, FIRST_WAIT * 2 ** Math.min(this.#failures - 1, 20));
    this.#callOff = clock.after(wait * (0.5 + random() / 2), () => {
      this.#callOff = undefined;
      this.wake();
    });
  }

  async #attempt({ id, body }: OutMessage): Promise<DeliveryFailure | undefined> {
    const { url, secret, version, clock, now } = this.#options;
    const timestamp = Math.floor(now() / 1_000);
    const headers = {
      'content-type': 'application/json',
      'user-agent': `Muggins/${version}`,
      ...signedHeaders(secret, { id, timestamp, body }),
    };
    const abort = new AbortController();
    this.#abort = abort;
    let slow = false;
    const callOff = clock.after(PATIENCE, () => {
      slow = true;
      abort.abort();
    });
    try {
      const status = await this.#options.post(url, { headers, body, signal: abort.signal });
      return status >= 200 && status < 300 ? undefined : { code: 'answered', status };
    } catch (error) {
      return slow
        ? { code: 'silent', seconds: PATIENCE / 1_000 }
        : { code: 'unreached', reason: reachReason(error) };
    } finally {
      callOff();
    }
  }
}
