// The live line to every page: the newest state at once, never a queue, and hands on the emulated board.
import type { WebSocket } from 'ws';

/** What a page can be told; of each kind only the newest is worth telling. */
export type Topic = 'state' | 'board' | 'alive' | 'refused';
/** A text, or the same in UTF-8. */
export type Text = string | Buffer;
const TOPICS: readonly Topic[] = ['refused', 'state', 'board', 'alive'];

/**
 * One page. While a message is on its way, newer ones replace those that wait: a slow reader misses, never
 * delays.
 */
export class Reader {
  readonly #socket: WebSocket;
  readonly #waiting = new Map<Topic, Text>();
  #busy = false;

  constructor(socket: WebSocket) {
    this.#socket = socket;
  }

  /** Tells the page, now or when it has taken what it was told before. */
  tell(topic: Topic, text: Text): void {
    this.#waiting.set(topic, text);
    this.#next();
  }

  #next(): void {
    const topic = TOPICS.find((each) => this.#waiting.has(each));
    const text = topic && this.#waiting.get(topic);
    if (this.#busy || text === undefined || this.#socket.readyState !== this.#socket.OPEN) return;
    this.#waiting.delete(topic as Topic);
    this.#busy = true;
    // The callback comes when the system has taken the bytes: with a slow reader, when its window opens
    // again.
    this.#socket.send(text, { binary: false }, (error) => {
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
  #timer: NodeJS.Timeout | undefined;
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
    this.#timer.unref();
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
