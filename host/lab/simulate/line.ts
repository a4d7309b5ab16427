// One direction of the serial line between host and model: latency of USB, the rate of the line, and its faults.
import { BAUD } from '../../../hardware/board.ts';
import { FaultyWire } from '../../../hardware/emulator/faults.ts';
import { type FaultKind, type Faults, NO_FAULTS } from '../../../hardware/emulator/index.ts';
import type { WorldTime } from './time.ts';

/** Milliseconds that USB adds, as in the emulator. */
const LATENCY = 1;
/** Milliseconds of a byte: eight bits, start and stop. */
const BYTE = 10_000 / BAUD;

interface LineOptions {
  readonly time: WorldTime;
  readonly direction: 'toBoard' | 'toHost';
  readonly hits: Record<FaultKind, number>;
  readonly deliver: (bytes: Uint8Array) => void;
}

export class ModelLine {
  readonly #options: LineOptions;
  #wire: FaultyWire;
  #busyUntil = 0;
  #session = 0;

  constructor(options: LineOptions) {
    this.#options = options;
    this.#wire = new FaultyWire(NO_FAULTS, options.direction, options.hits);
  }

  damage(faults: Faults): void {
    this.#wire = new FaultyWire(faults, this.#options.direction, this.#options.hits);
  }

  send(bytes: Uint8Array): void {
    const { time } = this.#options;
    const arrived: number[] = [];
    let at = Math.max(time.now() + LATENCY, this.#busyUntil);
    for (const byte of bytes) {
      const passed = this.#wire.pass(byte);
      at += passed.delay + BYTE * passed.bytes.length;
      arrived.push(...passed.bytes);
    }
    this.#busyUntil = at;
    if (arrived.length === 0) return;
    const session = this.#session;
    time.after(at - time.now(), () => {
      if (session === this.#session) this.#options.deliver(Uint8Array.from(arrived));
    });
  }

  /** What is on its way is lost. */
  drop(): void {
    this.#session++;
    this.#busyUntil = 0;
  }
}
