// The emulated board in the thread of its host, which is also its clock: no waiting, and every run is the same.
import { setImmediate } from 'node:timers/promises';
import { Agenda } from './agenda.ts';
import { MILLISECOND } from './chip.ts';
import { Machine, toMilliseconds } from './machine.ts';
import type { MachineOptions } from './options.ts';
import { EmulatorPort } from './port.ts';

/** Emulated milliseconds between two looks of the host at its timers. */
const STEP = 0.5;

/** What the host takes in real time for what it does, where it is to go by on the board as well. */
interface HostTime {
  /** Bytes have arrived: it begins, and ends with everything that they set off at once. */
  begins(): void;
  ends(): void;
  /** Milliseconds since it began, at which these bytes are written. */
  takes(bytes: Uint8Array): number;
}

interface SteppedOptions extends Omit<MachineOptions, 'onData'> {
  /** Nothing unless given: the host takes no time. */
  readonly host?: HostTime;
}

/** The time of a machine as a host's clock. */
export class MachineClock {
  readonly #machine: Machine;
  readonly #agenda = new Agenda();

  constructor(machine: Machine) {
    this.#machine = machine;
  }

  /** Emulated milliseconds since the machine was made. */
  now(): number {
    return toMilliseconds(this.#machine.now);
  }

  /** Runs once after so many emulated milliseconds. Returns what calls it off. */
  after(milliseconds: number, run: () => void): () => void {
    return this.#agenda.add(this.now() + milliseconds, run);
  }

  /** Runs the timers that are due. */
  turn(): void {
    this.#agenda.run(this.now());
  }
}

/** A machine, the port and the clock for its host. Time passes in `run` and `until` only. */
export class SteppedBoard {
  readonly machine: Machine;
  readonly clock: MachineClock;
  readonly #host: HostTime | undefined;
  #port: EmulatorPort | undefined;

  /** Powers the board on, with its cable plugged in. */
  constructor({ host, ...options }: SteppedOptions) {
    this.#host = host;
    const onData = (bytes: Uint8Array): void => {
      host?.begins();
      this.#port?.arrived(bytes);
      host?.ends();
    };
    this.machine = new Machine({ ...options, onData });
    this.clock = new MachineClock(this.machine);
    this.machine.powerOn();
  }

  /** Opens the board's serial port, which resets the chip. Listen for `open` and `error`. */
  openPort(): EmulatorPort {
    const { machine } = this;
    const port = new EmulatorPort({
      write: (bytes, done) => this.#write(bytes, done),
      close: () => {
        if (this.#port === port) this.#port = undefined;
        machine.close();
      },
    });
    const opened = this.#port === undefined && machine.open();
    if (opened) this.#port = port;
    queueMicrotask(() =>
      opened ? port.opened() : port.refused('the emulated board’s port cannot be opened'),
    );
    return port;
  }

  /** Pulls the USB cable: an open port is lost. */
  unplug(): void {
    this.machine.unplug();
    this.#losePort();
  }

  /** Cuts the power of board, bridge and pixels: an open port is lost. */
  powerOff(): void {
    this.machine.powerOff();
    this.#losePort();
  }

  /** Lets so many emulated milliseconds pass. */
  async run(milliseconds: number): Promise<void> {
    const end = this.clock.now() + milliseconds;
    while (this.clock.now() < end) await this.#step();
  }

  /**
   * Lets time pass until `done` holds.
   * @throws RangeError (rejects) if that takes longer than `limit` emulated milliseconds
   */
  async until(done: () => boolean, limit = 60_000): Promise<void> {
    const end = this.clock.now() + limit;
    while (!done()) {
      if (this.clock.now() >= end) throw new RangeError(`it did not happen within ${limit} ms`);
      await this.#step();
    }
  }

  #write(bytes: Uint8Array, done: () => void): void {
    const { machine } = this;
    const late = this.#host?.takes(bytes) ?? 0;
    if (late === 0) machine.write(bytes, done);
    else machine.schedule(machine.now + late * MILLISECOND, () => machine.write(bytes, done));
  }

  /** What the step set off in promises and streams happens before the next. */
  async #step(): Promise<void> {
    this.machine.runFor(STEP * MILLISECOND);
    this.clock.turn();
    await setImmediate();
  }

  #losePort(): void {
    const port = this.#port;
    this.#port = undefined;
    port?.lost();
  }
}
