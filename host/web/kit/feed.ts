// The messages of one page: the newest of every topic, never a queue; and how often a topic may change.
import { unawaited } from '../../system/clock.ts';
import type { LineSocket } from './sockets.ts';

/** A text, or the same in UTF-8; or packed by gzip, for pages that can unpack it. */
type Text = string | Uint8Array | Packed;

/** A text that was packed once, for everybody. */
export class Packed {
  readonly bytes: Uint8Array;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
  }
}

/**
 * One page. While a message is on its way, newer ones replace those that wait: a slow reader misses, never
 * delays.
 */
export class Reader<Topic extends string> {
  readonly #socket: LineSocket;
  readonly #topics: readonly Topic[];
  readonly #waiting = new Map<Topic, Text>();
  #busy = false;

  /** `topics`: the most urgent first. */
  constructor(socket: LineSocket, topics: readonly Topic[]) {
    this.#socket = socket;
    this.#topics = topics;
  }

  /** Sends the page a message: now, or when it has taken the one before. */
  tell(topic: Topic, text: Text): void {
    this.#waiting.set(topic, text);
    this.#next();
  }

  #next(): void {
    const topic = this.#topics.find((each) => this.#waiting.has(each));
    if (topic === undefined || this.#busy || this.#socket.readyState !== this.#socket.OPEN) return;
    const text = this.#waiting.get(topic) ?? '';
    this.#waiting.delete(topic);
    this.#busy = true;
    // The callback comes when the system has taken the bytes: with a slow reader, when its window opens again.
    const binary = text instanceof Packed;
    this.#socket.send(binary ? text.bytes : text, { binary }, (error) => {
      this.#busy = false;
      if (error === undefined || error === null) this.#next();
    });
  }
}

/**
 * Limits how often something happens: at once after a rest, else when the interval is over, and then once.
 */
export class Pulse {
  readonly #interval: number;
  readonly #beat: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #again = false;

  constructor(interval: number, beat: () => void) {
    this.#interval = interval;
    this.#beat = beat;
  }

  /** Asks for a beat. */
  ask(): void {
    if (this.#timer !== undefined) {
      this.#again = true;
      return;
    }
    this.#beat();
    this.#timer = setTimeout(() => this.#rested(), this.#interval);
    unawaited(this.#timer);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#again = false;
  }

  #rested(): void {
    this.#timer = undefined;
    if (!this.#again) return;
    this.#again = false;
    this.ask();
  }
}
