// What happened in a world, line by line: a digest of all of it, and the last lines for whoever looks for a failure.
import { createHash } from 'node:crypto';

/** Lines that are kept. */
const KEPT = 400;

export class Trace {
  readonly #hash = createHash('sha256');
  readonly #lines: string[] = [];
  #count = 0;

  /** Lines so far. */
  get count(): number {
    return this.#count;
  }

  /** One more line. @param time virtual milliseconds */
  add(time: number, line: string): void {
    const text = `${time.toFixed(3)} ${line}`;
    this.#hash.update(`${text}\n`);
    this.#count++;
    this.#lines[this.#count % KEPT] = text;
  }

  /** The last lines, the newest last. */
  last(lines: number): readonly string[] {
    const first = Math.max(1, this.#count - Math.min(lines, KEPT) + 1);
    return Array.from(
      { length: this.#count - first + 1 },
      (_, at) => this.#lines[(first + at) % KEPT] as string,
    );
  }

  /** A digest of every line so far: the same for the same run. */
  get digest(): string {
    return this.#hash.copy().digest('hex');
  }
}
