// The whole board as a synchronous, repeatable machine: the same image, seed and calls give the same run. It
// knows no real time; emulator.ts paces one in a worker.
import type { CPU } from 'avr8js';
import { type KeyId, type LaneCount, REFERENCE_LANES, RESET_REASONS } from '../../shared/protocol/index.ts';
import { CONTROLLERS, pinOf, pixelCount } from '../board.ts';
import { Agenda } from './agenda.ts';
import { Buzzer } from './buzzer.ts';
import { Chip, MILLISECOND } from './chip.ts';
import { Hd44780 } from './display.ts';
import { Eeprom } from './eeprom.ts';
import type { Faults } from './faults.ts';
import { Keys } from './keys.ts';
import type { MachineCounts, MachineOptions, Violation } from './options.ts';
import { Pixels } from './pixels.ts';
import { kindOf, PROCESSORS, type Processor } from './processor.ts';
import { Xorshift } from './random.ts';
import { Usb } from './usb.ts';

const PORTB = 0x25;
const DDRB = 0x24;
const PINB = 0x23;
const BLANK_ROWS: readonly string[] = Array.from({ length: 4 }, () => ' '.repeat(20));

/** A machine begins without power, plugged in. Times are CPU cycles since it was made, power or not. */
export class Machine {
  readonly lanes: LaneCount;
  readonly eeprom: Eeprom;

  readonly #options: MachineOptions;
  readonly #processor: Processor;
  readonly #pixelBit: number;
  readonly #buzzerBit: number;
  #flash: Uint16Array;
  readonly #random: Xorshift;
  readonly #agenda = new Agenda();
  readonly #pixels: Pixels;
  readonly #keys: Keys;
  readonly #buzzer = new Buzzer();
  readonly #usb: Usb;
  #chip: Chip | undefined;
  #display: Hd44780 | undefined;
  #offTime = 0;
  #cable = true;
  #watchdogReset = false;
  #lost = { overruns: 0, ignored: 0, slept: 0 };

  constructor(options: MachineOptions) {
    const { lanes = REFERENCE_LANES } = options;
    const kind = kindOf(lanes, options.board);
    const { pixels, buzzer } = CONTROLLERS[kind].map;
    this.#options = options;
    this.#processor = PROCESSORS[kind];
    this.#pixelBit = 1 << pinOf(kind, pixels).bit;
    this.#buzzerBit = 1 << pinOf(kind, buzzer).bit;
    this.lanes = lanes;
    this.#flash = wordsOf(options.flash);
    this.#random = new Xorshift(options.seed ?? 1);
    const now = () => this.now;
    const schedule = (time: number, action: (time: number) => void) => this.schedule(time, action);
    const onViolation = (violation: Violation) => options.onViolation?.(violation);
    this.eeprom = new Eeprom(now, options.eeprom, this.#processor.eeprom);
    this.#pixels = new Pixels({
      count: pixelCount(this.lanes),
      onStart: (time) => this.schedule(time, (then) => this.#checkPixels(then)),
      onLatch: (pixels, time, cut) => options.onLatch?.(pixels, time, cut),
      onViolation,
    });
    const random = this.#random;
    this.#keys = new Keys({ kind, lanes, random, bounce: options.bounce, now, schedule, onViolation });
    const onData = (bytes: Uint8Array) => options.onData?.(bytes);
    const { latency = 1, baud } = options;
    this.#usb = new Usb({ now, schedule, latency, onData, ...(baud && { baud }) });
  }

  /** CPU cycles since the machine was made. */
  get now(): number {
    return this.#chip?.cpu.cycles ?? this.#offTime;
  }

  get power(): boolean {
    return this.#chip !== undefined;
  }

  get plugged(): boolean {
    return this.#cable;
  }

  /** Red, green and blue of every pixel as it is lit now. */
  get shown(): Uint8Array {
    return this.#pixels.shown;
  }

  /** The four rows of the display. */
  get text(): readonly string[] {
    return this.#display?.text ?? BLANK_ROWS;
  }

  /** Changes whenever something on the display may have. */
  get textVersion(): number {
    return this.#display?.version ?? -1;
  }

  get backlight(): boolean {
    return this.#display?.backlight ?? false;
  }

