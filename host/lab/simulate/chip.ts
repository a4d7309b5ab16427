// The model's processor, from one start to the next: what the firmware does with bytes, contacts and time.
import { DEBOUNCE, pixelCount } from '../../../hardware/board.ts';
import {
  answerTo,
  type BoardMessage,
  BUTTON_IDS,
  decode,
  ENTRY_KINDS,
  encode,
  type HostMessage,
  isContractId,
  type KeyId,
  type LaneCount,
  PROTOCOL_VERSION,
  Splitter,
  STATUSES,
  type Status,
  type WireMessage,
} from '../../../shared/protocol/index.ts';
import { ModelAlone } from './alone.ts';
import { LANES, pegsText } from './board.ts';
import { KeySender, type Tally } from './keysender.ts';
import { ChipMemory, type ModelEeprom } from './memory.ts';
import type { ProcessTime } from './time.ts';

/** Milliseconds from the reset to the first words. */
const START = 4;
/** The minor version of a host that knows of refused keys. */
const REFUSED_SINCE = 3;
/** Milliseconds of a whole frame of pixels: 30 us each, and the gap that latches. */
const FRAME = pixelCount(LANES) * 0.03 + 0.3;
/** A host that has been silent for so long is gone; so long after the start the board stops waiting for one (link.cpp). */
const SILENCE = 5_000;
const PATIENCE = 2_000;
/** UNDO that is closed by then starts the self-test (muggins.cpp). */
const LOOK = 30;
/** Milliseconds until a contact counts: the scans that it takes, and half of one until the first; of a button that closes, the looks. */
const PRESSED = DEBOUNCE.asymmetric.press - 0.5;
const RELEASED = DEBOUNCE.asymmetric.release - 0.5;
const BUTTON_PRESSED = 0.375;
const VERSION = [0xf9, 2, 5];
const NAME = [0xf0, 0x79, 2, 5, ...[...'muggins'].flatMap((letter) => [letter.charCodeAt(0), 0]), 0xf7];

type Change = Exclude<HostMessage, { type: 'hello' | 'keyAck' }>;

interface ChipOptions {
  readonly time: ProcessTime;
  readonly eeprom: ModelEeprom;
  readonly tally: Tally;
  /** Contacts that are closed. */
  readonly closed: ReadonlySet<KeyId>;
  readonly send: (bytes: Uint8Array) => void;
  readonly latched: (pegs: string) => void;
  readonly keptAlone: (pegs: string) => void;
}

export class ModelChip {
  readonly #options: ChipOptions;
  readonly #memory: ChipMemory;
  readonly #alone: ModelAlone;
  readonly #keys: KeySender;
  readonly #splitter = new Splitter();
  #rows = ['Muggins', 'waiting for the host', '', ''];
  #running = false;
  #greeted = false;
  #deserted = false;
  #selfTest = false;
  #heard = 0;
  /** The last frame that was obeyed: the same again begins nothing. */
  #last = '';
  /** Number of a question for an entry that is still to be answered. */
  #asked = 0;
  #dirty = true;
  #drawing = false;
  readonly #received: Uint8Array[] = [];
  /** Keys that count as closed. */
  readonly #settledKeys = new Set<KeyId>();

