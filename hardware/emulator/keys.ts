// Keypad and buttons on their pins: contacts bounce, nets settle, levels reach the chip's input registers.
import type { AVRIOPort } from 'avr8js';
import {
  type BoardKind,
  FIRST_BUTTON_CODE,
  KEY_IDS,
  type KeyId,
  keyCode,
  type LaneCount,
} from '../../shared/protocol/index.ts';
import { buttonPins, CONTROLLERS, type Pin, pinOf, takenPins } from '../board.ts';
import { type Chip, CYCLE_NANOSECONDS, MILLISECOND } from './chip.ts';
import { type Drive, MATRIX_COLUMNS, MATRIX_ROWS, Matrix } from './matrix.ts';
import type { Violation } from './options.ts';
import type { Xorshift } from './random.ts';

/**
 * CPU cycles until a released keypad line reads high: 3 us, for a pull-up of 35 kOhm (DS40002061B 29.2) and
 * 100 pF of cable and key foil up to 0.6 of the supply.
 */
const RISE_CYCLES = 48;

const LINES = MATRIX_ROWS + MATRIX_COLUMNS;
const DRIVES: readonly Drive[] = ['low', 'high', 'open', 'pullUp'];

/** The pins of a board by what this module does with them. */
interface Wiring {
  /** The lines of the matrix: rows, then columns. */
  readonly lines: readonly Pin[];
  /** Pins that something outside holds high: serial receive while idle, and the pull-ups of the two-wire bus. */
  readonly heldHigh: readonly Pin[];
  /** Buttons, and pins with nothing on them: high if they have a pull-up and no button is down. */
  readonly others: readonly Pin[];
  /** By port, bits of the pins whose input level depends on how the program drives them. */
  readonly watched: ReadonlyMap<Pin['port'], number>;
}

function wiringOf(kind: BoardKind): Wiring {
  const { map, pins } = CONTROLLERS[kind];
  const at = (numbers: readonly number[]) => numbers.map((number) => pinOf(kind, number));
  const lines = at([...map.keypadRows, ...map.keypadColumns]);
  const heldHigh = at([map.serialReceive, map.displayData, map.displayClock]);
  const others = pins.filter((pin) => !lines.includes(pin) && !heldHigh.includes(pin));
  const watched = new Map<Pin['port'], number>();
  for (const { number, port, bit } of pins) {
    if (number === map.pixels || number === map.buzzer) continue;
    watched.set(port, (watched.get(port) ?? 0) | (1 << bit));
  }
  return { lines, heldHigh, others, watched };
}

interface KeysOptions {
  readonly kind: BoardKind;
  readonly lanes: LaneCount;
  readonly random: Xorshift;
  /** Longest bounce of a contact in milliseconds; that of contact.ts unless given. */
  readonly bounce?: number | undefined;
  readonly now: () => number;
  readonly schedule: (time: number, action: (time: number) => void) => void;
  readonly onViolation: (violation: Violation) => void;
}

// Times follow the survey of switches in Ganssle, "A Guide to Debouncing": most settle within 1.5 ms, nearly all within 6 ms.
/** Longest bounce in milliseconds, unless another one is asked for. */
const LONGEST_BOUNCE = 4;

/** A change of a contact: at CPU cycle `time` it is closed, or open. */
interface ContactChange {
  readonly time: number;
  readonly closed: boolean;
}

/**
 * The bounces of a contact that begins to close or open at CPU cycle `time`: the first change is at once, the last one, to the final
 * state, at most `longest` milliseconds later.
 */
function bounce(
  time: number,
  closed: boolean,
  random: Xorshift,
  longest = LONGEST_BOUNCE,
): readonly ContactChange[] {
  const changes: ContactChange[] = [{ time, closed }];
  const span = random.next() * longest * MILLISECOND;
  const moments = Array.from({ length: 2 * random.below(6) }, () => Math.round(random.next() * span) + 1);
  moments.sort((a, b) => a - b);
  let state = closed;
  for (const moment of moments) {
    state = !state;
    changes.push({ time: time + moment, closed: state });
  }
  return changes;
}

export class Keys {
  /** Names of the keys that this board has. */
  readonly present: ReadonlySet<KeyId>;
  /** CPU cycle at which a contact last began to close or to open. */
  lastStart = 0;

