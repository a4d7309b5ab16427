// How far a long piece of work is: one line of standard error, on a terminal only, from two seconds on, and wiped at the end.

/** Milliseconds after which people want to know, and between two looks at the clock. */
const LONG = 2_000;
const PAUSE = 100;

type Stream = Pick<NodeJS.WriteStream, 'isTTY' | 'columns' | 'write'>;

/** A line of progress. Silent while work is short, and without a terminal. */
export class Progress {
  readonly #words: (done: number) => string;
  readonly #stream: Stream;
  #due: number;
  #done = 0;
  #shown = false;

  /** @param words the line for the amount that is done */
  constructor(words: (done: number) => string, stream: Stream = process.stderr) {
    this.#words = words;
    this.#stream = stream;
    this.#due = performance.now() + LONG;
  }

  /** One more piece is done. */
  readonly step = (): void => this.at(this.#done + 1);

  /** This much is done. */
  at(done: number): void {
    this.#done = done;
    if (this.#stream.isTTY !== true || performance.now() < this.#due) return;
    this.#due = performance.now() + PAUSE;
    this.#shown = true;
    this.#line(this.#words(this.#done));
  }

  /** Wipes the line. */
  end(): void {
    if (this.#shown) this.#line('');
    this.#shown = false;
  }

  #line(text: string): void {
    this.#stream.write(`\r\u001b[K${text.slice(0, (this.#stream.columns ?? 80) - 1)}`);
  }
}
