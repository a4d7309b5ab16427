// An IO for Johnny-Five: `new five.Board({ io: new MugginsIO() })` is a Muggins board. One IO is one life of a board, from the
// opening of its port to its end; a board that was lost needs a new one.
import { buttonPin } from '../../hardware/board.ts';
import {
  type BoardMessage,
  BUTTON_IDS,
  type KeyId,
  LAST_SEQUENCE,
  type LaneCount,
  laneOfButton,
  MOST_LANES,
} from '../../shared/protocol/index.ts';
import { type Clock, systemClock } from '../system/clock.ts';
import { type Log, silentLog } from '../system/log.ts';
import { Delivery, type Done, type Reply } from './delivery.ts';
import { type TakeEntry, type Taken, takeEntries } from './entries.ts';
import { BoardError, isBoardError, lost, openFailed } from './errors.ts';
import { Firmata, type FirmataPin, PlainTransport } from './firmata.ts';
import { type FirmataIntroduction, Handshake } from './handshake.ts';
import { Heartbeat, SILENT_BEATS } from './heartbeat.ts';
import { type KeyMessage, type KeyStroke, strokeOf } from './keys.ts';
import { abandon, BoardLink, type Traffic } from './link.ts';
import { analogPins, firmataPins, ownPins } from './pins.ts';
import type { BoardReport } from './report.ts';
import type { Order } from './sender.ts';
import { sourceOf } from './serial.ts';
import { type BoardSettings, type KnownSettings, settingOrders } from './settings.ts';
import { type PortSource, portSource } from './transport.ts';

/** Milliseconds until a silent board is given up, as in Johnny-Five. */
const TIMEOUT = 10_000;
/** Milliseconds until a port that neither opens nor fails is given up. */
const OPEN_TIMEOUT = 10_000;

export interface MugginsOptions extends BoardSettings {
  /** `/dev/ttyACM0`, `COM3` or `tcp://host:port`; unless given, a board found by its USB ids. */
  readonly port?: string | undefined;
  /** Lanes that the board is set up for: 2 to 4, or to 6 on a Mega; 2 unless given. */
  readonly lanes?: LaneCount;
  /** Milliseconds until a silent board is given up; 10,000 unless given. */
  readonly timeout?: number;
  /** Opens the port in another way, such as that of an emulated board. */
  readonly open?: PortSource;
  /** Why the previous IO ended, for an opener that can choose among several ports. */
  readonly last?: BoardError | undefined;
  /** Takes what was keyed while no host was there, before the IO is ready. Entries stay on the board unless given. */
  readonly takeEntry?: TakeEntry | undefined;
  readonly clock?: Clock;
  readonly log?: Log;
  /** Number of the first message, 1..127; random unless given, so that it differs from the last run's. */
  readonly sequence?: number;
}

interface MugginsEvents {
  connect: [];
  /** The board was greeted and set up. */
  ready: [];
  /** A checked key event, in the order of the board. */
  key: [stroke: KeyStroke];
  /** The board had no room for so many presses, or could not deliver them: they are missing from here on. */
  keysRefused: [presses: number];
  /** The board refused a message. */
  problem: [error: BoardError];
  /** There is no board, or none of ours. */
  error: [error: BoardError];
  /** The board was lost. */
  disconnect: [error: BoardError];
  /** The end: with an error if the board was lost. */
  close: [error?: BoardError];
  [level: `digital-read-${number}`]: [value: number];
}

/** What a board was like when it became ready. */
export interface Welcome extends Taken {
  readonly report: BoardReport;
  /** Key presses of the entry in the middle of which the host came. */
  readonly unfinished: number;
}

/**
 * Emits `connect` and `ready`, as Johnny-Five expects of an IO; `error` if there is no board, or none of ours; `disconnect` and
 * `close` when the board is lost. Buttons have the pins of `buttonPin`: checked key events set their levels, so Johnny-Five's own
 * `Button` works on them, and noise cannot press one.
 */
export class MugginsIO extends Firmata<MugginsEvents> {
  readonly lanes: LaneCount;
  readonly clock: Clock;
  readonly #options: MugginsOptions;
  readonly #sequence: number;
  readonly #link: BoardLink;
  /** What firmata-io reads from. */
  readonly #firmata: PlainTransport;
  /** firmata-io takes its pins from here when it becomes ready. */
  readonly #table: { readonly pins: FirmataPin[]; readonly analogPins: number[] };
  readonly #delivery: Delivery;
  #handshake: Handshake | undefined;
  /** Number of the last key event. */
  #lastKey: number | undefined;
  #heartbeat: Heartbeat | undefined;
  #settings: KnownSettings = { lanes: 0, brightness: 0 };
  #welcome: Welcome | undefined;
  #port: string;
  #own: ReadonlySet<number> = new Set();
  #cancelOpening: () => void = () => {};
  #over = false;

