// Johnny-Five's `Button`s on contacts that the firmware has settled. Johnny-Five never lets go of a Button (button.js, `priv`),
// so each is used again, on the next board.
import five from 'johnny-five';
import type { BoardIo } from './io.ts';

/** Free for the next board. */
const spare: Contact[] = [];

/**
 * A Button to which each change is told at once. Johnny-Five's own way waits seven milliseconds and reports only the last
 * change; after a repeat on a noisy line a press and its release may come together, of which the press would be lost, or come
 * later than the digit keyed after it. Its `hold` comes again and again by a timer; the board's comes once.
 */
export class Contact {
  readonly button: five.Button;
  #down = false;

  private constructor(board: five.Board, pin: number) {
    const controller = {
      // Not by a closure over the board: it would be kept with the Button.
      initialize: { value: () => {} },
      toBoolean: { value: () => this.#down },
    };
    this.button = new five.Button({ board, pin, isPullup: true, controller });
  }

  /** The button on this pin of the board. */
  static on(board: five.Board, pin: number): Contact {
    const used = spare.pop();
    if (used) five.Board.Component.call(used.button, five.Board.Options({ board, pin }));
    const contact = used ?? new Contact(board, pin);
    contact.#listen(board.io as unknown as BoardIo, pin);
    return contact;
  }

  /** The board is gone. */
  release(): void {
    const { button } = this;
    button.removeAllListeners();
    Reflect.deleteProperty(button, 'board');
    Reflect.deleteProperty(button, 'io');
    spare.push(this);
  }

  #listen(io: BoardIo, pin: number): void {
    const { button } = this;
    this.#down = false;
    io.digitalRead(pin, (level) => {
      if (this.#down === (level === button.downValue)) return;
      this.#down = !this.#down;
      for (const event of this.#down ? ['down', 'press'] : ['up', 'release']) button.emit(event);
    });
  }
}