  /** Pitch of the buzzer in hertz, 0 if silent. */
  get tone(): number {
    return this.#buzzer.hertz(this.now);
  }

  /** The core, for tests that look into registers. */
  get cpu(): CPU | undefined {
    return this.#chip?.cpu;
  }

  get counts(): MachineCounts {
    const { overruns = 0, ignored = 0 } = this.#chip?.usart ?? {};
    const { slept = 0, lowestStack = 0 } = this.#chip ?? {};
    return {
      ...this.#usb.counts,
      faults: { ...this.#usb.counts.faults },
      cycles: this.now,
      slept: this.#lost.slept + slept,
      overruns: this.#lost.overruns + overruns,
      ignored: this.#lost.ignored + ignored,
      lowestStack,
      contactBegan: this.#keys.lastStart,
    };
  }

  /** Runs for at least so many CPU cycles; the last instruction may end a few later. */
  runFor(cycles: number): void {
    this.runTo(this.now + cycles);
  }

  /** Runs to a time; see `runFor`. */
  runTo(time: number): void {
    this.#agenda.run(this.now);
    while (this.now < time) {
      const stop = Math.min(time, this.#agenda.next);
      if (this.#chip === undefined) this.#offTime = Math.max(this.#offTime, Math.ceil(stop));
      else this.#chip.run(stop);
      if (this.#watchdogReset) this.#start(this.#reasons | RESET_REASONS.watchdog);
      this.#agenda.run(this.now);
    }
  }

  /** Runs instruction by instruction until `predicate` holds; false if `limit` CPU cycles went by first. */
  runUntil(predicate: () => boolean, limit: number): boolean {
    const end = this.now + limit;
    while (!predicate()) {
      if (this.now >= end) return false;
      this.runTo(this.now + 1);
    }
    return true;
  }

  /** CPU cycle of the next action that was scheduled; infinity if there is none. */
  get nextAction(): number {
    return this.#agenda.next;
  }

  /** Calls `action` at CPU cycle `time`, or as soon as the machine runs if that is past. */
  schedule(time: number, action: (time: number) => void): void {
    this.#agenda.add(time, action);
    this.#chip?.stopAt(time);
  }

  powerOn(): void {
    if (this.power) return;
    const wired = this.#options.display ?? true;
    const onViolation = (violation: Violation) => this.#options.onViolation?.(violation);
    this.#display = wired ? new Hd44780(this.now, onViolation) : undefined;
    this.#start(RESET_REASONS.powerOn);
  }

  /** Power goes away from everything at once, the bridge included: an open port is lost. */
  powerOff(): void {
    if (this.#chip === undefined) return;
    this.#offTime = this.#chip.cpu.cycles;
    this.#retire();
    this.eeprom.cutPower();
    this.#chip = undefined;
    this.#display = undefined;
    this.#pixels.cutPower();
    this.#buzzer.cutPower();
    this.#keys.connect(undefined);
    this.#usb.connect(undefined);
    this.#usb.drop();
  }

  /** The reset line is pulled, as by the button on the Uno. */
  reset(): void {
    if (this.power) this.#start(this.#reasons | RESET_REASONS.external);
  }

  /** Another program is written into the flash, which begins at once; an open port stays open. */
  load(flash: Uint8Array): void {
    this.#flash = wordsOf(flash);
    this.reset();
  }

  plug(): void {
    this.#cable = true;
  }

  unplug(): void {
    this.#cable = false;
    this.#usb.drop();
  }

  /** A host opens the serial port, which resets the chip (DTR); false if there is no port to open. */
  open(): boolean {
    if (!this.power || !this.#cable) return false;
    this.#usb.open();
    this.reset();
    return true;
  }

  close(): void {
    this.#usb.close();
  }

  /** Bytes from the host; `done` is called when the last one goes on the line. */
  write(bytes: Uint8Array, done?: () => void): void {
    if (this.power && this.#cable) this.#usb.write(bytes, done);
  }

  setFaults(faults: Faults): void {
    this.#usb.setFaults(faults);
  }

  /** @throws RangeError if the board has no such key. */
  press(key: KeyId): void {
    this.#checkKey(key);
    this.#keys.press(key);
  }

  release(key: KeyId): void {
    this.#checkKey(key);
    this.#keys.release(key);
  }

  /**
   * Moves the contact of a key without a bounce of its own: it is closed, and open, in turn, from each of these moments on.
   * @param moments milliseconds from now, in order
   * @throws RangeError if the board has no such key
   */
  strike(key: KeyId, moments: readonly number[]): void {
    this.#checkKey(key);
    const { now } = this;
    this.#keys.play(
      key,
      moments.map((moment, at) => ({ time: Math.round(now + moment * MILLISECOND), closed: at % 2 === 0 })),
    );
  }

  #checkKey(key: KeyId): void {
    if (!this.#keys.present.has(key))
      throw new RangeError(`a board with ${this.lanes} lanes has no key ${key}`);
  }

  get #reasons(): number {
    return this.#chip?.cpu.data[0x54] ?? 0;
  }

  /** Starts a chip whose registers are as after reset; only a power cut clears its RAM. */
  #start(reasons: number): void {
    const { now } = this;
    const processor = this.#processor;
    const ram = this.#chip?.ram ?? Uint8Array.from({ length: processor.ram }, () => this.#random.below(256));
    const dataHeld = this.#chip?.twi.dataHeld ?? false;
    this.#retire();
    this.#watchdogReset = false;
    const devices = this.#display === undefined ? [] : [this.#display];
    const { eeprom } = this;
    const flash = this.#flash;
    this.#chip = new Chip({
      processor,
      flash,
      ram,
      now,
      reasons,
      eeprom,
      devices,
      onWatchdog: () => this.#resetByWatchdog(),
    });
    this.#pixels.release(now);
    this.#wirePortB(this.#chip);
    this.#keys.connect(this.#chip);
    if (dataHeld) this.#chip.twi.holdData();
    this.#usb.connect(this.#chip.usart);
  }

  /** Keeps what the chip has counted. */
  #retire(): void {
    if (this.#chip === undefined) return;
    this.#lost.overruns += this.#chip.usart.overruns;
    this.#lost.ignored += this.#chip.usart.ignored;
    this.#lost.slept += this.#chip.slept;
    this.#chip.stopAt(0);
  }

  #resetByWatchdog(): void {
    this.#watchdogReset = true;
    this.#chip?.stopAt(0);
  }

  /**
   * Pixels and buzzer listen to port B. A write that moves nothing but the pixel line takes a short way round
   * avr8js's port, whose bookkeeping would cost half of the speed while pixels are clocked out.
   */
  #wirePortB(chip: Chip): void {
    const { cpu } = chip;
    const { data } = cpu;
    const pixels = this.#pixels;
    const buzzer = this.#buzzer;
    const pixelBit = this.#pixelBit;
    const buzzerBit = this.#buzzerBit;
    const write = cpu.writeHooks[PORTB];
    cpu.writeHooks[PORTB] = (value, old, address, mask) => {
      if ((value ^ old) !== pixelBit || !((data[DDRB] ?? 0) & pixelBit)) {
        return write?.(value, old, address, mask);
      }
      data[PORTB] = value;
      data[PINB] = (data[PINB] ?? 0) ^ pixelBit;
      pixels.edge((value & pixelBit) !== 0, writeTime(cpu));
      return true;
    };
    chip.port('B').addListener((value) => {
      const driven = value & (data[DDRB] ?? 0);
      pixels.edge((driven & pixelBit) !== 0, writeTime(cpu));
      buzzer.edge((driven & buzzerBit) !== 0, cpu.cycles);
    });
  }

  #checkPixels(time: number): void {
    const again = this.#pixels.check(time);
    if (again !== undefined) this.schedule(again, (then) => this.#checkPixels(then));
  }
}

const wordsOf = (flash: Uint8Array): Uint16Array => new Uint16Array(Uint8Array.from(flash).buffer);

/** Cycle at which the pin changes (OUT: 1 cycle, other stores: 2). */
function writeTime(cpu: CPU): number {
  return cpu.cycles + (((cpu.progMem[cpu.pc] ?? 0) & 0xf800) === 0xb800 ? 1 : 2);
}

/** CPU cycles as milliseconds. */
export const toMilliseconds = (cycles: number): number => cycles / MILLISECOND;
