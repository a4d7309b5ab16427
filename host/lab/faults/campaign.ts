// A campaign of faults: the firmware image in the emulator, the host's own sender, and a wire on which bytes are
// lost, flipped, doubled, held up and cut off. No peg may ever be lit that was not ordered, and every state that is
// waited for has to come.
import { EventEmitter } from 'node:events';
import {
  FAULT_KINDS,
  type FaultKind,
  Machine,
  MachineClock,
  type MachineCounts,
  readPegs,
  type Violation,
} from '../../../hardware/emulator/index.ts';
import { Xorshift } from '../../../hardware/emulator/random.ts';
import {
  encode,
  type HostMessage,
  type KeyId,
  type LanePegs,
  PROTOCOL_VERSION,
  TEXT_COLUMNS,
  type WireMessage,
} from '../../../shared/protocol/index.ts';
import { type Counters, Delivery } from '../../board/delivery.ts';
import { KeyInbox } from '../../board/keys.ts';
import { BoardLink } from '../../board/link.ts';
import { DARK, KEY_EVERY, KEYS, LANES, SLICE, textOf } from './course.ts';
import { Ledger } from './ledger.ts';

export interface CampaignOptions {
  /** The image, as `parseHex` gives it. */
  readonly flash: Uint8Array;
  /** Share of bytes that are hit, over all kinds, which have equal parts of it. */
  readonly rate: number;
  /** Frames that either end puts on the wire, repeats included, before it ends. */
  readonly messages: number;
  readonly seed: number;
}

/** What came of it. Times are emulated milliseconds. */
export interface CampaignResult {
  readonly rate: number;
  /** Frames of the host, those of them that repeat another, and whole frames that came from the board. */
  readonly sent: number;
  readonly repeated: number;
  readonly received: number;
  /** Bytes that were hit, by kind. */
  readonly hits: Readonly<Record<FaultKind, number>>;
  /** Bytes on the line to the board and handed to the host. */
  readonly bytes: number;
  /** States that were waited for, and those that a newer one was allowed to overtake. */
  readonly states: number;
  readonly overtaken: number;
  /** From order to light, of the states that were waited for. */
  readonly mean: number;
  readonly worst: number;
  /** Contacts that moved, and key events told. */
  readonly contacts: number;
  readonly strokes: number;
  readonly frames: number;
  /** Read from the board at the end, over a clean wire. */
  readonly counters: Counters;
  /** Everything that must not be: a wrong peg, a state that never came, a key lost or doubled, a bad pulse. */
  readonly wrongs: readonly string[];
  readonly seconds: number;
}

/** Longest that a state may take; at a tenth of all bytes an exchange fails six times out of seven. */
const REACH_LIMIT = 120_000;

/** What the link sees of the machine's serial port. */
class Line extends EventEmitter {
  readonly #machine: Machine;
  constructor(machine: Machine) {
    super();
    this.#machine = machine;
  }
  write(bytes: Uint8Array): void {
    this.#machine.write(bytes);
  }
  close(): void {}
}

class Campaign {
  readonly #options: CampaignOptions;
  readonly #random: Xorshift;
  readonly #machine: Machine;
  readonly #clock: MachineClock;
  readonly #line: Line;
  readonly #link: BoardLink;
  readonly #delivery: Delivery;
  readonly #inbox = new KeyInbox();
  readonly #arrived: Uint8Array[] = [];
  readonly #wrongs: string[] = [];
  readonly #ledger = new Ledger(DARK);
  #greeted = false;
  #received = 0;
  readonly #told: string[] = [];
  readonly #pressed: string[] = [];
  #held: KeyId | undefined;
  #keyAt = 0;
  #counters: Counters | undefined;
  readonly #sent = new Map<string, number>();