  constructor(options: MugginsOptions = {}) {
    const link = new BoardLink();
    // Answers about capabilities carry no checksum, and a damaged one makes firmata-io throw: we know our pins.
    const table = { pins: [], analogPins: [] };
    const transport = new PlainTransport(link);
    super(transport, { skipCapabilities: true, ...table });
    // Our handshake asks sooner.
    clearTimeout(this.reportVersionTimeoutId);
    this.name = 'Muggins';
    const {
      lanes = 2,
      clock = systemClock,
      sequence = 1 + Math.floor(Math.random() * LAST_SEQUENCE),
    } = options;
    this.lanes = lanes;
    this.clock = clock;
    this.#options = options;
    this.#sequence = sequence;
    this.#link = link;
    this.#firmata = transport;
    this.#table = table;
    const { port, open = portSource(port ?? 'USB', async (last) => sourceOf(port)(last)) } = options;
    this.#port = open.name;
    this.#delivery = new Delivery({
      send: (message) => link.send(message),
      clock,
      first: (sequence % LAST_SEQUENCE) + 1,
      refused: (order, error) => this.#refused(order, error),
      restarted: () => this.#restarted(),
    });
    link.on('message', (message) => this.#receive(message));
    link.on('plain', (message) => this.isReady && transport.emit('data', message));
    link.on('close', (error) => this.#end(this.#closed(error)));
    this.#openPort(open);
  }

  /** Where the board is. */
  get port(): string {
    return this.#port;
  }

  /** What the board was like when it became ready; undefined until then. */
  get welcome(): Welcome | undefined {
    return this.#welcome;
  }

  get traffic(): Traffic {
    return this.#link.traffic;
  }

  /** Number with which the next IO on the same port should begin. */
  get nextSequence(): number {
    return this.#delivery.next;
  }

  /** Delivers a message to the board; a newer one for the same slot overtakes it. */
  send(order: Order, done?: Done): void {
    this.#delivery.send(order, done);
  }

  /** Delivers a message and resolves with the answer. @throws BoardError refused, or notConnected (rejects) */
  ask<O extends Order>(order: O): Promise<Reply<O>> {
    return this.#delivery.ask(order);
  }

  /** Changes settings of a ready board; only what differs is sent. */
  configure(settings: BoardSettings): void {
    for (const order of this.#settingOrders(settings)) this.send(order);
  }

  /** Takes entries that were left on the board. @throws BoardError notConnected (rejects) */
  async takeEntries(): Promise<Taken> {
    const { takeEntry, log = silentLog } = this.#options;
    return takeEntry ? takeEntries(this.#delivery, takeEntry, log) : { taken: 0, left: 0 };
  }

  /** Closes the port. Resolves when it is closed. The board keeps its pegs lit. */
  close(): Promise<void> {
    if (!this.#over) {
      this.#stop();
      if (this.isReady) this.emit('close');
    }
    return this.#link.close(this.clock);
  }

  /** The pin of a button, for Johnny-Five's own Button; undefined for keys of the keypad. */
  buttonPin(key: KeyId): number | undefined {
    const button = BUTTON_IDS.find((id) => id === key);
    return button && this.#welcome && buttonPin(this.#welcome.report.kind, button);
  }

  override pinMode(pin: number, mode: number): void {
    if (!this.#own.has(pin)) super.pinMode(pin, mode);
  }

  override digitalWrite(pin: number, value: number, enqueue?: boolean): void {
    if (!this.#own.has(pin)) super.digitalWrite(pin, value, enqueue);
  }

  override reportDigitalPin(pin: number, value: number): void {
    if (!this.#own.has(pin)) super.reportDigitalPin(pin, value);
  }

  #openPort(open: PortSource): void {
    this.#cancelOpening = this.clock.after(OPEN_TIMEOUT, () => {
      const reason = { code: 'slow', details: { seconds: OPEN_TIMEOUT / 1000 } } as const;
      this.#end(new BoardError('openFailed', { port: this.#port, reason }));
    });
    open(this.#options.last).then(
      (transport) => {
        this.#cancelOpening();
        if (this.#over) {
          abandon(transport);
          return;
        }
        this.#port = transport.path ?? this.#port;
        this.#link.attach(transport);
        this.#greet();
      },
      (error) => this.#end(isBoardError(error) ? error : openFailed(this.#port, error)),
    );
  }

  #greet(): void {
    const { timeout = TIMEOUT } = this.#options;
    this.#handshake = new Handshake({
      link: this.#link,
      clock: this.clock,
      port: this.#port,
      timeout,
      sequence: this.#sequence,
      done: (report, introduction) => this.#greeted(report, introduction),
      failed: (error) => this.#end(error),
    });
    this.#handshake.start();
  }

  #receive(message: BoardMessage): void {
    // A key event is repeated whether or not the board receives us: only answers prove that it does.
    if (message.type === 'key' || message.type === 'keysRefused') {
      this.#receiveKey(message);
      return;
    }
    this.#heartbeat?.received();
    if (message.type !== 'board') this.#delivery.receive(message);
    // Unasked, and not while we greet: the board has started again.
    else if (message.sequence === 0 && this.isReady) this.#restarted();
    else this.#handshake?.receive(message);
  }

  /** Until we are ready the board repeats its keys. */
  #receiveKey(message: KeyMessage): void {
    if (!this.isReady) return;
    this.#link.send({ type: 'keyAck', sequence: message.sequence });
    // The board sends the next only when the one before was acknowledged: this one's acknowledgement was lost.
    if (message.sequence === this.#lastKey) return;
    this.#lastKey = message.sequence;
    if (message.type === 'keysRefused') {
      this.emit('keysRefused', message.presses);
      return;
    }
    const stroke = strokeOf(message);
    if (!stroke || !this.#isWired(stroke.key)) return;
    this.emit('key', stroke);
    const pin = this.buttonPin(stroke.key);
    if (pin !== undefined) this.emit(`digital-read-${pin}`, stroke.action === 'press' ? this.LOW : this.HIGH);
  }

  /** False for the button of a lane that the board does not have. */
  #isWired(key: KeyId): boolean {
    const button = BUTTON_IDS.find((id) => id === key);
    return button === undefined || laneOfButton(button) < this.lanes;
  }

  #greeted(report: BoardReport, introduction: FirmataIntroduction): void {
    const { lanes, clock } = this;
    const { kind } = report;
    if (lanes > MOST_LANES[kind]) {
      this.#end(new BoardError('tooManyLanes', { port: this.#port, kind, lanes, most: MOST_LANES[kind] }));
      return;
    }
    this.#heartbeat = new Heartbeat({
      clock,
      ask: () => this.send({ type: 'ping' }),
      silent: () => this.#end(lost(this.#port, SILENCE)),
    });
    this.#settle(report).then(
      (welcome) => this.#begin(welcome, introduction),
      (error) => {
        if (isBoardError(error)) this.#end(error);
        else throw error;
      },
    );
  }

  /** Brings the settings to what is wanted, and takes entries, before the first view and key. */
  async #settle(report: BoardReport): Promise<Welcome> {
    this.#settings = { brightness: report.brightness, lanes: report.lanes };
    for (const order of this.#settingOrders(this.#options)) await this.ask(order);
    const { presses } = await this.ask({ type: 'readUnfinished' });
    const { lanes, brightness } = this.#settings;
    return { report: { ...report, lanes, brightness }, unfinished: presses, ...(await this.takeEntries()) };
  }

  #settingOrders(settings: BoardSettings): readonly Order[] {
    const has = this.#settings;
    const { brightness = has.brightness, colours = has.colours, debounce = has.debounce } = settings;
    this.#settings = { lanes: this.lanes, brightness, colours, debounce };
    return settingOrders(has, this.#settings);
  }

  /** firmata-io becomes ready when it reads the board's version and name. */
  #begin(welcome: Welcome, introduction: FirmataIntroduction): void {
    if (this.#over) return;
    const { kind } = welcome.report;
    this.#welcome = welcome;
    this.#own = ownPins(this.lanes, kind);
    this.#table.pins.push(...firmataPins(this.lanes, kind));
    this.#table.analogPins.push(...analogPins(kind));
    this.emit('connect');
    for (const message of introduction) this.#firmata.emit('data', message);
  }

  /** In the greeting a refusal ends the IO. */
  #refused(order: Order, error: BoardError): void {
    if (order.type === 'setup') this.#end(error);
    else if (this.isReady) this.emit('problem', error);
  }

  #restarted(): void {
    this.#end(new BoardError('restarted', { port: this.#port }));
  }

  /** A program that shares a board by TCP lets one in, and closes the connection of the next before a byte has come. */
  #closed(error?: Error): BoardError {
    const isShut = this.#port.startsWith('tcp:') && this.traffic.bytesIn === 0;
    return isShut ? new BoardError('busy', { port: this.#port, holders: [] }) : lost(this.#port, error);
  }

  /** Before it was ready that is an error, afterwards a loss. */
  #end(error: BoardError): void {
    if (this.#over) return;
    this.#stop();
    void this.#link.close(this.clock);
    if (!this.isReady) this.emit('error', error);
    else for (const event of ['disconnect', 'close'] as const) this.emit(event, error);
  }

  #stop(): void {
    this.#over = true;
    this.#cancelOpening();
    this.#handshake?.stop();
    this.#heartbeat?.stop();
    this.#delivery.stop(new BoardError('notConnected', { port: this.#port }));
  }
}

const SILENCE = { code: 'silent', details: { seconds: SILENT_BEATS } } as const;
