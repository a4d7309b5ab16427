// A card reader: a device that sends one line for each card that is presented to it.
import { cardOf, codeIn, type Deck } from './deck.ts';
import { LineDevice, type LineDeviceOptions } from './device.ts';

/** Milliseconds within which the same code again is the same card still lying there: readers repeat themselves. */
const REPEAT_MILLISECONDS = 1_500;

interface CardReaderOptions extends LineDeviceOptions {
  readonly deck: Deck;
}

/** Emits `card`, and `unknown` for a code that no card of the deck has. */
export class CardReader extends LineDevice {
  #last: { readonly code: string; readonly time: number } | undefined;

  constructor({ deck, ...options }: CardReaderOptions) {
    super(options);
    this.on('line', (line) => {
      const code = codeIn(deck, line);
      if (code === undefined || this.#repeated(code, options.clock.now())) return;
      const card = cardOf(deck, code);
      if (card === undefined) this.emit('unknown', code);
      else this.emit('card', card);
    });
  }

  /** As long as a card lies there it stays the same reading, however often the reader says so. */
  #repeated(code: string, time: number): boolean {
    const last = this.#last;
    this.#last = { code, time };
    return last?.code === code && time - last.time < REPEAT_MILLISECONDS;
  }
}
