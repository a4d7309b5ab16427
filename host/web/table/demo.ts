// The demo as pages show it: the page that began it presses its keys, and keeps it alive.

import { type Clock, systemClock } from '../../board/index.ts';
import type { SharedBoard } from '../../table/index.ts';
import type { Visitor } from '../kit/live.ts';
import type { DemoMessage } from './wire.ts';

/** Milliseconds that a demo goes on without a word from its page. Its last line takes a few seconds to read. */
const LEASE = 60_000;

/** The demo of a table, for its pages. */
export class PageDemo {
  readonly #board: SharedBoard;
  readonly #clock: Clock;
  /** The page that shows it. */
  #page: Visitor | undefined;
  #stopTimer: () => void = () => {};

  constructor(board: SharedBoard, clock: Clock = systemClock) {
    this.#board = board;
    this.#clock = clock;
  }

  /** A page begins or ends the demo, or presses its next key. */
  obey(page: Visitor, message: DemoMessage): void {
    if (message.type === 'demo') {
      this.leave(page);
      if (!message.on) return;
      this.#page = page;
      this.#board.beginDemo();
    }
    if (page !== this.#page) return;
    if (message.type === 'demoKey') this.#board.pressDemo(message.key);
    this.#stopTimer();
    this.#stopTimer = this.#clock.after(LEASE, () => this.close());
  }

  /** The page is gone. */
  leave(page: Visitor): void {
    if (page === this.#page) this.close();
  }

  close(): void {
    this.#stopTimer();
    this.#page = undefined;
    this.#board.endDemo();
  }
}
