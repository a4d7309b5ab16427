// The board's software twin beside its worker: the worker runs the firmware, this class shows and drives it.
import { EventEmitter } from 'node:events';
import {
  type BoardKind,
  KEY_IDS,
  type KeyId,
  type LaneCount,
  laneOfButton,
} from '../../shared/protocol/index.ts';
import { pixelCount } from '../board.ts';
import { checkFaults, type Faults } from './faults.ts';
import type { Batch, BoardState, Request, WorkerCommand, WorkerReport } from './messages.ts';
import type { Violation } from './options.ts';
import { EmulatorPort } from './port.ts';
import { PROCESSORS } from './processor.ts';

/** Everything that can be seen and heard of the board. */
export interface EmulatorView extends BoardState {
  readonly lanes: LaneCount;
  /** Red, green and blue of every pixel of the chain as lit now. */
  readonly pixels: Uint8Array;
  /** Emulated milliseconds since start. */
  readonly time: number;
}

export interface EmulatorEvents {
  /** A frame was latched, changed or not; `cut` where a reset ended it before its last pixel. */
  latch: [frame: { readonly time: number; readonly pixels: Uint8Array; readonly cut: boolean }];
  /** Hertz; 0 is silence. */
  tone: [hertz: number];
  /** Something that can be seen or heard has changed. */
  view: [view: EmulatorView];
  violation: [violation: Violation];
  power: [on: boolean];
  /** The worker has failed; the emulator is dead. */
  error: [error: Error];
}

/** Emulated milliseconds of a tap: down, and then up before the next one. */
interface TapTimes {
  readonly hold: number;
  readonly gap: number;
}
/** Default length of a tap, in emulated milliseconds. */
const TAP = { hold: 40, gap: 40 };

/** The worker that runs the firmware: a thread of Node, or a worker of a browser. What it says goes to `receive`. */
export interface BoardWorker {
  post(request: Request): void;
  /** Ends it; nothing comes from it any more. */
  end(): unknown;
}

interface Pending {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
}

/** A board whose firmware runs in a worker. */
export class WorkerBoard extends EventEmitter<EmulatorEvents> {
  readonly board: BoardKind;
  readonly lanes: LaneCount;
  readonly #worker: BoardWorker;
  readonly #pending = new Map<number, Pending>();
  #lastId = 0;
  #port: EmulatorPort | undefined;
  #dead: Error | undefined;
  #current: EmulatorView;

  constructor({ board, lanes }: Pick<WorkerBoard, 'board' | 'lanes'>, worker: BoardWorker) {
    super();
    this.board = board;
    this.lanes = lanes;
    this.#worker = worker;
    const text = Array.from({ length: 4 }, () => ' '.repeat(20));
    const pixels = new Uint8Array(pixelCount(lanes) * 3);
    const dark: BoardState = { power: true, plugged: true, text, backlight: false, tone: 0 };
    this.#current = { ...dark, lanes, pixels, time: 0 };
  }

  /** The board as it is now. */
  get view(): EmulatorView {
    return this.#current;
  }

  press(key: KeyId): void {
    this.#checkKey(key);
    this.#post({ kind: 'press', key });
  }

  release(key: KeyId): void {
    this.#checkKey(key);
    this.#post({ kind: 'release', key });
  }

  /** Presses and releases; taps queue up. Resolves after the gap. Times are emulated milliseconds. */
  async tap(key: KeyId, times: Partial<TapTimes> = {}): Promise<void> {
    this.#checkKey(key);
    await this.#ask({ kind: 'tap', key, ...TAP, ...times });
  }

  /** Cuts the power of board, bridge and pixels: an open port is lost. */
  async powerOff(): Promise<void> {
    await this.#ask({ kind: 'power', on: false });
  }

  async powerOn(): Promise<void> {
    await this.#ask({ kind: 'power', on: true });
  }

  /** Pulls the USB cable; the board runs on from its own supply. */
  unplug(): void {
    this.#post({ kind: 'plug', on: false });
  }

  plug(): void {
    this.#post({ kind: 'plug', on: true });
  }

  /** Sets the faults of the wire anew; what is left out is off. @throws RangeError naming a bad setting. */
  faults(settings: Partial<Faults>): void {
    this.#post({ kind: 'faults', faults: checkFaults(settings) });
  }

