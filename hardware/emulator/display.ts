// The display: a 20x4 HD44780U in four-bit mode behind a PCF8574 backpack. Instructions and times as in the
// HD44780U datasheet (ADE-207-272(Z), table 6 and figure 24); what comes too early is lost, as it is there.
import { GLYPHS } from '../../shared/protocol/index.ts';
import { DISPLAY } from '../board.ts';
import { CYCLE_NANOSECONDS } from './chip.ts';
import type { Violation } from './options.ts';
import type { TwiDevice } from './twi.ts';

const { registerSelect, readWrite, enable, backlight } = DISPLAY.backpack;
const RS = 1 << registerSelect;
const RW = 1 << readWrite;
const E = 1 << enable;
const BACKLIGHT = 1 << backlight;

/** Nanoseconds that the controller is busy. */
const BUSY = {
  powerOn: 15_000_000,
  firstFunctionSet: 4_100_000,
  secondFunctionSet: 100_000,
  clear: 1_520_000,
  other: 37_000,
  data: 41_000,
} as const;
/** RS and RW must stand this long before E rises (tAS), in nanoseconds. */
const ADDRESS_SETUP = 40;
/** Address of the first character of each row: two lines of 40 characters are cut in half. */
const ROW_ADDRESSES = [0x00, 0x40, 0x14, 0x54] as const;
const LINE_LENGTH = 0x28;

/** What codes of the A00 character ROM show that are not ASCII there. */
const ROM: Readonly<Record<number, string>> = { 92: '¥', 126: '→', 127: '←' };
/** Placeholder for an unknown glyph. */
const UNKNOWN = '\u25af';

export class Hd44780 implements TwiDevice {
  readonly address = DISPLAY.i2cAddress;
  /** Counts changes of what can be seen. */
  version = 0;

  readonly #onViolation: (violation: Violation) => void;
  #port = 0xff;
  #bytes = 0;
  #busyUntil = 0;
  #working = 0;
  #eightBits = true;
  #functionSets = 0;
  #highNibble: number | undefined;
  #on = false;
  #twoLines = false;
  #increment = true;
  #counter = 0;
  #glyphSpace = false;
  readonly #characters = new Uint8Array(0x80).fill(0x20);
  readonly #dots = new Uint8Array(64);

  /**
   * A display that gets power at CPU cycle `time`. Kinds of violations: busy (the controller was still at the
   * last instruction), setup (RS or RW changed together with E), clock (the bus is faster than a PCF8574).
   */
  constructor(time: number, onViolation: (violation: Violation) => void) {
    this.#onViolation = onViolation;
    this.#work(BUSY.powerOn, time);
  }

