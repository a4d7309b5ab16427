// Picks plain Firmata out of a stream. It lets through only whole messages that firmata-io can take: a damaged
// one would make it throw (a firmware name of odd length, a pin that does not exist) or wait for ever.
import { UNO_PINS } from '../../hardware/board.ts';
import { END_SYSEX, type Piece, START_SYSEX } from '../../shared/protocol/index.ts';

const VERSION = 0xf9;
const ANALOG = 0xe0;
const DIGITAL = 0x90;

/** Sysex answers that we have a use for, with the bodies that firmata-io survives. */
const SYSEX: ReadonlyMap<number, (body: Uint8Array) => boolean> = new Map([
  // Firmware name: version in two bytes, then characters in two bytes each.
  [0x79, (body) => body.length >= 3 && body.length % 2 === 1],
  // Text: characters in two bytes each.
  [0x71, (body) => body.length % 2 === 1],
  // Pin state: pin, mode, one to three bytes of state.
  [0x6e, (body) => body.length >= 4 && body.length <= 6 && (body[1] ?? 0xff) < UNO_PINS.length],
]);

const isThreeBytes = (status: number): boolean =>
  status === VERSION || (status & 0xf0) === ANALOG || (status & 0xf0) === DIGITAL;

export class PlainFilter {
  #held: number[] = [];
  /** Bytes that belonged to nothing. */
  discarded = 0;

  /** Takes what the splitter found outside our contract; returns the message that it completes, if any. */
  push(piece: Exclude<Piece, { kind: 'broken' }>): Uint8Array | undefined {
    return piece.kind === 'plain' ? this.#byte(piece.byte) : this.#sysex(piece.body);
  }

  #byte(byte: number): Uint8Array | undefined {
    if (byte >= 0x80) {
      this.#drop();
      if (isThreeBytes(byte)) this.#held = [byte];
      else this.discarded++;
      return undefined;
    }
    if (this.#held.length === 0) {
      this.discarded++;
      return undefined;
    }
    this.#held.push(byte);
    if (this.#held.length < 3) return undefined;
    const message = Uint8Array.from(this.#held);
    this.#held = [];
    return message;
  }

  #sysex(body: Uint8Array): Uint8Array | undefined {
    this.#drop();
    if (SYSEX.get(body[0] ?? 0)?.(body)) return Uint8Array.from([START_SYSEX, ...body, END_SYSEX]);
    this.discarded += body.length + 2;
    return undefined;
  }

  #drop(): void {
    this.discarded += this.#held.length;
    this.#held = [];
  }
}
