// A board in memory: the Firmata handshake and the contract as docs/protocol.md has them, with fault knobs.
import { EventEmitter } from 'node:events';
import golden from '../../../shared/protocol/frames.golden.json' with { type: 'json' };
import {
  answerTo,
  BOARD_KINDS,
  type BoardKind,
  type BoardMessage,
  type BoardMessageName,
  decode,
  encode,
  type Fields,
  type HostMessage,
  isContractId,
  KEY_ACTIONS,
  type KeyAction,
  type KeyId,
  keyCode,
  LAST_SEQUENCE,
  type LanePegs,
  MOST_LANES,
  PROTOCOL_VERSION,
  Splitter,
  STATUSES,
  type Status,
  type WireMessage,
} from '../../../shared/protocol/index.ts';
import { unfinishedAfter } from '../keys.ts';
import { type PortSource, portSource, type Transport } from '../transport.ts';
import { NoisyWire } from './noise.ts';

/** Colours of lanes, in their order. */
type LaneFields = Readonly<Record<string, number>>;

type Change = Exclude<HostMessage, { type: 'hello' | 'keyAck' }>;

/** Its counters never change. */
export const COUNTERS: Fields<'counters'> = {
  badChecksum: 1,
  badFrame: 2,
  rxOverrun: 3,
  rxOverflow: 4,
  keyResend: 5,
  keyLost: 6,
  frames: 7,
};

const exampleOf = (name: BoardMessageName): BoardMessage =>
  golden.good.find(({ message }) => message.type === name)?.message as BoardMessage;

/** Ways to misbehave; all off at first. */
export interface Knobs {
  /** Answers to leave out from now on. */
  dropAnswers: number;
  /** Messages of this type are refused with this status. */
  refuse: { type: HostMessage['type']; status: Status } | undefined;
  /** Takes bytes and says nothing. */
  hang: boolean;
  /** Speaks Firmata under this name, but not the contract. */
  stockFirmata: string | undefined;
  /** Contract version that it reports. */
  major: number;
  minor: number;
  /** Bytes that it sends in place of every answer. */
  babble: readonly number[] | undefined;
  /** Chance, 0..1, that a byte in either direction is lost, and the same that a bit of it flips. */
  noise: number;
  /** Acknowledgements of key events are lost on the way. */
  dropKeyAcks: boolean;
  /** Milliseconds of its own that pass in one of the host's. */
  pace: number;
}

const quiet = (): Knobs => ({
  dropAnswers: 0,
  refuse: undefined,
  hang: false,
  stockFirmata: undefined,
  major: 1,
  minor: PROTOCOL_VERSION.minor,
  babble: undefined,
  noise: 0,
  dropKeyAcks: false,
  pace: 1,
});

/** Milliseconds from host to board, and back. */
const LATENCY = 2;
const KEY_RESEND = 30;
const BOARD_TIME_WRAP = 16_384;

/** One end of the line, as the host sees it. */
export class DevicePort extends EventEmitter implements Transport {
  readonly path: string;
  open = true;
  readonly #receive: (bytes: Uint8Array) => void;

  constructor(path: string, receive: (bytes: Uint8Array) => void) {
    super();
    this.path = path;
    this.#receive = receive;
  }

  write(bytes: Uint8Array, callback?: (error?: Error | null) => void): void {
    const copy = Uint8Array.from(bytes);
    if (this.open) setTimeout(() => this.open && this.#receive(copy), LATENCY);
    callback?.();
  }

  close(): void {
    this.fall();
  }

  /** Closes, by ourselves or because the cable was pulled. */
  fall(error?: Error): void {
    if (!this.open) return;
    this.open = false;
    this.emit('close', error);
  }
}

export class Device {
  knobs = quiet();
  kind: BoardKind = 'uno';
  lanes = 3;
  brightness = 64;
  pegs: readonly LanePegs[] = [];
  dealer = 0;
  turn = 0;
  rows = ['', '', '', ''];
  colours = [0, 1, 2, 3];
  debounce = 0;
  farEnds = 0;
  laps = 0;
  selfTesting = false;
  /** Keys whose contact is closed, by code, from bit 0. */
  closed = 0;
  /** What was keyed on it without a host, oldest first. */
  entries: readonly Omit<Fields<'entry'>, 'waiting'>[] = [];
  readonly effects: { readonly effect: number; readonly lane: number }[] = [];
  readonly tones: { readonly hertz: number; readonly milliseconds: number }[] = [];
  /** Every message that arrived whole, in order. */
  readonly received: HostMessage[] = [];
  /** Every peg state that was ever shown. */
  readonly shown: (readonly LanePegs[])[] = [];
  /** Plain Firmata bytes that arrived, besides the questions of the handshake. */
  readonly plain: number[] = [];
  readonly ports: DevicePort[] = [];
  plugged = true;
  #greeted = false;
  #splitter = new Splitter();
  #lastStarted = '';
  #queue: { readonly key: KeyId; readonly action: KeyAction; readonly time: number }[] = [];
  #keySequence = 1;
  /** Presses of an unfinished entry that a host has taken, now and when it was greeted. */
  #unfinished = { now: 0, greeted: 0 };
  #keyTimer: ReturnType<typeof setTimeout> | undefined;
  /** Its time when it last saw a key, and ours then. */
  #seen = { time: 0, at: Date.now() };
  readonly #wire: NoisyWire;

