/**
 * The campaign of faults through the whole of host/board: the real Connection, with Johnny-Five, greeting, heartbeat and
 * reconnecting, to the firmware image in the emulator, over a wire that loses, flips, doubles, holds up and cuts off.
 */
import { EventEmitter } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import { FAULT_KINDS, type FaultKind, Machine, readPegs } from '../../../hardware/emulator/index.ts';
import { Random } from '../../../hardware/emulator/random.ts';
import { type KeyId, Splitter } from '../../../shared/protocol/index.ts';
import { type BoardView, Connection, portSource, type Transport } from '../../board/index.ts';
import type { CampaignOptions } from './campaign.ts';
import { DARK, KEY_EVERY, KEYS, LANES, SLICE, textOf } from './course.ts';
import { Ledger } from './ledger.ts';
import { MachineClock } from './simulated.ts';

export interface WholeOptions extends CampaignOptions {
  /** Longest that a view may take, in emulated milliseconds. */
  readonly limit?: number;
}

/** What came of it. Times are emulated milliseconds. */
export interface WholeResult {
  readonly rate: number;
  /** Frames of the contract on the wire, both ways, whole or not. */
  readonly messages: number;
  readonly hits: Readonly<Record<FaultKind, number>>;
  readonly bytes: number;
  /** Views that were told as shown. */
  readonly views: number;
  readonly mean: number;
  readonly worst: number;
  /** Times that the connection was lost and made again. */
  readonly lost: number;
  /** Contacts that moved, and key events told; those that move while there is no connection are nobody's. */
  readonly contacts: number;
  readonly strokes: number;
  readonly wrongs: readonly string[];
  readonly seconds: number;
}

const REACH_LIMIT = 300_000;

/** The machine's serial port as the Connection has it, for one opening. */
class Line extends EventEmitter implements Transport {
  readonly path = 'emulator';
  private readonly machine: Machine;
  private readonly sent: (bytes: Uint8Array) => void;
  private over = false;

  constructor(machine: Machine, sent: (bytes: Uint8Array) => void) {
    super();
    this.machine = machine;
    this.sent = sent;
  }

  write(bytes: Uint8Array, callback?: (error?: Error | null) => void): void {
    if (!this.over) {
      this.sent(bytes);
      this.machine.write(Uint8Array.from(bytes));
    }
    callback?.();
  }

  close(): void {
    if (this.over) return;
    this.over = true;
    this.machine.close();
    queueMicrotask(() => this.emit('close'));
  }
}

class Whole {
  private readonly options: WholeOptions;
  private readonly random: Random;
  private readonly machine: Machine;
  private readonly clock: MachineClock;
  private readonly connection: Connection;
  private readonly arrived: Uint8Array[] = [];
  private readonly wrongs: string[] = [];
  private ledger = new Ledger(DARK);
  private line: Line | undefined;
  private openings = 0;
  private messages = 0;
  private readonly received = new Splitter();
  private readonly moved: string[] = [];
  private told = 0;
  /** Of the contacts that moved, those up to the last that was told. */
  private heard = 0;
  private held: KeyId | undefined;
  private keyAt = 0;

  constructor(options: WholeOptions) {
    this.options = options;
    this.random = new Random(options.seed);
    this.machine = new Machine({
      flash: options.flash,
      lanes: LANES,
      seed: options.seed,
      onData: (bytes) => this.arrived.push(bytes),
      onLatch: (pixels) => this.look(textOf(readPegs(pixels, LANES))),
    });
    this.clock = new MachineClock(this.machine);
    const { clock } = this;
    const open = portSource('emulator', async () => this.open());
    this.connection = new Connection({ open, lanes: LANES, clock, firstSequence: 1 });
    this.connection.on('key', ({ key, action }) => {
      if (action !== 'hold') this.stroke(`${key} ${action}`);
    });
    this.connection.on('problem', (error) => this.wrongs.push(error.message));
  }

  async run(): Promise<WholeResult> {
    const began = performance.now();
    this.machine.powerOn();
    this.damage(this.options.rate);
    this.connection.start();
    const times = await this.views();
    await this.connection.close();
    const { counts } = this.machine;
    return {
      rate: this.options.rate,
      messages: this.messages,
      hits: counts.faults,
      bytes: counts.toBoard + counts.toHost,
      views: times.length,
      mean: times.reduce((sum, time) => sum + time, 0) / Math.max(1, times.length),
      worst: Math.max(0, ...times),
      lost: Math.max(0, this.openings - 1),
      contacts: this.moved.length,
      strokes: this.told,
      wrongs: this.wrongs,
      seconds: (performance.now() - began) / 1000,
    };
  }

