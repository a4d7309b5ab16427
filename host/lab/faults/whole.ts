// The campaign of faults through the whole of host/board: the real Connection, with Johnny-Five, greeting, heartbeat and
// reconnecting, to the firmware image in the emulator, over a wire that loses, flips, doubles, holds up and cuts off.
import { FAULT_KINDS, type FaultKind, readPegs, SteppedBoard } from '../../../hardware/emulator/index.ts';
import { Xorshift } from '../../../hardware/emulator/random.ts';
import { type KeyId, Splitter } from '../../../shared/protocol/index.ts';
import { type BoardView, Connection, openingSource, type Transport } from '../../board/index.ts';
import type { CampaignOptions } from './campaign.ts';
import { DARK, KEY_EVERY, KEYS, LANES, SLICE, textOf } from './course.ts';
import { Ledger } from './ledger.ts';

interface WholeOptions extends CampaignOptions {
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

class Whole {
  readonly #options: WholeOptions;
  readonly #random: Xorshift;
  readonly #board: SteppedBoard;
  readonly #connection: Connection;
  readonly #wrongs: string[] = [];
  #ledger = new Ledger(DARK);
  #openings = 0;
  #messages = 0;
  readonly #moved: string[] = [];
  #told = 0;
  /** Of the contacts that moved, those up to the last that was told. */
  #heard = 0;
  #held: KeyId | undefined;
  #keyAt = 0;

  constructor(options: WholeOptions) {
    this.#options = options;
    this.#random = new Xorshift(options.seed);
    this.#board = new SteppedBoard({
      flash: options.flash,
      lanes: LANES,
      seed: options.seed,
      onLatch: (pixels) => this.#look(textOf(readPegs(pixels, LANES))),
    });
    const { clock } = this.#board;
    const open = openingSource('emulator', () => this.#open());
    this.#connection = new Connection({ open, lanes: LANES, clock, firstSequence: 1 });
    this.#connection.on('key', ({ key, action }) => {
      if (action !== 'hold') this.#stroke(`${key} ${action}`);
    });
    this.#connection.on('problem', (error) => this.#wrongs.push(error.message));
  }

  async run(): Promise<WholeResult> {
    const began = performance.now();
    this.#damage(this.#options.rate);
    this.#connection.start();
    const times = await this.#views();
    await this.#connection.close();
    const { counts } = this.#board.machine;
    return {
      rate: this.#options.rate,
      messages: this.#messages,
      hits: counts.faults,
      bytes: counts.toBoard + counts.toHost,
      views: times.length,
      mean: times.reduce((sum, time) => sum + time, 0) / Math.max(1, times.length),
      worst: Math.max(0, ...times),
      lost: Math.max(0, this.#openings - 1),
      contacts: this.#moved.length,
      strokes: this.#told,
      wrongs: this.#wrongs,
      seconds: (performance.now() - began) / 1000,
    };
  }

  async #views(): Promise<readonly number[]> {
    const times: number[] = [];
    while (this.#messages < this.#options.messages && this.#wrongs.length === 0) {
      const view = this.#view();
      const wanted = textOf(view.pegs);
      let told = false;
      const tell = (seen: BoardView): void => {
        told ||= seen === view;
      };
      this.#connection.on('shown', tell);
      const asked = this.#board.clock.now();
      this.#connection.show(view);
      const end = asked + (this.#options.limit ?? REACH_LIMIT);
      // Told as shown, and latched; a frame may be under way when it is told.
      while (
        !(told && this.#ledger.shown === wanted) &&
        this.#board.clock.now() < end &&
        this.#wrongs.length === 0
      )
        await this.#step();
      this.#connection.off('shown', tell);
      if (told && this.#ledger.shown === wanted) times.push(this.#board.clock.now() - asked);
      else this.#wrongs.push(`${wanted} was ${told ? 'told as shown, but not lit' : 'never shown'}`);
    }
    return times;
  }

  /** Pegs that were never ordered before, rear ones of the lap before among them, and a row of text. */
  #view(): BoardView {
    const random = this.#random;
    for (;;) {
      const pegs = Array.from({ length: LANES }, () => {
        const front = 1 + random.below(121);
        const rear = random.below(122);
        return { front, rear: rear === front ? 0 : rear };
      });
      const text = textOf(pegs);
      if (this.#ledger.has(text)) continue;
      this.#ledger.order(text);
      const rows = ['', '', '', `Row ${random.below(1e6)}`] as const;
      return { pegs, dealer: random.below(LANES), turn: random.below(LANES), rows };
    }
  }

  /** Opening resets the board, which begins with the pegs that its memory had last. */
  #open(): Transport {
    this.#openings++;
    this.#ledger = this.#ledger.restarted();
    // UNDO that is down while the board starts is for its self-test.
    this.#keyAt = Math.max(this.#keyAt, this.#board.clock.now() + KEY_EVERY);
    const port = this.#board.openPort();
    const [sent, received] = [new Splitter(), new Splitter()];
    port.on('data', (bytes) => this.#count(received, bytes));
    const write = port.write.bind(port);
    port.write = (bytes, callback) => {
      this.#count(sent, Uint8Array.from(bytes));
      return write(bytes, callback);
    };
    return port;
  }

  #count(splitter: Splitter, bytes: Uint8Array): void {
    for (const piece of splitter.push(bytes)) if (piece.kind !== 'plain') this.#messages++;
  }

  async #step(): Promise<void> {
    await this.#board.run(SLICE);
    if (this.#connection.status.state === 'ready' && this.#board.clock.now() >= this.#keyAt) this.#moveKey();
  }

  #damage(rate: number): void {
    const share = rate / FAULT_KINDS.length;
    const shares = Object.fromEntries(FAULT_KINDS.map((kind) => [kind, share])) as Record<FaultKind, number>;
    this.#board.machine.setFaults({ ...shares, seed: this.#options.seed, direction: 'both' });
  }

  #moveKey(): void {
    const key = this.#held ?? KEYS[this.#random.below(KEYS.length)] ?? '5';
    if (this.#held === undefined) this.#board.machine.press(key);
    else this.#board.machine.release(key);
    this.#moved.push(`${key} ${this.#held === undefined ? 'press' : 'release'}`);
    this.#held = this.#held === undefined ? key : undefined;
    this.#keyAt = this.#board.clock.now() + KEY_EVERY;
  }

  /** Every event told is a contact that moved after the one told before: none doubled, none made up. */
  #stroke(what: string): void {
    this.#told++;
    const at = this.#moved.indexOf(what, this.#heard);
    if (at < 0) this.#wrongs.push(`${what} was told, and no such contact has moved since the last`);
    else if (at > this.#heard && this.#openings === 1) this.#wrongs.push(`${what} was told before others`);
    this.#heard = Math.max(this.#heard, at + 1);
  }

  #look(text: string): void {
    const wrong = this.#ledger.light(text);
    if (wrong !== undefined) this.#wrongs.push(wrong);
  }
}

/** Runs one rate through the real Connection. */
export const runWhole = (options: WholeOptions): Promise<WholeResult> => new Whole(options).run();