  constructor(seed = 1) {
    this.#wire = new NoisyWire(seed);
  }

  /** Opens the board as a port. */
  readonly source: PortSource = portSource('device', async () => {
    if (!this.plugged) throw new Error('no such device');
    const port = new DevicePort(`device-${this.ports.length}`, (bytes) => {
      if (this.ports.at(-1) === port) this.#take(this.#wire.pass(bytes, this.knobs.noise));
    });
    this.#splitter = new Splitter();
    this.ports.push(port);
    return port;
  });

  get port(): DevicePort | undefined {
    return this.ports.at(-1);
  }

  press(key: KeyId, time = 0): void {
    this.#stroke(key, 'press', time);
  }

  release(key: KeyId, time = 0): void {
    this.#stroke(key, 'release', time);
  }

  unplug(): void {
    this.plugged = false;
    this.port?.fall(new Error('disconnected'));
  }

  plug(): void {
    this.plugged = true;
  }

  /** Without power, and so unplugged, it forgets what was keyed. */
  powerCut(): void {
    this.#unfinished.now = 0;
    this.unplug();
  }

  /** Starts anew, as after a power failure that the USB side survived. @param say sends the report of a start */
  restart(say = true): void {
    this.#greeted = false;
    this.pegs = [];
    this.#queue = [];
    clearTimeout(this.#keyTimer);
    if (say) this.#report(0);
  }

  /** Sends bytes as they are. */
  raw(bytes: Iterable<number>): void {
    const { port } = this;
    const sent = this.#wire.pass(Uint8Array.from(bytes), this.knobs.noise);
    setTimeout(() => port?.open && port.emit('data', Buffer.from(sent)), LATENCY);
  }

  send(message: BoardMessage): void {
    this.raw(encode(message));
  }

  /** Its own time in milliseconds: it goes on from that of the last key. */
  get #now(): number {
    const { time, at } = this.#seen;
    return Math.floor(time + (Date.now() - at) * this.knobs.pace) % BOARD_TIME_WRAP;
  }

  #stroke(key: KeyId, action: KeyAction, time: number): void {
    this.#seen = { time, at: Date.now() };
    this.#queue.push({ key, action, time });
    if (this.#queue.length === 1) this.#sendKey();
  }

  #sendKey(): void {
    const [event] = this.#queue;
    clearTimeout(this.#keyTimer);
    if (!event || !this.#greeted || this.knobs.hang) return;
    const { key, action, time } = event;
    const fields = { key: keyCode(key), action: KEY_ACTIONS.indexOf(action), time };
    this.send({ type: 'key', sequence: this.#keySequence, ...fields });
    this.#keyTimer = setTimeout(() => this.#sendKey(), KEY_RESEND);
  }

  #take(bytes: Uint8Array): void {
    if (this.knobs.hang) return;
    if (this.knobs.babble) {
      this.raw(this.knobs.babble);
      return;
    }
    for (const piece of this.#splitter.push(bytes)) {
      if (piece.kind === 'plain') this.#takePlain(piece.byte);
      else if (piece.kind === 'sysex' && piece.body[0] === 0x79) this.#sendName();
      else if (piece.kind === 'sysex' && isContractId(piece.body[0] ?? 0)) this.#takeFrame(piece.body);
    }
  }

  #takePlain(byte: number): void {
    if (byte === 0xf9) this.raw([0xf9, 2, 5]);
    else this.plain.push(byte);
  }

  #sendName(): void {
    const name = this.knobs.stockFirmata ?? 'muggins';
    this.raw([0xf0, 0x79, 2, 5, ...[...name].flatMap((c) => [c.charCodeAt(0) & 0x7f, 0]), 0xf7]);
  }

  #takeFrame(body: Uint8Array): void {
    if (this.knobs.stockFirmata !== undefined) return;
    const decoded = decode(body);
    if (!decoded.ok) this.#answer(decoded.sequence, decoded.status);
    else this.#obey(decoded.message as HostMessage);
  }

  #obey(message: HostMessage): void {
    this.received.push(message);
    if (message.type === 'hello') this.#hello(message);
    else if (message.type === 'keyAck') this.#keyAck(message.sequence);
    else if (!this.#greeted) this.#answer(message.sequence, 'notGreeted');
    else if (this.knobs.refuse?.type === message.type)
      this.#answer(message.sequence, this.knobs.refuse.status);
    else this.#change(message);
  }

