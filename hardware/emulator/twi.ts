// The two-wire interface of both processors as the only master of its bus (DS40002061B chapter 22): START,
// address, data and STOP take the time that the bit rate gives them.
import { type AVRIOPort, type CPU, PinState } from 'avr8js';
import type { Interrupt } from './processor.ts';
import { PROCESSORS } from './processor.ts';

const TWBR = 0xb8;
const TWSR = 0xb9;
const TWDR = 0xbb;
const TWCR = 0xbc;

const TWINT = 0x80;
const TWEA = 0x40;
const TWSTA = 0x20;
const TWSTO = 0x10;
const TWEN = 0x04;
const TWIE = 0x01;

/** Status codes of tables 22-3 and 22-4. */
const STATUS = {
  start: 0x08,
  repeatedStart: 0x10,
  writeAddressed: 0x18,
  writeUnanswered: 0x20,
  sent: 0x28,
  sentRefused: 0x30,
  readAddressed: 0x40,
  readUnanswered: 0x48,
  received: 0x50,
  receivedLast: 0x58,
  idle: 0xf8,
} as const;

/** Bits of a byte on the bus, its acknowledgement included. */
const BYTE_BITS = 9;
/** The pins of the bus, and its interrupt vector. */
interface TwiPins {
  readonly port: AVRIOPort;
  /** Bits of the port. */
  readonly data: number;
  readonly clock: number;
  readonly vector: number;
}

/** A part on the bus. */
export interface TwiDevice {
  /** Seven bits. */
  readonly address: number;
  /** A byte from the master, complete at CPU cycle `time`, on a bus of so many hertz. */
  write(byte: number, time: number, hertz: number): void;
  /** A byte for the master. */
  read(): number;
}

export class Twi {
  readonly #cpu: CPU;
  readonly #devices: readonly TwiDevice[];
  #selected: TwiDevice | undefined;
  readonly #pins: TwiPins | undefined;
  #owned = false;
  /** When the part that was addressed began to acknowledge, or will. */
  #acknowledges = Number.POSITIVE_INFINITY;
  #held = false;
  /** Counts operations, so that one that was broken off does not finish. */
  #operation = 0;
  readonly #interrupt: Interrupt;

  /** @param pins if they are of interest */
  constructor(cpu: CPU, devices: readonly TwiDevice[], pins?: TwiPins) {
    this.#cpu = cpu;
    this.#devices = devices;
    this.#pins = pins;
    this.#interrupt = {
      address: pins?.vector ?? PROCESSORS.uno.vectors.twi,
      flagRegister: TWCR,
      flagMask: TWINT,
      enableRegister: TWCR,
      enableMask: TWIE,
      constant: true,
    };
    pins?.port.addListener(() => this.#clocked());
    cpu.data[TWSR] = STATUS.idle;
    cpu.data[TWDR] = 0xff;
    cpu.writeHooks[TWCR] = (value) => this.#control(value);
    cpu.writeHooks[TWSR] = (value) => {
      cpu.data[TWSR] = this.#status | (value & 0x03);
      return true;
    };
  }

  /** A part pulls the data line low, to acknowledge or since it was cut off doing so. */
  get dataHeld(): boolean {
    return this.#held || this.#cpu.cycles >= this.#acknowledges;
  }

  /**
   * A reset has cut a part off in its acknowledgement: it holds the data line until the clock falls once more, and
   * until then no START can be made (UM10204 3.1.16).
   */
  holdData(): void {
    this.#held = true;
    this.#pins?.port.setPin(this.#pins.data, false);
  }

  #clocked(): void {
    const pins = this.#pins;
    if (!this.#held || pins?.port.pinState(pins.clock) !== PinState.Low) return;
    this.#held = false;
    pins.port.setPin(pins.data, true);
  }

