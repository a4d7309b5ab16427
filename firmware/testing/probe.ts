// The prebuilt image on the emulated board, with a probe on the pixel line and everything it sends taken down.
import { readFileSync } from 'node:fs';
import { CONTROLLERS, pinOf } from '../../hardware/board.ts';
import { CYCLE_NANOSECONDS, MILLISECOND } from '../../hardware/emulator/chip.ts';
import { prebuiltImage } from '../../hardware/emulator/emulator.ts';
import { parseHex } from '../../hardware/emulator/hex.ts';
import { Machine } from '../../hardware/emulator/machine.ts';
import type { Violation } from '../../hardware/emulator/options.ts';
import { PROCESSORS } from '../../hardware/emulator/processor.ts';
import {
  BOARD_KINDS,
  type BoardKind,
  decode,
  encode,
  type LaneCount,
  Splitter,
  type WireMessage,
} from '../../shared/protocol/index.ts';

const PORTB = 0x25;
const images = new Map(
  BOARD_KINDS.map((kind) => [
    kind,
    parseHex(readFileSync(prebuiltImage(kind), 'utf8'), PROCESSORS[kind].flash),
  ]),
);

export interface ProbeOptions {
  readonly board?: BoardKind;
  /** Another image than the prebuilt one of the board, and another rate of the line. */
  readonly flash?: Uint8Array;
  readonly baud?: number;
  /** False for a board whose display is not wired. */
  readonly display?: boolean;
  readonly latency?: number;
  readonly seed?: number;
  /** Longest bounce of a contact in milliseconds. */
  readonly bounce?: number;
  /** What the EEPROM holds; fresh from the factory unless given. */
  readonly eeprom?: Uint8Array;
}

/** How often a length was seen, by nanoseconds. */
export type Lengths = ReadonlyMap<number, number>;

export class Probe {
  readonly machine: Machine;
  readonly violations: Violation[] = [];
  readonly sent: { readonly message: WireMessage; readonly milliseconds: number }[] = [];
  /** Bytes outside the contract. */
  readonly plain: number[] = [];
  /** Cycles at which pictures were latched. */
  readonly latched: number[] = [];
  readonly highs = new Map<number, number>();
  readonly lows = new Map<number, number>();
  /** The lows between two bits of one byte, where nothing but the next bit is waited for; `lows` has them too. */
  readonly lowsInByte = new Map<number, number>();
  /** First and last edge of each frame, in cycles. */
  readonly frames: { readonly first: number; last: number }[] = [];

  readonly #splitter = new Splitter();
  readonly #pixelBit: number;
  #level = false;
  #moved = 0;
  /** Bits of the frame so far. */
  #bits = 0;

  constructor(lanes: LaneCount, options: ProbeOptions = {}) {
    const { board = 'uno' } = options;
    this.#pixelBit = 1 << pinOf(board, CONTROLLERS[board].map.pixels).bit;
    this.machine = new Machine({
      board,
      flash: options.flash ?? images.get(board) ?? new Uint8Array(0),
      ...(options.baud && { baud: options.baud }),
      ...(options.eeprom && { eeprom: options.eeprom }),
      ...(options.bounce !== undefined && { bounce: options.bounce }),
      lanes,
      display: options.display ?? true,
      latency: options.latency ?? 0,
      seed: options.seed ?? 1,
      onData: (bytes) => this.#take(bytes),
      onViolation: (violation) => this.violations.push(violation),
      onLatch: (_pixels, time) => this.latched.push(time),
    });
  }

  /** Power, and a host that opens the port; returns when the board has introduced itself. */
  start(): this {
    this.machine.powerOn();
    this.machine.open();
    this.#attach();
    this.run(30);
    return this;
  }

  /** Greets the board and tells it how many lanes it has. */
  greet(lanes: LaneCount, brightness = 64): this {
    this.say({ type: 'hello', sequence: 126, major: 1, minor: 0 });
    this.say({ type: 'setup', sequence: 127, lanes, brightness });
    this.run(80);
    return this;
  }

  say(message: WireMessage): void {
    this.machine.write(encode(message));
  }

  run(milliseconds: number): void {
    this.machine.runFor(milliseconds * MILLISECOND);
  }

  get milliseconds(): number {
    return this.machine.now / MILLISECOND;
  }

  messages<T extends WireMessage['type']>(type: T): readonly WireMessage<T>[] {
    return this.sent.flatMap(({ message }) => (message.type === type ? [message as WireMessage<T>] : []));
  }

  /** Forgets what the pixel line has done so far. */
  clearPulses(): void {
    this.highs.clear();
    this.lows.clear();
    this.lowsInByte.clear();
    this.frames.length = 0;
  }

  #take(bytes: Uint8Array): void {
    const { milliseconds } = this;
    for (const piece of this.#splitter.push(bytes)) {
      if (piece.kind === 'plain') this.plain.push(piece.byte);
      if (piece.kind !== 'sysex') continue;
      const decoded = decode(piece.body);
      if (decoded.ok) this.sent.push({ message: decoded.message, milliseconds });
      else this.plain.push(0xf0, ...piece.body, 0xf7);
    }
  }

  /** Writes of port B that move the pixel pin. All are OUT, so differences of their cycles are exact. */
  #attach(): void {
    const { cpu } = this.machine;
    const pixelBit = this.#pixelBit;
    const write = cpu?.writeHooks[PORTB];
    if (cpu === undefined || write === undefined) throw new Error('no chip to probe');
    cpu.writeHooks[PORTB] = (value, old, address, mask) => {
      const level = (value & pixelBit) !== 0;
      if (level !== this.#level) this.#edge(level, cpu.cycles);
      return write(value, old, address, mask);
    };
  }

  #edge(level: boolean, cycles: number): void {
    const length = (cycles - this.#moved) * CYCLE_NANOSECONDS;
    const frame = this.frames.at(-1);
    this.#level = level;
    this.#moved = cycles;
    // A pause that latches begins a frame.
    if (level && (frame === undefined || length >= 100_000)) {
      this.frames.push({ first: cycles, last: cycles });
      this.#bits = 0;
      return;
    }
    count(level ? this.lows : this.highs, length);
    if (!level) this.#bits++;
    else if (this.#bits % 8 !== 0) count(this.lowsInByte, length);
    if (frame !== undefined) frame.last = cycles;
  }
}

const count = (lengths: Map<number, number>, length: number): void => {
  lengths.set(length, (lengths.get(length) ?? 0) + 1);
};

/** Shortest and longest, in nanoseconds. */
export const range = (lengths: Lengths): readonly [number, number] => {
  const all = [...lengths.keys()];
  return [Math.min(...all), Math.max(...all)];
};

/** The lengths that `keep` wants. */
export const only = (lengths: Lengths, keep: (nanoseconds: number) => boolean): Lengths =>
  new Map([...lengths].filter(([nanoseconds]) => keep(nanoseconds)));