  #hello(message: WireMessage<'hello'>): void {
    this.#greeted = true;
    this.#unfinished.greeted = this.#unfinished.now;
    if (this.#queue.length > 0) this.#keySequence = (this.#keySequence % LAST_SEQUENCE) + 1;
    this.#queue = [];
    clearTimeout(this.#keyTimer);
    this.#report(message.sequence);
  }

  #keyAck(sequence: number): void {
    if (this.knobs.dropKeyAcks || this.#queue.length === 0 || sequence !== this.#keySequence) return;
    const taken = this.#queue.shift();
    if (taken?.action === 'press') this.#unfinished.now = unfinishedAfter(this.#unfinished.now, taken.key);
    this.#keySequence = (this.#keySequence % LAST_SEQUENCE) + 1;
    this.#sendKey();
  }

  #change(message: Change): void {
    const tooLong = message.type === 'pegs' && message.holes.length !== this.lanes;
    const tooMany = message.type === 'setup' && message.lanes > MOST_LANES[this.kind];
    if (tooLong || tooMany) {
      this.#answer(message.sequence, 'badValue');
      return;
    }
    this.#keep(message);
    this.#respond(message);
  }

  #keep(message: Change): void {
    const { type, sequence: _, ...fields } = message;
    if (type === 'setup' && message.lanes !== this.lanes) this.pegs = [];
    if (type === 'setup' || type === 'indicators' || type === 'lanes') Object.assign(this, fields);
    else if (type === 'text') this.rows[message.row] = message.text;
    else if (type === 'effect' || type === 'tone') this.#begin(message);
    else if (type === 'colours') this.colours.splice(0, 4, ...Object.values(fields as LaneFields));
    else if (type === 'moreColours') this.colours.splice(4, 2, ...Object.values(fields as LaneFields));
    else if (type === 'debounce') this.debounce = message.mode;
    else if (type === 'selfTest') this.selfTesting = message.on === 1;
    if (type === 'pegs') {
      this.pegs = message.holes;
      this.shown.push(message.holes);
    }
    const [first, ...rest] = this.entries;
    if (type === 'takeEntry' && first?.log === message.log && first.number === message.number)
      this.entries = rest;
  }

  #respond({ type, sequence }: Change): void {
    const name = answerTo(type);
    if (name === 'ack') this.#answer(sequence, 'ok');
    else if (name !== 'none') this.#reply({ ...exampleOf(name), ...this.#fieldsOf(name), sequence });
  }

  /** The fields of an answer that depend on this board; the others are as in the golden frame. */
  #fieldsOf(name: BoardMessageName): object {
    if (name === 'counters') return COUNTERS;
    if (name === 'keyTime') return { time: this.#queue[0]?.time ?? this.#now };
    if (name === 'unfinished') return { presses: this.#unfinished.greeted };
    if (name === 'health') return this.#health();
    if (name !== 'entry') return {};
    const [entry = { log: 7, number: 0, kind: 0, lane: 0, points: 0 }] = this.entries;
    return { ...entry, waiting: this.entries.length };
  }

  #health(): Partial<Fields<'health'>> {
    const [lane1 = 0, lane2 = 0, lane3 = 0, lane4 = 0] = this.colours;
    const ram = { staticRam: 990, stackRoom: 1058, stackMost: 100 };
    const records = { recordSlots: 23, recordsFound: 22, recordsBad: 1, recordsWritten: 5000 };
    const entries = { entryRoom: 150, entriesWaiting: this.entries.length };
    const parts = { display: 0x3f, selfTest: this.selfTesting ? 1 : 0, closed: this.closed };
    return { ...ram, ...records, ...entries, ...parts, lane1, lane2, lane3, lane4 };
  }

  // The same frame directly again begins nothing.
  #begin(message: WireMessage<'effect' | 'tone'>): void {
    const text = JSON.stringify(message);
    if (text === this.#lastStarted) return;
    this.#lastStarted = text;
    if (message.type === 'effect') this.effects.push({ effect: message.effect, lane: message.lane });
    else this.tones.push({ hertz: message.hertz, milliseconds: message.milliseconds });
  }

  #answer(sequence: number, status: Status): void {
    this.#reply({ type: 'ack', sequence, status: STATUSES.indexOf(status) });
  }

  #reply(message: BoardMessage): void {
    if (this.knobs.dropAnswers > 0) this.knobs.dropAnswers--;
    else this.send(message);
  }

  #report(sequence: number): void {
    const { major, minor } = this.knobs;
    const { lanes, brightness } = this;
    const kind = BOARD_KINDS.indexOf(this.kind);
    this.send({
      type: 'board',
      sequence,
      major,
      minor,
      firmwareMajor: 0,
      firmwareMinor: 1,
      firmwarePatch: 0,
      kind,
      lanes,
      brightness,
      reset: 2,
      freeRam: 1000,
    });
  }
}