  constructor(options: CampaignOptions) {
    this.#options = options;
    this.#random = new Xorshift(options.seed);
    this.#machine = new Machine({
      flash: options.flash,
      lanes: LANES,
      seed: options.seed,
      onData: (bytes) => this.#arrived.push(bytes),
      onLatch: (pixels, time) => this.#look(pixels, time),
      onViolation: (violation) => this.#violated(violation),
    });
    this.#clock = new MachineClock(this.#machine);
    this.#line = new Line(this.#machine);
    this.#link = new BoardLink(this.#line);
    this.#delivery = new Delivery({ send: (message) => this.#send(message), clock: this.#clock, first: 1 });
    this.#link.on('message', (message) => {
      this.#received++;
      if (message.type === 'key') this.#key(message);
      else if (message.type === 'board') this.#greeted ||= message.sequence !== 0;
      else this.#delivery.take(message);
    });
    this.#delivery.on('refused', (order, status) =>
      this.#wrongs.push(`${order.type} was refused: ${status}`),
    );
    this.#delivery.on('stranger', () => this.#wrongs.push('the board has started again'));
    this.#delivery.on('answered', (_order, answer) => {
      if (answer.type !== 'counters') return;
      const { type: _type, sequence: _sequence, ...counters } = answer;
      this.#counters = counters;
    });
  }

  run(): CampaignResult {
    const began = performance.now();
    this.#machine.powerOn();
    this.#machine.open();
    this.#greet();
    this.#damage(this.#options.rate);
    const figures = this.#orderAll();
    this.#damage(0);
    if (this.#wrongs.length === 0) this.#finish();
    const seconds = (performance.now() - began) / 1000;
    return { ...figures, ...this.#totals(), seconds };
  }

  #damage(rate: number): void {
    const share = rate / FAULT_KINDS.length;
    const shares = Object.fromEntries(FAULT_KINDS.map((kind) => [kind, share])) as Record<FaultKind, number>;
    this.#machine.setFaults({ ...shares, seed: this.#options.seed, direction: 'both' });
  }

  #greet(): void {
    const { major, minor } = PROTOCOL_VERSION;
    this.#step(100);
    this.#link.send({ type: 'hello', sequence: 127, major, minor });
    if (!this.#until(() => this.#greeted, 1000)) this.#wrongs.push('the board does not answer');
  }

  get #messages(): number {
    return this.#received + [...this.#sent.values()].reduce((sum, count) => sum + count, 0);
  }

  #orderAll() {
    let states = 0;
    let overtaken = 0;
    const times: number[] = [];
    while (this.#messages < this.#options.messages && this.#wrongs.length === 0) {
      // One state in eight is overtaken while it is on its way.
      const waits = this.#random.below(8) > 0;
      const began = this.#clock.now();
      const wanted = this.#order();
      if (this.#random.below(4) === 0) this.#chat();
      if (!waits) {
        overtaken++;
        this.#step(this.#random.next() * 10);
        continue;
      }
      states++;
      if (this.#until(() => this.#ledger.shown === wanted, REACH_LIMIT))
        times.push(this.#clock.now() - began);
      else this.#wrongs.push(`${wanted} was never shown, but ${this.#ledger.shown}`);
    }
    const mean = times.reduce((sum, time) => sum + time, 0) / Math.max(1, times.length);
    return { states, overtaken, mean, worst: Math.max(0, ...times) };
  }

  /** Orders pegs that were never ordered before. */
  #order(): string {
    let holes: readonly LanePegs[];
    let text: string;
    do {
      holes = Array.from({ length: LANES }, () => {
        const front = 1 + this.#random.below(121);
        return { front, rear: this.#random.below(front) };
      });
      text = textOf(holes);
    } while (this.#ledger.has(text));
    this.#ledger.order(text);
    this.#delivery.want({ type: 'pegs', holes });
    return text;
  }

  /** Text and indicators, as a table sends them along. */
  #chat(): void {
    const row = this.#random.below(4);
    this.#delivery.want({ type: 'text', row, text: `Row ${this.#random.below(1e6)}`.padEnd(TEXT_COLUMNS) });
    this.#delivery.want({ type: 'indicators', dealer: this.#random.below(4), turn: this.#random.below(4) });
  }

  /** Over a clean wire: all keys have to be told, and the counters read. */
  #finish(): void {
    if (this.#held !== undefined) this.#moveKey();
    this.#keyAt = Number.POSITIVE_INFINITY;
    this.#until(() => this.#told.length === this.#pressed.length, 2000);
    this.#delivery.want({ type: 'readCounters' });
    if (!this.#until(() => this.#counters !== undefined, 5000)) this.#wrongs.push('no counters came');
    const lost = this.#counters?.keyLost ?? 0;
    if (lost === 0 && this.#told.join() !== this.#pressed.join())
      this.#wrongs.push(
        `keys pressed ${this.#pressed.length}, told ${this.#told.length}, or in another order`,
      );
  }

  #totals() {
    const counts: MachineCounts = this.#machine.counts;
    const sent = [...this.#sent.values()].reduce((sum, count) => sum + count, 0);
    return {
      rate: this.#options.rate,
      sent,
      repeated: sent - this.#sent.size,
      received: this.#received,
      hits: counts.faults,
      bytes: counts.toBoard + counts.toHost,
      contacts: this.#pressed.length,
      strokes: this.#told.length,
      frames: counts.frames,
      counters: this.#counters ?? emptyCounters,
      wrongs: this.#wrongs,
    };
  }

  #send(message: HostMessage): void {
    this.#link.send(message);
    // Numbers come round: what is the same in number and content within them is a repeat.
    const name = `${Buffer.from(encode(message)).toString('hex')} ${this.#ledger.count >> 5}`;
    this.#sent.set(name, (this.#sent.get(name) ?? 0) + 1);
  }

  #key(message: WireMessage<'key'>): void {
    this.#send({ type: 'keyAck', sequence: message.sequence });
    const stroke = this.#inbox.take(message);
    if (stroke !== undefined) this.#told.push(`${stroke.key} ${stroke.action}`);
  }

  #moveKey(): void {
    const key = this.#held ?? KEYS[this.#random.below(KEYS.length)] ?? '5';
    if (this.#held === undefined) this.#machine.press(key);
    else this.#machine.release(key);
    this.#pressed.push(`${key} ${this.#held === undefined ? 'press' : 'release'}`);
    this.#held = this.#held === undefined ? key : undefined;
    this.#keyAt = this.#clock.now() + KEY_EVERY;
  }

  #until(holds: () => boolean, limit: number): boolean {
    const end = this.#clock.now() + limit;
    while (!holds()) {
      if (this.#clock.now() >= end) return false;
      this.#step(SLICE);
    }
    return true;
  }

  #step(milliseconds: number): void {
    this.#machine.runFor(milliseconds * 16_000);
    for (const bytes of this.#arrived.splice(0)) this.#line.emit('data', bytes);
    this.#clock.turn();
    if (this.#greeted && this.#clock.now() >= this.#keyAt) this.#moveKey();
  }

  /** What the pixels show has to be an order, and none before one that was shown already. */
  #look(pixels: Uint8Array, time: number): void {
    const wrong = this.#ledger.light(textOf(readPegs(pixels, LANES)));
    if (wrong !== undefined) this.#wrongs.push(`cycle ${time}: ${wrong}`);
  }

  #violated({ part, kind, nanoseconds, limit }: Violation): void {
    this.#wrongs.push(`${part} ${kind}: ${nanoseconds} ns, limit ${limit} ns`);
  }
}

const emptyCounters: Counters = {
  badChecksum: 0,
  badFrame: 0,
  rxOverrun: 0,
  rxOverflow: 0,
  keyResend: 0,
  keyLost: 0,
  frames: 0,
};

/** Runs one rate. The same options give the same result, but for the seconds. */
export const runFaults = (options: CampaignOptions): CampaignResult => new Campaign(options).run();
