/** Keypad and buttons on their pins: contacts bounce, nets settle, levels reach the chip's input registers. */
import type { AVRIOPort } from 'avr8js';
import { BUTTONS, KEY_IDS, type KeyId, keyCode, type LaneCount, PINS, pinUses, UNO_PINS } from '../board.ts';
import type { Chip } from './chip.ts';
import { CYCLE_NANOSECONDS } from './chip.ts';
import { bounce } from './contact.ts';
import { type Drive, MATRIX_COLUMNS, MATRIX_ROWS, Matrix } from './matrix.ts';
import type { Random } from './random.ts';
import type { Violation } from './violation.ts';

/**
 * CPU cycles until a released keypad line reads high: 3 us, for a pull-up of 35 kOhm (DS40002061B 29.2) and
 * 100 pF of cable and key foil up to 0.6 of the supply.
 */
export const RISE_CYCLES = 48;

const KEYPAD_KEYS = MATRIX_ROWS * MATRIX_COLUMNS;
const PORTS = ['B', 'C', 'D'] as const;
const DRIVES: readonly Drive[] = ['low', 'high', 'open', 'pullUp'];

const pinAt = (number: number) => {
  const pin = UNO_PINS[number];
  if (pin === undefined) throw new RangeError(`pin ${number} does not exist on an Uno`);
  return pin;
};
/** The lines of the matrix: rows, then columns. */
const LINES = [...PINS.keypadRows, ...PINS.keypadColumns].map(pinAt);
/** Pins that something outside holds high: serial receive while idle, and the pull-ups of the two-wire bus. */
const HELD_HIGH = [PINS.serialReceive, PINS.displayData, PINS.displayClock].map(pinAt);

export interface KeysOptions {
  readonly lanes: LaneCount;
  readonly random: Random;
  readonly now: () => number;
  readonly schedule: (time: number, action: (time: number) => void) => void;
  readonly onViolation: (violation: Violation) => void;
}

export class Keys {
  /** Names of the keys that this board has. */
  readonly present: ReadonlySet<KeyId>;
  /** CPU cycle at which a contact last moved, its bounce included. */
  lastMove = 0;

  private readonly options: KeysOptions;
  private readonly matrix = new Matrix();
  private readonly held = new Set<KeyId>();
  /** Generation of each key's contact changes: a new press ends the bounce of an old release. */
  private readonly moves = new Map<KeyId, number>();
  private readonly closedPins = new Set<number>();
  private ports: Chip['ports'] | undefined;
  /** Levels of the matrix lines, and when each began to rise. */
  private readonly levels = LINES.map(() => false);
  private readonly rising: (number | undefined)[] = LINES.map(() => undefined);
  private shorted = false;

  constructor(options: KeysOptions) {
    this.options = options;
    const pins = new Set(pinUses(options.lanes).map(({ pin }) => pin));
    const missing = new Set<KeyId>(BUTTONS.filter(({ pin }) => !pins.has(pin)).map(({ id }) => id));
    this.present = new Set(KEY_IDS.filter((id) => !missing.has(id)));
  }

  /** The chip has started anew, or lost power. */
  connect(chip: Chip | undefined): void {
    this.ports = chip?.ports;
    if (chip === undefined) return;
    this.levels.fill(false);
    this.rising.fill(undefined);
    const { data } = chip.cpu;
    for (const name of PORTS) watch(chip.ports[name], data, keyBits(name), () => this.settle());
    for (const { port, bit } of HELD_HIGH) chip.ports[port].setPin(bit, true);
    this.settle();
  }

  press(key: KeyId): void {
    if (this.held.has(key)) return;
    this.held.add(key);
    this.move(key, true);
  }

  release(key: KeyId): void {
    if (this.held.delete(key)) this.move(key, false);
  }

  private move(key: KeyId, closed: boolean): void {
    const move = (this.moves.get(key) ?? 0) + 1;
    this.moves.set(key, move);
    for (const change of bounce(this.options.now(), closed, this.options.random)) {
      this.options.schedule(change.time, () => {
        if (this.moves.get(key) === move) this.set(key, change.closed);
      });
    }
  }

  private set(key: KeyId, closed: boolean): void {
    this.lastMove = this.options.now();
    const code = keyCode(key);
    const pin = BUTTONS[code - KEYPAD_KEYS]?.pin;
    if (pin === undefined) this.matrix.set(code, closed);
    else if (closed) this.closedPins.add(pin);
    else this.closedPins.delete(pin);
    this.settle();
  }

  private settle(): void {
    const { ports } = this;
    if (ports === undefined) return;
    const drives = LINES.map(({ port, bit }) => driveOf(ports[port], bit));
    const { lines, short } = this.matrix.levels(drives);
    lines.forEach((level, line) => {
      this.drive(line, level, drives[line] === 'high');
    });
    this.reportShort(short);
    for (const { number, port, bit } of UNO_PINS) {
      if (LINES.some((line) => line.number === number)) continue;
      if (HELD_HIGH.some((held) => held.number === number)) continue;
      ports[port].setPin(bit, driveOf(ports[port], bit) === 'pullUp' && !this.closedPins.has(number));
    }
  }

  /** A line falls at once, and rises at once only if it is driven. */
  private drive(line: number, level: boolean, atOnce: boolean): void {
    if (!level || atOnce || this.levels[line] === true) {
      this.rising[line] = undefined;
      this.put(line, level);
    } else if (this.rising[line] === undefined) {
      const began = this.options.now();
      const { ports } = this;
      this.rising[line] = began;
      this.options.schedule(began + RISE_CYCLES, () => {
        if (this.rising[line] === began && this.ports === ports) this.put(line, true);
      });
    }
  }

  private put(line: number, level: boolean): void {
    const pin = LINES[line];
    if (pin === undefined) return;
    this.levels[line] = level;
    this.ports?.[pin.port].setPin(pin.bit, level);
  }

  private reportShort(line: number | undefined): void {
    if (line !== undefined && !this.shorted) {
      const time = this.options.now();
      const nanoseconds = CYCLE_NANOSECONDS;
      this.options.onViolation({ part: 'keypad', kind: 'short', index: line, nanoseconds, limit: 0, time });
    }
    this.shorted = line !== undefined;
  }
}

/** Calls `changed` when the program drives one of `bits` differently. */
function watch(port: AVRIOPort, data: Uint8Array, bits: number, changed: () => void): void {
  let last = -1;
  port.addListener((value) => {
    const state = (value & bits) | (((data[port.portConfig.DDR] ?? 0) & bits) << 8);
    if (state === last) return;
    last = state;
    changed();
  });
}

/** Bits of a port whose input level depends on how the program drives them. */
function keyBits(port: (typeof PORTS)[number]): number {
  const watched = UNO_PINS.filter((pin) => pin.port === port && pin.number !== PINS.pixels);
  return watched
    .filter(({ number }) => number !== PINS.buzzer)
    .reduce((mask, { bit }) => mask | (1 << bit), 0);
}

const driveOf = (port: AVRIOPort, bit: number): Drive => DRIVES[port.pinState(bit)] ?? 'open';