  constructor(options: ChipOptions) {
    this.#options = options;
    const { time, eeprom, tally } = options;
    this.#memory = new ChipMemory(eeprom, time, () => this.#settled());
    this.#keys = new KeySender(time, tally, (message) => this.#send(message));
    this.#alone = new ModelAlone({
      memory: this.#memory,
      time,
      open: () => tally.open,
      used: (more) => this.#keys.used(more),
      dropped: () => this.#keys.drop(),
      changed: () => this.#changedAlone(),
    });
    time.after(START, () => this.#start());
  }

  get rows(): readonly string[] {
    return this.#alone.active ? this.#alone.rows : this.#rows;
  }

  receive(bytes: Uint8Array): void {
    if (!this.#running || this.#drawing) this.#received.push(bytes);
    else this.#take(bytes);
  }

  /** A contact moves; what is shorter than the debounce is nothing. */
  contact(key: KeyId, closed: boolean): void {
    const { time, closed: now } = this.#options;
    const pressed = BUTTON_IDS.some((each) => each === key) ? BUTTON_PRESSED : PRESSED;
    time.after(closed ? pressed : RELEASED, () => {
      if (now.has(key) !== closed || this.#settledKeys.has(key) === closed) return;
      if (closed) this.#settledKeys.add(key);
      else this.#settledKeys.delete(key);
      this.#stroke(key, closed);
    });
  }

  #stroke(key: KeyId, closed: boolean): void {
    if (closed) this.#keys.count(key, this.#greeted);
    if (this.#greeted) this.#keys.stroke(key, closed);
    else if (!this.#alone.active) return;
    else if (closed) this.#alone.press(key);
    else this.#alone.release(key);
  }

  #start(): void {
    this.#running = true;
    for (const key of this.#options.closed) this.contact(key, true);
    this.#heard = this.#options.time.now();
    this.#options.send(Uint8Array.from([...VERSION, ...NAME]));
    this.#report(0);
    this.#draw();
    this.#watch();
    this.#options.time.after(LOOK, () => {
      if (!this.#greeted && this.#options.closed.has('UNDO')) this.#selfTest = true;
    });
  }

  /** Notices a host that has gone. */
  #watch(): void {
    const { time } = this.#options;
    const due = this.#heard + (this.#greeted ? SILENCE : PATIENCE);
    if (!this.#deserted && time.now() >= due) {
      this.#deserted = true;
      this.#greeted = false;
      this.#keys.desert();
      if (!this.#selfTest) this.#alone.start();
      this.#draw();
    }
    time.after(Math.max(1, this.#deserted ? SILENCE : due - time.now()), () => this.#watch());
  }

  #take(bytes: Uint8Array): void {
    for (const piece of this.#splitter.push(bytes)) {
      if (piece.kind === 'plain' && piece.byte === VERSION[0]) this.#options.send(Uint8Array.from(VERSION));
      if (piece.kind === 'broken') this.#answer(0, 'badLength');
      if (piece.kind !== 'sysex') continue;
      const id = piece.body[0] ?? 0;
      if (id === 0x79) this.#options.send(Uint8Array.from(NAME));
      else if (isContractId(id)) this.#frame(piece.body);
    }
  }

  #frame(body: Uint8Array): void {
    const decoded = decode(body);
    if (!decoded.ok) {
      this.#answer(decoded.sequence, decoded.status);
      return;
    }
    this.#heard = this.#options.time.now();
    const message = decoded.message as HostMessage;
    const text = body.join();
    if (message.type === 'hello') this.#hello(message, text === this.#last);
    else if (!this.#greeted) this.#answer(message.sequence, 'notGreeted');
    else if (message.type === 'keyAck') this.#keys.acknowledge(message.sequence);
    else this.#obey(message);
    if (this.#greeted && message.type !== 'keyAck') this.#last = text;
  }

  #hello({ sequence, minor }: WireMessage<'hello'>, again: boolean): void {
    this.#greeted = true;
    this.#deserted = false;
    this.#alone.stop();
    if (!again) {
      if (this.#selfTest) this.#keys.drop();
      this.#selfTest = false;
      this.#keys.greet(minor >= REFUSED_SINCE);
    }
    this.#report(sequence);
    this.#keys.poll();
  }

  #obey(message: Change): void {
    const status = this.#change(message);
    if (status !== 'ok') this.#answer(message.sequence, status);
    else if (answerTo(message.type) === 'ack') this.#answer(message.sequence, 'ok');
  }

  #change(message: Change): Status {
    const { now } = this.#memory;
    switch (message.type) {
      case 'pegs':
        if (message.holes.length !== now.lanes) return 'badLength';
        if (pegsText(message.holes) !== pegsText(now.pegs)) this.#memory.change({ pegs: message.holes });
        this.#draw();
        return 'ok';
      case 'setup':
        this.#memory.change({ lanes: message.lanes, brightness: message.brightness });
        return 'ok';
      case 'colours':
        this.#memory.change({ colours: [message.lane1, message.lane2, message.lane3, message.lane4] });
        return 'ok';
      case 'text':
        this.#rows = this.#rows.with(message.row, message.text);
        return 'ok';
      case 'readEntry':
        this.#asked = message.sequence;
        this.#settled();
        return 'ok';
      case 'takeEntry':
        if (now.entries.length > 0 && message.log === now.log && message.number === now.first)
          this.#memory.dropOldest();
        return 'ok';
      case 'readKeyTime':
      case 'readUnfinished':
        this.#tellOfKeys(message);
        return 'ok';
      case 'moreColours':
      case 'readCounters':
      case 'readHealth':
      case 'selfTest':
        // Nobody asks these of a table that is played at; the Uno has no more lanes.
        return 'unknownMessage';
      default:
        return 'ok';
    }
  }

  #tellOfKeys({ type, sequence }: WireMessage<'readKeyTime' | 'readUnfinished'>): void {
    const { takenUntil, unfinished } = this.#keys;
    if (type === 'readKeyTime') this.#send({ type: 'keyTime', sequence, time: takenUntil });
    else this.#send({ type: 'unfinished', sequence, presses: unfinished });
  }

  /** Everything is in the memory. */
  #settled(): void {
    if (!this.#memory.settled) return;
    if (this.#asked !== 0) this.#sendEntry(this.#asked);
    this.#asked = 0;
    this.#draw(false);
    this.#alone.poll();
  }

  #sendEntry(sequence: number): void {
    const { first, log, entries } = this.#memory.now;
    const [entry] = entries;
    this.#send({
      type: 'entry',
      sequence,
      waiting: entries.length,
      log,
      number: first,
      kind: ENTRY_KINDS.indexOf(entry?.kind ?? 'none'),
      lane: entry?.kind === 'score' ? entry.lane + 1 : 0,
      points: entry?.kind === 'score' ? entry.points : 0,
    });
  }

  #changedAlone(): void {
    this.#options.keptAlone(pegsText(this.#memory.now.pegs));
    this.#draw();
  }

  /** Begins a frame where one is due. Alone, a hole lights only when the score is in the memory. */
  #draw(changed = true): void {
    this.#dirty ||= changed;
    if (!this.#dirty || this.#drawing || this.#selfTest) return;
    if (this.#alone.active && !this.#memory.settled) return;
    this.#dirty = false;
    this.#drawing = true;
    const pegs = pegsText(this.#memory.now.pegs);
    this.#options.time.after(FRAME, () => {
      this.#drawing = false;
      this.#options.latched(pegs);
      for (const bytes of this.#received.splice(0)) this.#take(bytes);
      this.#draw(false);
    });
  }

  #answer(sequence: number, status: Status): void {
    this.#send({ type: 'ack', sequence, status: STATUSES.indexOf(status) });
  }

  #report(sequence: number): void {
    const { lanes, brightness } = this.#memory.now;
    const { major, minor } = PROTOCOL_VERSION;
    const firmware = {
      firmwareMajor: 0,
      firmwareMinor: 1,
      firmwarePatch: 0,
      kind: 0,
      reset: 2,
      freeRam: 1_000,
    };
    this.#send({
      type: 'board',
      sequence,
      major,
      minor,
      ...firmware,
      lanes: lanes as LaneCount,
      brightness,
    });
  }

  #send(message: BoardMessage): void {
    this.#options.send(encode(message));
  }
}
