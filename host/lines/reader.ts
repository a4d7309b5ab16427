// A card reader: a device that sends one line for each card that is presented to it.
import { EventEmitter } from 'node:events';
import type { Card } from '../../shared/rules/index.ts';
import { cardOf, codeIn, type Deck } from './deck.ts';
import { LineDevice, type LineDeviceOptions, type LineStatus } from './device.ts';

/** Milliseconds within which the same code again is the same card still lying there: readers repeat themselves. */
const REPEAT_MILLISECONDS = 1_500;

interface CardReaderOptions extends LineDeviceOptions {
  readonly deck: Deck;
}

interface CardReaderEvents {
  card: [card: Card];
  /** A code that no card of the deck has. */
  unknown: [code: string];
  /** Something came that is no line of text. */
  garbage: [what: 'tooLong' | 'notText'];
  status: [status: LineStatus];
}

export class CardReader extends EventEmitter<CardReaderEvents> {
  readonly #device: LineDevice;
  #last: { readonly code: string; readonly time: number } | undefined;

  constructor({ deck, ...options }: CardReaderOptions) {
    super();
    this.#device = new LineDevice(options);
    this.#device.on('status', (status) => this.emit('status', status));
    this.#device.on('garbage', (what) => this.emit('garbage', what));
    this.#device.on('line', (line) => {
      const code = codeIn(deck, line);
      if (code === undefined || this.#repeated(code, options.clock.now())) return;
      const card = cardOf(deck, code);
      if (card === undefined) this.emit('unknown', code);
      else this.emit('card', card);
    });
  }

  start(): void {
    this.#device.start();
  }

  close(): Promise<void> {
    return this.#device.close();
  }

  /** As long as a card lies there it stays the same reading, however often the reader says so. */
  #repeated(code: string, time: number): boolean {
    const last = this.#last;
    this.#last = { code, time };
    return last?.code === code && time - last.time < REPEAT_MILLISECONDS;
  }
}
