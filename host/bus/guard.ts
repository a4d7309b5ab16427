// What passes between a client and the broker: packets of MQTT 3.1.1, none too long, and not too many.
import { Transform, type TransformCallback } from 'node:stream';
import type { Clock } from '../system/clock.ts';
import { BODY_BYTES } from './bus.ts';

/** Bytes of a packet: a body, and a topic before it. */
const PACKET_BYTES = BODY_BYTES + 512;
/** Packets that a client may send at once, and those that it gains each second. A table that sends a whole night again has 100. */
const BURST = 200;
const PER_SECOND = 40;
/** Packet length: seven bits a byte, and at most four bytes (MQTT 3.1.1, 2.2.3). */
const LENGTH_BYTES = 4;

export class PacketGuard extends Transform {
  readonly #clock: Clock;
  #allowed = BURST;
  #at: number;
  /** Bytes of the packet that are still to come; undefined within a header. */
  #rest: number | undefined;
  #header: number[] = [];

  constructor(clock: Clock) {
    super();
    this.#clock = clock;
    this.#at = clock.now();
  }

  override _transform(chunk: Buffer, _: BufferEncoding, done: TransformCallback): void {
    const fault = this.#fault(chunk);
    if (fault === undefined) done(null, chunk);
    else done(new Error(fault));
  }

  /** Why a chunk may not pass. */
  #fault(chunk: Buffer): string | undefined {
    for (let at = 0; at < chunk.length; ) {
      if (this.#rest === undefined) {
        const fault = this.#read(chunk[at++] as number);
        if (fault !== undefined) return fault;
      } else {
        const taken = Math.min(this.#rest, chunk.length - at);
        at += taken;
        this.#rest -= taken;
      }
      if (this.#rest === 0) this.#rest = undefined;
    }
    return undefined;
  }

  /** The next byte of a header: the type, and then the length. */
  #read(byte: number): string | undefined {
    this.#header.push(byte);
    const [, ...length] = this.#header;
    if (length.length === 0 || (byte >= 0x80 && length.length < LENGTH_BYTES)) return undefined;
    this.#header = [];
    this.#rest = length.reduceRight((sum, each) => sum * 0x80 + (each & 0x7f), 0);
    if (byte >= 0x80 || this.#rest > PACKET_BYTES) return `a packet of more than ${PACKET_BYTES} bytes`;
    return this.#isTooMany() ? `more than ${PER_SECOND} packets a second` : undefined;
  }

  #isTooMany(): boolean {
    const now = this.#clock.now();
    this.#allowed = Math.min(BURST, this.#allowed + ((now - this.#at) / 1_000) * PER_SECOND);
    this.#at = now;
    this.#allowed -= 1;
    return this.#allowed < 0;
  }
}
