// Key events that hands have caused and the host has not heard of yet, as the wire tells it.
import { decode, Splitter } from '../../../shared/protocol/index.ts';

/** Key events that the board keeps for a host that is busy: twice `kPresses` in firmware/muggins/src/keys.h. */
const ROOM = 64;

export class Unheard {
  /** Events that the host has not heard of. */
  count = 0;
  #last: number | undefined;
  readonly #splitter = new Splitter();

  /** Whether the board has room for so many more. */
  fits(events: number): boolean {
    return this.count + events <= ROOM;
  }

  /** Hands cause so many. */
  add(events: number): void {
    this.count += events;
  }

  /** Drops the events that wait. */
  forget(): void {
    this.count = 0;
  }

  /** The host has heard an event when it acknowledges it; it does so again when the board repeats itself. */
  passes(to: 'board' | 'host', bytes: Uint8Array): void {
    if (to === 'host') return;
    for (const piece of this.#splitter.push(bytes)) {
      const read = piece.kind === 'sysex' ? decode(piece.body) : undefined;
      if (!read?.ok || read.message.type !== 'keyAck' || read.message.sequence === this.#last) continue;
      this.#last = read.message.sequence;
      this.count = Math.max(0, this.count - 1);
    }
  }
}