  private async views(): Promise<readonly number[]> {
    const times: number[] = [];
    while (this.messages < this.options.messages && this.wrongs.length === 0) {
      const view = this.view();
      const wanted = textOf(view.pegs);
      let told = false;
      const tell = (seen: BoardView): void => {
        told ||= seen === view;
      };
      this.connection.on('shown', tell);
      const asked = this.clock.now();
      this.connection.show(view);
      const end = asked + (this.options.limit ?? REACH_LIMIT);
      // Told as shown, and latched; a frame may be under way when it is told.
      while (!(told && this.ledger.shown === wanted) && this.clock.now() < end && this.wrongs.length === 0)
        await this.step();
      this.connection.off('shown', tell);
      if (told && this.ledger.shown === wanted) times.push(this.clock.now() - asked);
      else this.wrongs.push(`${wanted} was ${told ? 'told as shown, but not lit' : 'never shown'}`);
    }
    return times;
  }

  /** Pegs that were never ordered before, rear ones of the lap before among them, and a row of text. */
  private view(): BoardView {
    const { random } = this;
    for (;;) {
      const pegs = Array.from({ length: LANES }, () => {
        const front = 1 + random.below(121);
        const rear = random.below(122);
        return { front, rear: rear === front ? 0 : rear };
      });
      const text = textOf(pegs);
      if (this.ledger.has(text)) continue;
      this.ledger.order(text);
      const rows = ['', '', '', `Row ${random.below(1e6)}`] as const;
      return { pegs, dealer: random.below(LANES), turn: random.below(LANES), rows };
    }
  }

  /** Opening resets the board, which begins with the pegs that its memory had last. */
  private open(): Line {
    this.openings++;
    this.ledger = this.ledger.restarted();
    this.machine.open();
    // UNDO that is down while the board starts is for its self-test.
    this.keyAt = Math.max(this.keyAt, this.clock.now() + KEY_EVERY);
    const splitter = new Splitter();
    this.line = new Line(this.machine, (bytes) => this.count(splitter, bytes));
    return this.line;
  }

  private count(splitter: Splitter, bytes: Uint8Array): void {
    for (const piece of splitter.push(bytes)) if (piece.kind !== 'plain') this.messages++;
  }

  private async step(): Promise<void> {
    this.machine.runFor(SLICE * 16_000);
    for (const bytes of this.arrived.splice(0)) {
      this.count(this.received, bytes);
      this.line?.emit('data', Buffer.from(bytes));
    }
    this.clock.turn();
    if (this.connection.status.state === 'ready' && this.clock.now() >= this.keyAt) this.moveKey();
    await setImmediate();
  }

  private damage(rate: number): void {
    const share = rate / FAULT_KINDS.length;
    const shares = Object.fromEntries(FAULT_KINDS.map((kind) => [kind, share])) as Record<FaultKind, number>;
    this.machine.setFaults({ ...shares, seed: this.options.seed, direction: 'both' });
  }

  private moveKey(): void {
    const key = this.held ?? KEYS[this.random.below(KEYS.length)] ?? '5';
    if (this.held === undefined) this.machine.press(key);
    else this.machine.release(key);
    this.moved.push(`${key} ${this.held === undefined ? 'press' : 'release'}`);
    this.held = this.held === undefined ? key : undefined;
    this.keyAt = this.clock.now() + KEY_EVERY;
  }

  /** Every event told is a contact that moved after the one told before: none doubled, none made up. */
  private stroke(what: string): void {
    this.told++;
    const at = this.moved.indexOf(what, this.heard);
    if (at < 0) this.wrongs.push(`${what} was told, and no such contact has moved since the last`);
    else if (at > this.heard && this.openings === 1) this.wrongs.push(`${what} was told before others`);
    this.heard = Math.max(this.heard, at + 1);
  }

  private look(text: string): void {
    const wrong = this.ledger.light(text);
    if (wrong !== undefined) this.wrongs.push(wrong);
  }
}

/** Runs one rate through the real Connection. */
export const runWhole = (options: WholeOptions): Promise<WholeResult> => new Whole(options).run();