  /** The four rows of twenty characters as they can be read. */
  get text(): readonly string[] {
    return ROW_ADDRESSES.map((start, row) => {
      const visible = this.#on && (this.#twoLines || row % 2 === 0);
      const codes = this.#characters.subarray(start, start + DISPLAY.columns);
      return visible ? Array.from(codes, (code) => this.#character(code)).join('') : ' '.repeat(codes.length);
    });
  }

  get backlight(): boolean {
    return (this.#port & BACKLIGHT) !== 0;
  }

  /** The backpack is written only: nothing pulls its pins down. */
  read(): number {
    return this.#port;
  }

  write(byte: number, time: number, hertz: number): void {
    const before = this.#port;
    this.#port = byte;
    this.#bytes++;
    if (hertz > DISPLAY.i2cHertz) this.#complain('clock', 1e9 / hertz, 1e9 / DISPLAY.i2cHertz, time);
    if ((before ^ byte) & BACKLIGHT) this.version++;
    const changed = (before ^ byte) & (RS | RW);
    if (byte & E && !(before & E) && changed) this.#complain('setup', 0, ADDRESS_SETUP, time);
    // The controller reads its inputs as they stood before E fell.
    if (before & E && !(byte & E) && !(before & RW)) this.#nibble(before >> 4, (before & RS) !== 0, time);
  }

  #nibble(nibble: number, data: boolean, time: number): void {
    if (time < this.#busyUntil) {
      const left = (this.#busyUntil - time) * CYCLE_NANOSECONDS;
      this.#complain('busy', this.#working - left, this.#working, time);
      return;
    }
    if (this.#eightBits) this.#execute(nibble << 4, data, time);
    else if (this.#highNibble === undefined) this.#highNibble = nibble;
    else {
      const byte = (this.#highNibble << 4) | nibble;
      this.#highNibble = undefined;
      this.#execute(byte, data, time);
    }
  }

  #execute(byte: number, data: boolean, time: number): void {
    if (data) this.#store(byte, time);
    else this.#work(this.#instruct(byte), time);
    this.version++;
  }

  /** Runs an instruction, which is known by its highest set bit. @returns the nanoseconds that it takes */
  #instruct(byte: number): number {
    if (byte & 0x80) this.#moveTo(byte & 0x7f, false);
    else if (byte & 0x40) this.#moveTo(byte & 0x3f, true);
    else if (byte & 0x20) return this.#functionSet(byte);
    else if (byte & 0x10) this.#moveCursor(byte);
    else if (byte & 0x08) this.#on = (byte & 0x04) !== 0;
    else if (byte & 0x04) this.#increment = (byte & 0x02) !== 0;
    else if (byte & 0x03) {
      if (byte & 0x01) {
        this.#characters.fill(0x20);
        this.#increment = true;
      }
      this.#moveTo(0, false);
      return BUSY.clear;
    }
    return BUSY.other;
  }

  #functionSet(byte: number): number {
    this.#eightBits = (byte & 0x10) !== 0;
    this.#twoLines = (byte & 0x08) !== 0;
    this.#highNibble = undefined;
    if (!this.#eightBits) return BUSY.other;
    // Initializing by instruction asks for longer waits after the first two (figure 24).
    this.#functionSets++;
    if (this.#functionSets === 1) return BUSY.firstFunctionSet;
    return this.#functionSets === 2 ? BUSY.secondFunctionSet : BUSY.other;
  }

  #moveTo(counter: number, glyphSpace: boolean): void {
    this.#counter = counter;
    this.#glyphSpace = glyphSpace;
  }

  #moveCursor(byte: number): void {
    // Shifting the picture is not used by any firmware of ours and not modelled.
    if (!(byte & 0x08)) this.#step((byte & 0x04) !== 0);
  }

  #store(byte: number, time: number): void {
    if (this.#glyphSpace) this.#dots[this.#counter] = byte & 0x1f;
    else this.#characters[this.#counter] = byte;
    this.#step(this.#increment);
    this.#work(BUSY.data, time);
  }

  #step(forward: boolean): void {
    const next = this.#counter + (forward ? 1 : -1);
    if (this.#glyphSpace) this.#counter = next & 0x3f;
    else if (next === LINE_LENGTH) this.#counter = 0x40;
    else if (next === 0x40 + LINE_LENGTH) this.#counter = 0;
    else if (next === 0x3f) this.#counter = LINE_LENGTH - 1;
    else this.#counter = next < 0 ? 0x40 + LINE_LENGTH - 1 : next;
  }

  #character(code: number): string {
    if (code < 0x10) return this.#glyph(code & 0x07);
    return ROM[code] ?? (code >= 0x20 && code < 0x7f ? String.fromCharCode(code) : UNKNOWN);
  }

  #glyph(code: number): string {
    const dots = this.#dots.subarray(code * 8, code * 8 + 8);
    const found = DISPLAY.glyphs.findIndex((glyph) => glyph.every((row, i) => row === dots[i]));
    return GLYPHS[found] ?? UNKNOWN;
  }

  #work(nanoseconds: number, time: number): void {
    this.#working = nanoseconds;
    this.#busyUntil = time + nanoseconds / CYCLE_NANOSECONDS;
  }

  #complain(kind: string, nanoseconds: number, limit: number, time: number): void {
    this.#onViolation({ part: 'display', kind, index: this.#bytes, nanoseconds, limit, time });
  }
}