  /** Opens the board's serial port, which resets the chip. Listen for `open` and `error`. */
  openPort(): EmulatorPort {
    const port = new EmulatorPort({
      write: (bytes, done) => {
        this.#request({ kind: 'write', bytes }, { resolve: done, reject: () => {} });
      },
      close: () => {
        if (this.#port === port) this.#port = undefined;
        this.#post({ kind: 'close' });
      },
    });
    if (this.#port !== undefined) {
      queueMicrotask(() => port.refused('the emulated board’s port is in use'));
      return port;
    }
    this.#port = port;
    const refuse = (why: string) => {
      if (this.#port === port) this.#port = undefined;
      port.refused(why);
    };
    this.#request(
      { kind: 'open' },
      {
        resolve: (opened) => {
          if (opened === true) port.opened();
          else refuse('the emulated board is unplugged or without power');
        },
        reject: (error) => refuse(error.message),
      },
    );
    return port;
  }

  /** Writes another program into the flash, as an upload does, and starts it. @param flash whole, as `parseHex` gives it */
  async flash(flash: Uint8Array): Promise<void> {
    const size = PROCESSORS[this.board].flash;
    if (flash.length !== size) throw new RangeError(`flash: expected ${size} bytes, got ${flash.length}`);
    await this.#ask({ kind: 'flash', bytes: flash });
  }

  /** What the EEPROM holds now. */
  async eeprom(): Promise<Uint8Array> {
    return (await this.#ask({ kind: 'eeprom' })) as Uint8Array;
  }

  /** Resolves after so many emulated milliseconds. */
  async wait(milliseconds: number): Promise<void> {
    await this.#ask({ kind: 'wait', milliseconds });
  }

  /** Lets so many real milliseconds go by without the board: its host did not have them either. */
  hold(milliseconds: number): void {
    this.#post({ kind: 'hold', milliseconds });
  }

  /** Ends the worker. Closes an open port and rejects questions without an answer. */
  async stop(): Promise<void> {
    this.#end(new Error('the emulator was stopped'));
    await this.#worker.end();
  }

  #checkKey(key: KeyId): void {
    if (!KEY_IDS.includes(key) || laneOfButton(key) >= this.lanes) {
      throw new RangeError(`a board with ${this.lanes} lanes has no key ${key}`);
    }
  }

  #post(command: WorkerCommand): void {
    if (this.#dead === undefined) this.#worker.post({ id: 0, command });
  }

  #ask(command: WorkerCommand): Promise<unknown> {
    return new Promise((resolve, reject) => this.#request(command, { resolve, reject }));
  }

  #request(command: WorkerCommand, pending: Pending): void {
    if (this.#dead !== undefined) {
      const error = this.#dead;
      queueMicrotask(() => pending.reject(error));
      return;
    }
    const id = ++this.#lastId;
    this.#pending.set(id, pending);
    this.#worker.post({ id, command });
  }

  /** For the worker: what it reports. */
  receive({ time, reports }: Batch): void {
    this.#current = { ...this.#current, time };
    for (const report of reports) this.#take(report);
  }

  #take(report: WorkerReport): void {
    if (report.kind === 'answer') {
      this.#pending.get(report.id)?.resolve(report.value);
      this.#pending.delete(report.id);
    } else if (report.kind === 'latch') this.#latched(report);
    else if (report.kind === 'violation') this.emit('violation', report.violation);
    else if (report.kind === 'data') this.#port?.arrived(report.bytes);
    else if (report.kind === 'state') this.#changed(report.state);
    else if (report.kind === 'gone') this.#losePort();
  }

  #latched({ pixels, time, cut }: EmulatorEvents['latch'][0]): void {
    const { pixels: before } = this.#current;
    const same = pixels.every((each, at) => each === before[at]);
    if (!same) this.#current = { ...this.#current, pixels };
    this.emit('latch', { time, pixels, cut });
    if (!same) this.emit('view', this.#current);
  }

  #changed(state: BoardState): void {
    const before = this.#current;
    const pixels = state.power ? before.pixels : new Uint8Array(before.pixels.length);
    this.#current = { ...before, ...state, pixels };
    if (state.power !== before.power) this.emit('power', state.power);
    if (state.tone !== before.tone) this.emit('tone', state.tone);
    this.emit('view', this.#current);
  }

  #losePort(): void {
    const port = this.#port;
    this.#port = undefined;
    port?.lost();
  }

  /** For the worker: it has failed. */
  fail(error: Error): void {
    this.#end(error);
    this.emit('error', error);
  }

  #end(error: Error): void {
    if (this.#dead !== undefined) return;
    this.#dead = error;
    this.#losePort();
    for (const { reject } of this.#pending.values()) reject(error);
    this.#pending.clear();
  }
}
