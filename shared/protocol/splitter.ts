// Cuts a byte stream into sysex bodies and plain Firmata bytes. It resynchronises on any F0, and reports the bytes that it
// dropped, so that a noisy wire is seen and never obeyed.
import { END_SYSEX, START_SYSEX } from './shape.ts';

export type Piece =
  /** What stood between F0 and F7. */
  | { readonly kind: 'sysex'; readonly body: Uint8Array }
  /** A byte outside sysex: plain Firmata. */
  | { readonly kind: 'plain'; readonly byte: number }
  /** A sysex that was cut off by a new F0 or another status byte, or that ran too long. */
  | { readonly kind: 'broken'; readonly bytes: number };

/** Longest sysex body kept: firmata's longest answer from a Mega (capabilities of 70 pins) fits. */
export const MAX_BODY = 1024;

/** Feed bytes to `push`; it returns the pieces they complete, in order. One splitter per stream. */
export class Splitter {
  #open: number[] | undefined;

  push(bytes: Iterable<number>): readonly Piece[] {
    const pieces: Piece[] = [];
    for (const byte of bytes) this.#byte(byte, pieces);
    return pieces;
  }

  #byte(byte: number, pieces: Piece[]): void {
    if (this.#open === undefined) {
      if (byte === START_SYSEX) this.#open = [];
      else pieces.push({ kind: 'plain', byte });
      return;
    }
    if (byte === END_SYSEX) {
      pieces.push({ kind: 'sysex', body: Uint8Array.from(this.#open) });
      this.#open = undefined;
    } else if (byte < 0x80 && this.#open.length < MAX_BODY) {
      this.#open.push(byte);
    } else {
      pieces.push({ kind: 'broken', bytes: this.#open.length + 1 });
      this.#open = byte === START_SYSEX ? [] : undefined;
      // A status byte that is not F0 may begin a plain message that a lost F7 ran into.
      if (byte >= 0x80 && byte !== START_SYSEX) pieces.push({ kind: 'plain', byte });
    }
  }
}
