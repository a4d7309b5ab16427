// Notices a board that no longer answers.
import type { Clock } from '../system/clock.ts';

/** Milliseconds between beats. */
const BEAT = 1_000;
/** Beats without an answer after which the board is given up. */
export const SILENT_BEATS = 3;

interface HeartbeatOptions {
  readonly clock: Clock;
  /** Asks the board whether it is still there. */
  readonly ask: () => void;
  readonly silent: () => void;
}

/**
 * Beats are counted, not time measured: a host that was asleep or busy first receives what the board has sent
 * meanwhile, and then counts the next.
 */
export class Heartbeat {
  readonly #options: HeartbeatOptions;
  #cancel: () => void = () => {};
  #missed = 0;
  #alive = true;

  constructor(options: HeartbeatOptions) {
    this.#options = options;
    this.#wait();
  }

  /** Call for every answer of the board. */
  received(): void {
    this.#alive = true;
  }

  stop(): void {
    this.#cancel();
  }

  #wait(): void {
    this.#cancel = this.#options.clock.after(BEAT, () => this.#beat());
  }

  #beat(): void {
    this.#missed = this.#alive ? 0 : this.#missed + 1;
    this.#alive = false;
    if (this.#missed >= SILENT_BEATS) {
      this.#options.silent();
    } else {
      this.#options.ask();
      this.#wait();
    }
  }
}