  /** CPU cycles of one bit (22.5.2). */
  get #bitCycles(): number {
    return 16 + 2 * this.#register(TWBR) * 4 ** (this.#register(TWSR) & 0x03);
  }

  get #status(): number {
    return this.#register(TWSR) & 0xf8;
  }

  #control(value: number): boolean {
    const flag = value & TWINT ? 0 : this.#register(TWCR) & TWINT;
    this.#cpu.data[TWCR] = (value & ~TWINT) | flag;
    if (value & TWINT) this.#cpu.clearInterrupt(this.#interrupt);
    this.#cpu.updateInterruptEnable(this.#interrupt, value);
    if (!(value & TWEN)) this.#disable();
    else if (value & TWINT) this.#begin(value);
    return true;
  }

  #disable(): void {
    this.#operation++;
    this.#acknowledges = Number.POSITIVE_INFINITY;
    this.#owned = false;
    this.#selected = undefined;
    this.#cpu.data[TWSR] = (this.#register(TWSR) & 0x03) | STATUS.idle;
  }

  #begin(control: number): void {
    const data = this.#register(TWDR);
    const status = this.#status;
    if (control & TWSTO) this.#after(1, () => this.#stop());
    else if (control & TWSTA) this.#after(1, () => this.#start());
    else if (status === STATUS.start || status === STATUS.repeatedStart) {
      this.#acknowledged(this.#devices.some(({ address }) => address === data >> 1));
      this.#after(BYTE_BITS, () => this.#address(data));
    } else if (status === STATUS.readAddressed || status === STATUS.received) {
      const more = (control & TWEA) !== 0;
      this.#after(BYTE_BITS, () => this.#receive(more));
    } else if (this.#owned) {
      this.#acknowledged(this.#selected !== undefined);
      this.#after(BYTE_BITS, () => this.#send(data));
    }
  }

  #acknowledged(byPart: boolean): void {
    if (byPart) this.#acknowledges = this.#cpu.cycles + (BYTE_BITS - 1) * this.#bitCycles;
  }

  #start(): void {
    if (this.#held) {
      this.#after(1, () => this.#start());
      return;
    }
    this.#finish(this.#owned ? STATUS.repeatedStart : STATUS.start);
    this.#owned = true;
  }

  #stop(): void {
    this.#owned = false;
    this.#selected = undefined;
    const control = this.#register(TWCR) & ~TWSTO;
    this.#cpu.data[TWCR] = control;
    // A STOP does not set TWINT; a START that was asked for with it follows (22.9.2).
    this.#cpu.data[TWSR] = (this.#register(TWSR) & 0x03) | STATUS.idle;
    if (control & TWSTA) this.#after(1, () => this.#start());
  }

  #address(byte: number): void {
    this.#selected = this.#devices.find(({ address }) => address === byte >> 1);
    const reading = (byte & 1) !== 0;
    if (this.#selected === undefined) {
      this.#finish(reading ? STATUS.readUnanswered : STATUS.writeUnanswered);
    } else this.#finish(reading ? STATUS.readAddressed : STATUS.writeAddressed);
  }

  #send(byte: number): void {
    this.#selected?.write(byte, this.#cpu.cycles, 16_000_000 / this.#bitCycles);
    this.#finish(this.#selected === undefined ? STATUS.sentRefused : STATUS.sent);
  }

  #receive(more: boolean): void {
    this.#cpu.data[TWDR] = this.#selected?.read() ?? 0xff;
    this.#finish(more ? STATUS.received : STATUS.receivedLast);
  }

  #after(bits: number, action: () => void): void {
    const operation = ++this.#operation;
    this.#cpu.addClockEvent(() => {
      if (operation === this.#operation) action();
    }, bits * this.#bitCycles);
  }

  #finish(status: number): void {
    this.#acknowledges = Number.POSITIVE_INFINITY;
    this.#cpu.data[TWSR] = (this.#register(TWSR) & 0x03) | status;
    this.#cpu.setInterruptFlag(this.#interrupt);
  }

  #register(address: number): number {
    return this.#cpu.data[address] ?? 0;
  }
}
