// Keeps the copy of the hall's journal up with the hall: now and then, and without hurry.
import { type Clock, systemClock } from '../system/clock.ts';
import { type Log, silentLog } from '../system/log.ts';
import type { LinkLine } from './line.ts';
import type { HallReplica } from './replica.ts';

/** Milliseconds between two looks at what the hall has. */
const INTERVAL = 15_000;
/** Milliseconds until a look where the hall has something new for this table. */
const SOON = 1_000;

interface CopyingOptions {
  readonly line: Pick<LinkLine, 'copy' | 'heard' | 'hall'>;
  readonly replica: HallReplica;
  readonly clock?: Clock | undefined;
  readonly log?: Log | undefined;
}

export class Copying {
  readonly #options: CopyingOptions;
  readonly #clock: Clock;
  readonly #log: Log;
  #callOff: () => void = () => {};
  #isLooking = false;
  #isClosed = false;

  constructor(options: CopyingOptions) {
    this.#options = options;
    this.#clock = options.clock ?? systemClock;
    this.#log = options.log ?? silentLog;
    this.#later(INTERVAL / 5);
  }

  /** The hall has written something: a result, or a draw. */
  soon(): void {
    if (this.#isLooking || this.#isClosed) return;
    this.#callOff();
    this.#later(SOON);
  }

  close(): void {
    this.#isClosed = true;
    this.#callOff();
    this.#options.replica.close();
  }

  /** Takes one piece. @returns whether there may be more */
  async #follow(): Promise<boolean> {
    const { line, replica } = this.#options;
    if (!line.heard || line.hall === null) return false;
    try {
      const piece = await line.copy(replica.next(line.hall));
      return piece !== undefined && !this.#isClosed && piece.hall === line.hall && replica.take(piece);
    } catch (error) {
      this.#log.debug({ reason: String(error) }, "the hall's journal was not copied");
      return false;
    }
  }

  #later(milliseconds: number): void {
    this.#callOff = this.#clock.after(milliseconds, () => {
      this.#isLooking = true;
      void this.#follow().then((more) => {
        this.#isLooking = false;
        if (!this.#isClosed) this.#later(more ? 0 : INTERVAL);
      });
    });
  }
}
