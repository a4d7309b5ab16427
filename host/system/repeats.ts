// Repeated messages: reported the 1st, 10th, 100th time and so on.

/** Milliseconds of silence after which the same thing is news again. */
const QUIET_MILLISECONDS = 600_000;
/** Messages that are remembered; the one that was quiet the longest is forgotten. */
const MOST_KEYS = 500;

interface Heard {
  readonly times: number;
  readonly last: number;
}

/** Counts what repeats. */
export class Repeats {
  readonly #now: () => number;
  readonly #heard = new Map<string, Heard>();

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /** Counts a message. @returns the count if it is due: 1, 10, 100 and so on; undefined otherwise */
  due(key: string): number | undefined {
    const now = this.#now();
    const before = this.#heard.get(key);
    const times = before === undefined || now - before.last > QUIET_MILLISECONDS ? 1 : before.times + 1;
    this.#heard.delete(key);
    this.#heard.set(key, { times, last: now });
    const [oldest] = this.#heard.keys();
    if (this.#heard.size > MOST_KEYS && oldest !== undefined) this.#heard.delete(oldest);
    return Number.isInteger(Math.log10(times)) ? times : undefined;
  }

  /** Everything is news again. */
  forget(): void {
    this.#heard.clear();
  }
}
