// The USB-serial bridge of the board (an ATmega16U2 on the Uno): bytes pass at the rate of the line, after the
// latency of USB, and are lost while no program has the port open.
import { BAUD } from '../board.ts';
import { CLOCK, MILLISECOND } from './chip.ts';
import { type FaultKind, type Faults, FaultyWire, NO_FAULTS, noHits } from './faults.ts';
import { LINE_BITS, type Usart } from './usart.ts';

/** Largest difference of rates, as a share, at which 8N1 is still read rightly (table 20-2: 4.4 %). */
const RATE_TOLERANCE = 0.044;

interface UsbOptions {
  readonly now: () => number;
  readonly schedule: (time: number, action: (time: number) => void) => void;
  /** Milliseconds that USB adds in each direction. */
  readonly latency: number;
  /** Rate that the host has set, in baud; that of the contract unless given. */
  readonly baud?: number;
  readonly onData: (bytes: Uint8Array) => void;
}

/** Bytes since the machine was made. */
export interface UsbCounts {
  /** Put on the line to the chip. */
  toBoard: number;
  /** Handed to the host. */
  toHost: number;
  /** From the chip while the port was closed or unplugged. */
  unread: number;
  /** Lost because the chip's rate was not the host's. */
  garbled: number;
  /** Bytes that the faults set for the wire have hit, both ways, by kind. */
  readonly faults: Readonly<Record<FaultKind, number>>;
}

interface Queued {
  readonly byte: number;
  readonly ready: number;
  readonly done: (() => void) | undefined;
}

export class Usb {
  readonly counts: UsbCounts;

  readonly #options: UsbOptions;
  readonly #hits = noHits();
  /** CPU cycles of a bit at the rate that the host has set. */
  readonly #nominalBit: number;
  #usart: Usart | undefined;
  #isOpen = false;
  /** Counts openings and losses, so that what belongs to an older session ends with it. */
  #session = 0;
  #toBoard = new FaultyWire(NO_FAULTS, 'toBoard');
  #toHost = new FaultyWire(NO_FAULTS, 'toHost');
  #queue: Queued[] = [];
  #onLine: number[] = [];
  #busy = false;
  #buffer: number[] = [];
  #heldUntil = 0;

  constructor(options: UsbOptions) {
    this.#options = options;
    this.#nominalBit = CLOCK / (options.baud ?? BAUD);
    this.counts = { toBoard: 0, toHost: 0, unread: 0, garbled: 0, faults: this.#hits };
  }

  /** The chip has started anew, or lost power. */
  connect(usart: Usart | undefined): void {
    this.#usart = usart;
    if (usart !== undefined) usart.onTransmit = (byte) => this.#fromChip(byte);
  }

  setFaults(faults: Faults): void {
    this.#toBoard = new FaultyWire(faults, 'toBoard', this.#hits);
    this.#toHost = new FaultyWire(faults, 'toHost', this.#hits);
  }

  open(): void {
    this.drop();
    this.#isOpen = true;
  }

  /** The host has closed the port; what it has written still goes out. */
  close(): void {
    this.#isOpen = false;
    this.#buffer = [];
  }

  /** Cable or power is gone: bytes on the way are lost. */
  drop(): void {
    this.close();
    this.#session++;
    this.#queue = [];
    this.#onLine = [];
    this.#busy = false;
    this.#heldUntil = 0;
  }

  /** Bytes from the host; `done` is called when the last one goes on the line. */
  write(bytes: Uint8Array, done?: () => void): void {
    const now = this.#options.now();
    const ready = now + this.#options.latency * MILLISECOND;
    for (const [index, byte] of bytes.entries()) {
      this.#queue.push({ byte, ready, done: index === bytes.length - 1 ? done : undefined });
    }
    if (bytes.length === 0) done?.();
    if (!this.#busy) this.#next(now);
  }

  /** Puts the next byte on the line, or waits for it. */
  #next(time: number): void {
    this.#busy = true;
    const then = this.#advance(time);
    this.#busy = then !== undefined;
    if (then !== undefined) this.#after(then, (due) => this.#next(due));
  }

  /** Returns when to go on; undefined if there is nothing to send. */
  #advance(time: number): number | undefined {
    for (;;) {
      const byte = this.#onLine.shift();
      if (byte !== undefined) return this.#transmit(byte, time);
      const [head] = this.#queue;
      if (head === undefined) return undefined;
      if (head.ready > time) return head.ready;
      this.#queue.shift();
      const { bytes, delay } = this.#toBoard.pass(head.byte);
      this.#onLine.push(...bytes);
      head.done?.();
      if (delay > 0) return time + delay * MILLISECOND;
    }
  }

  /** Returns when the stop bit is over. */
  #transmit(byte: number, time: number): number {
    const rate = this.#commonBit();
    const bit = rate ?? this.#nominalBit;
    this.counts.toBoard++;
    if (rate === undefined) this.counts.garbled++;
    else {
      this.#usart?.startBit();
      // The receiver takes the byte in the middle of the stop bit.
      this.#after(time + (LINE_BITS - 0.5) * bit, () => this.#usart?.receive(byte));
    }
    return time + LINE_BITS * bit;
  }

  #fromChip(byte: number): void {
    if (!this.#isOpen) {
      this.counts.unread++;
      return;
    }
    if (this.#commonBit() === undefined) {
      this.counts.garbled++;
      return;
    }
    const { bytes, delay } = this.#toHost.pass(byte);
    const now = this.#options.now();
    this.#heldUntil = Math.max(this.#heldUntil, now + delay * MILLISECOND);
    if (this.#heldUntil <= now) this.#collect(bytes, now);
    else this.#after(this.#heldUntil, (time) => this.#collect(bytes, time));
  }

  /** The first byte of a packet starts the wait that sends it. */
  #collect(bytes: readonly number[], time: number): void {
    if (bytes.length === 0) return;
    if (this.#buffer.length === 0) {
      this.#after(time + this.#options.latency * MILLISECOND, () => this.#flush());
    }
    this.#buffer.push(...bytes);
  }

  #flush(): void {
    if (this.#buffer.length === 0) return;
    const bytes = Uint8Array.from(this.#buffer);
    this.#buffer = [];
    this.counts.toHost += bytes.length;
    this.#options.onData(bytes);
  }

  /** CPU cycles of a bit if both ends understand each other: the bridge has the divisors of the chip. */
  #commonBit(): number | undefined {
    const bit = this.#usart?.bitCycles ?? this.#nominalBit;
    return Math.abs(bit / this.#nominalBit - 1) <= RATE_TOLERANCE ? bit : undefined;
  }

  #after(time: number, action: (time: number) => void): void {
    const session = this.#session;
    this.#options.schedule(time, (then) => {
      if (session === this.#session) action(then);
    });
  }
}