  readonly #options: KeysOptions;
  readonly #matrix = new Matrix();
  readonly #held = new Set<KeyId>();
  /** Generation of each key's contact changes: a new press ends the bounce of an old release. */
  readonly #moves = new Map<KeyId, number>();
  readonly #closedPins = new Set<number>();
  readonly #wiring: Wiring;
  readonly #pinsOfButtons: readonly number[];
  #chip: Chip | undefined;
  /** Levels of the matrix lines, and when each began to rise. */
  readonly #levels = Array.from({ length: LINES }, () => false);
  readonly #rising: (number | undefined)[] = Array.from({ length: LINES }, () => undefined);
  #shorted = false;

  constructor(options: KeysOptions) {
    this.#options = options;
    this.#wiring = wiringOf(options.kind);
    this.#pinsOfButtons = buttonPins(options.kind);
    const pins = takenPins(options.lanes, options.kind);
    this.present = new Set(
      KEY_IDS.filter((id) => {
        const pin = this.#buttonPin(id);
        return pin === undefined || pins.includes(pin);
      }),
    );
  }

  /** The chip has started anew, or lost power. */
  connect(chip: Chip | undefined): void {
    this.#chip = chip;
    if (chip === undefined) return;
    this.#levels.fill(false);
    this.#rising.fill(undefined);
    const { data } = chip.cpu;
    for (const [name, bits] of this.#wiring.watched) watch(chip.port(name), data, bits, () => this.#settle());
    for (const { port, bit } of this.#wiring.heldHigh) chip.port(port).setPin(bit, true);
    this.#settle();
  }

  press(key: KeyId): void {
    if (this.#held.has(key)) return;
    this.#held.add(key);
    this.#move(key, true);
  }

  release(key: KeyId): void {
    if (this.#held.delete(key)) this.#move(key, false);
  }

  #move(key: KeyId, closed: boolean): void {
    const { now, random, bounce: longest } = this.#options;
    this.lastStart = now();
    this.play(key, bounce(this.lastStart, closed, random, longest));
  }

  /** Moves a contact at once, in place of any planned movement. */
  play(key: KeyId, changes: readonly ContactChange[]): void {
    const move = (this.#moves.get(key) ?? 0) + 1;
    this.#moves.set(key, move);
    for (const change of changes) {
      this.#options.schedule(change.time, () => {
        if (this.#moves.get(key) === move) this.#set(key, change.closed);
      });
    }
  }

  #set(key: KeyId, closed: boolean): void {
    const code = keyCode(key);
    const pin = this.#buttonPin(key);
    if (pin === undefined) this.#matrix.set(code, closed);
    else if (closed) this.#closedPins.add(pin);
    else this.#closedPins.delete(pin);
    this.#settle();
  }

  /** Pin of a button; undefined for a key of the keypad. */
  #buttonPin(key: KeyId): number | undefined {
    return this.#pinsOfButtons[keyCode(key) - FIRST_BUTTON_CODE];
  }

  #settle(): void {
    const chip = this.#chip;
    if (chip === undefined) return;
    const drives = this.#wiring.lines.map((pin) => driveOf(chip, pin));
    const { lines, short } = this.#matrix.levels(drives);
    lines.forEach((level, line) => {
      this.#drive(line, level, drives[line] === 'high');
    });
    this.#reportShort(short);
    for (const pin of this.#wiring.others) {
      const level = driveOf(chip, pin) === 'pullUp' && !this.#closedPins.has(pin.number);
      chip.port(pin.port).setPin(pin.bit, level);
    }
  }

  /** A line falls at once, and rises at once only if it is driven. */
  #drive(line: number, level: boolean, atOnce: boolean): void {
    if (!level || atOnce || this.#levels[line] === true) {
      this.#rising[line] = undefined;
      this.#put(line, level);
    } else if (this.#rising[line] === undefined) {
      const began = this.#options.now();
      const chip = this.#chip;
      this.#rising[line] = began;
      this.#options.schedule(began + RISE_CYCLES, () => {
        if (this.#rising[line] === began && this.#chip === chip) this.#put(line, true);
      });
    }
  }

  #put(line: number, level: boolean): void {
    const pin = this.#wiring.lines[line];
    if (pin === undefined) return;
    this.#levels[line] = level;
    this.#chip?.port(pin.port).setPin(pin.bit, level);
  }

  #reportShort(line: number | undefined): void {
    if (line !== undefined && !this.#shorted) {
      const time = this.#options.now();
      const nanoseconds = CYCLE_NANOSECONDS;
      this.#options.onViolation({ part: 'keypad', kind: 'short', index: line, nanoseconds, limit: 0, time });
    }
    this.#shorted = line !== undefined;
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

const driveOf = (chip: Chip, { port, bit }: Pin): Drive => DRIVES[chip.port(port).pinState(bit)] ?? 'open';
