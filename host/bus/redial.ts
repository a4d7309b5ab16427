// A bus whose line is dialled again for ever, whatever carries it: subscriptions outlive the line, messages do not.
import { EventEmitter } from 'node:events';
import { type Clock, systemClock } from '../system/clock.ts';
import {
  BODY_BYTES,
  type Bus,
  type BusCredentials,
  type BusEvents,
  type BusLogin,
  type BusMessage,
  type PublishOptions,
  textOf,
} from './bus.ts';
import { fitsPattern } from './topics.ts';

/** One connection, as long as it lasts. */
export interface BusLine {
  /** True where the line took it. */
  send(topic: string, text: string, options: Required<PublishOptions>): Promise<boolean>;
  subscribe(pattern: string): void;
  unsubscribe(pattern: string): void;
  /** Takes leave: the broker then keeps the last will to itself. */
  end(): Promise<void>;
}

/** What a line tells its bus. */
export interface BusLineListener {
  heard(topic: string, text: string): void;
  /** The line is broken; nothing comes after it. */
  broken(): void;
}

/** Dials once. Rejects where nobody answers, or refuses. */
export type Dial = (
  credentials: BusCredentials,
  will: BusLogin['will'],
  listener: BusLineListener,
) => Promise<BusLine>;

/** Milliseconds before the second attempt, doubled each time up to MOST_WAIT. */
const FIRST_WAIT = 250;
const MOST_WAIT = 4_000;
/** A line that lasts this many milliseconds is sound: the next attempts begin with FIRST_WAIT again. */
const SOUND_AFTER = 10_000;

export interface RedialOptions extends BusLogin {
  readonly clock?: Clock | undefined;
  /** From 0 to 1: spreads forty tables that all lost their line at once. */
  readonly random?: (() => number) | undefined;
}

export class RedialedBus extends EventEmitter<BusEvents> implements Bus {
  readonly #dial: Dial;
  readonly #login: BusLogin;
  readonly #clock: Clock;
  readonly #random: () => number;
  readonly #listeners = new Map<string, Set<(message: BusMessage) => void>>();
  #line: BusLine | undefined;
  #since = 0;
  #attempts = 0;
  #ended = false;
  #callOff: () => void = () => {};

  constructor(dial: Dial, { clock = systemClock, random = Math.random, ...login }: RedialOptions) {
    super();
    this.#dial = dial;
    this.#login = login;
    this.#clock = clock;
    this.#random = random;
    void this.#attempt();
  }

  get connected(): boolean {
    return this.#line !== undefined;
  }

  publish(
    topic: string,
    body: object | string,
    { retain = false, qos = 1 }: PublishOptions = {},
  ): Promise<boolean> {
    const text = textOf(body);
    const bytes = Buffer.byteLength(text);
    if (bytes > BODY_BYTES) throw new RangeError(`${topic}: ${bytes} bytes, and ${BODY_BYTES} may be sent`);
    return this.#line?.send(topic, text, { retain, qos }) ?? Promise.resolve(false);
  }

  subscribe(pattern: string, heard: (message: BusMessage) => void): () => void {
    const listeners = this.#listeners.get(pattern) ?? new Set();
    this.#listeners.set(pattern, listeners.add(heard));
    // Also where the pattern is not new: the broker then says again what it retains.
    this.#line?.subscribe(pattern);
    return () => {
      listeners.delete(heard);
      if (listeners.size > 0 || this.#listeners.get(pattern) !== listeners) return;
      this.#listeners.delete(pattern);
      this.#line?.unsubscribe(pattern);
    };
  }

  async close(): Promise<void> {
    this.#ended = true;
    this.#callOff();
    const line = this.#line;
    this.#line = undefined;
    await line?.end();
  }

  async #attempt(): Promise<void> {
    let line: BusLine | undefined;
    let isBroken = false;
    const listener: BusLineListener = {
      heard: (topic, text) => this.#heard(topic, text),
      broken: () => {
        isBroken = true;
        if (line !== undefined && line === this.#line) this.#lost();
      },
    };
    try {
      const credentials = await this.#login.credentials();
      if (this.#ended) return;
      line = await this.#dial(credentials, this.#login.will, listener);
    } catch (error) {
      // Nobody answers, or the hall is not there to give a nonce: both may be otherwise the next time.
      if (!this.#ended) this.emit('failed', error);
    }
    if (this.#ended) await line?.end();
    else if (line === undefined || isBroken) this.#later();
    else this.#begin(line);
  }

  #begin(line: BusLine): void {
    this.#line = line;
    this.#since = this.#clock.now();
    for (const pattern of this.#listeners.keys()) line.subscribe(pattern);
    this.emit('connected');
  }

  #lost(): void {
    this.#line = undefined;
    if (this.#clock.now() - this.#since >= SOUND_AFTER) this.#attempts = 0;
    this.#later();
    this.emit('disconnected');
  }

  #later(): void {
    const wait = Math.min(MOST_WAIT, FIRST_WAIT * 2 ** Math.min(this.#attempts++, 10));
    this.#callOff = this.#clock.after(wait * (0.5 + this.#random() / 2), () => void this.#attempt());
  }

  #heard(topic: string, text: string): void {
    const body = parsed(text);
    if (body === undefined || this.#ended) return;
    for (const [pattern, listeners] of [...this.#listeners]) {
      if (fitsPattern(pattern, topic)) for (const heard of [...listeners]) heard({ topic, body });
    }
  }
}

/** What a text says as JSON; undefined where it is none, or longer than any of ours. */
function parsed(text: string): unknown {
  if (Buffer.byteLength(text) > BODY_BYTES) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
