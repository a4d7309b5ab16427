// Notices a board that has fallen silent.
import type { Clock } from '../system/clock.ts';

/** Milliseconds between beats. */
const BEAT = 1_000;
/** Beats without a word after which the board is given up. */
export const SILENT_BEATS = 3;

interface HeartbeatOptions {
  readonly clock: Clock;
  /** Asks the board whether it is still there. */
  readonly ask: () => void;
  readonly silent: () => void;
}

/**
 * Beats are counted, not time measured: a host that was asleep or busy hears what the board has sent meanwhile
 * before it counts the next.
 */
export class Heartbeat {
  readonly #options: HeartbeatOptions;
  #cancel: () => void = () => {};
  #missed = 0;
  #heard = true;

  constructor(options: HeartbeatOptions) {
    this.#options = options;
    this.#wait();
  }

  /** Call for everything that the board says in answer to us. */
  hear(): void {
    this.#heard = true;
  }

  stop(): void {
    this.#cancel();
  }

  #wait(): void {
    this.#cancel = this.#options.clock.after(BEAT, () => this.#beat());
  }

  #beat(): void {
    this.#missed = this.#heard ? 0 : this.#missed + 1;
    this.#heard = false;
    if (this.#missed >= SILENT_BEATS) {
      this.#options.silent();
    } else {
      this.#options.ask();
      this.#wait();
    }
  }
}
