// One life of a board, from an open transport to its end. A new connection is a new session, built anew.
import type five from 'johnny-five';
import {
  type BoardMessage,
  type Cue,
  type DebounceMode,
  LAST_SEQUENCE,
  type LaneColours,
  type LaneCount,
  type LaneEnds,
} from '../../shared/protocol/index.ts';
import type { Reason } from '../../shared/words/index.ts';
import type { Clock } from '../system/clock.ts';
import type { Log } from '../system/log.ts';
import { systemReason } from '../system/reason.ts';
import { Delivery } from './delivery.ts';
import { BoardError } from './errors.ts';
import { Handshake } from './handshake.ts';
import { Heartbeat, SILENT_BEATS } from './heartbeat.ts';
import { BoardIo } from './io.ts';
import { type KeyEvent, KeyInbox, type KeyMessage, strokeOf } from './keys.ts';
import { BoardLink, type Traffic } from './link.ts';
import { type BoardParts, dismantle, makeBoard, makeParts, renewPins } from './parts.ts';
import { Questions, type Reply, refusal } from './questions.ts';
import type { BoardReport } from './report.ts';
import type { BoardView } from './scene.ts';
import type { Order } from './sender.ts';
import type { Transport } from './transport.ts';
import {
  coloursOrders,
  debounceOrder,
  knowsKeyTime,
  knowsLaps,
  knowsMarks,
  type Outcome,
  type TakeEntry,
  Welcome,
} from './welcome.ts';

/** Milliseconds to wait for a transport to close. */
const CLOSE_TIMEOUT = 1_000;

/** Milliseconds after which entries that are left on the board are asked for again. */
const TAKE_AGAIN = 5_000;

interface SessionOptions {
  /** Open; the session closes it. */
  readonly transport: Transport;
  /** For messages. */
  readonly port: string;
  readonly lanes: LaneCount;
  /** Brightness of a front peg, 1..127; left as the board has it if not given. */
  readonly brightness: number | undefined;
  readonly colours: LaneColours | undefined;
  readonly debounce: DebounceMode | undefined;
  readonly takeEntry: TakeEntry | undefined;
  readonly clock: Clock;
  readonly log: Log;
  /** Number of the first message, 1..127. */
  readonly sequence: number;
  readonly listener: SessionListener;
}

/** Told of nothing after `dispose`. */
export interface SessionListener {
  ready(report: BoardReport, outcome: Outcome): void;
  /** Of the entries that a ready board still had, so many were taken now, and so many are left. */
  taken(taken: number, left: number): void;
  key(event: KeyEvent): void;
  /** The board had no room for so many presses, or could not deliver them: they are missing from here on. */
  keysRefused(presses: number): void;
  shown(view: BoardView): void;
  /** The board refused a message. */
  problem(error: BoardError): void;
  /** It is over, or never began. Dispose of the session. */
  end(error: BoardError): void;
}

export class Session {
  readonly #options: SessionOptions;
  readonly #link: BoardLink;
  readonly #delivery: Delivery;
  readonly #io: BoardIo;
  readonly #board: five.Board;
  readonly #handshake: Handshake;
  readonly #questions: Questions;
  readonly #inbox = new KeyInbox();
  #heartbeat: Heartbeat | undefined;
  #parts: BoardParts | undefined;
  #over = false;
  #cancelTaking: () => void = () => {};

  constructor(options: SessionOptions) {
    this.#options = options;
    const { transport, clock, lanes, port, sequence } = options;
    this.#link = new BoardLink(transport);
    const first = (sequence % LAST_SEQUENCE) + 1;
    this.#delivery = new Delivery({ send: (message) => this.#link.send(message), clock, first });
    this.#questions = new Questions(this.#delivery);
    this.#io = new BoardIo({ transport: this.#link.plain, delivery: this.#delivery, lanes });
    this.#board = makeBoard(this.#io, (error) => this.#lose(systemReason(error)));
    this.#listen();
    this.#handshake = new Handshake({
      link: this.#link,
      io: this.#io,
      clock,
      port,
      lanes,
      sequence,
      done: (report) => this.#greeted(report),
      failed: (error) => this.#finish(error),
    });
  }

  /** Begins to talk. */
  start(): void {
    this.#handshake.start();
  }

  /** Number that the next session should begin with. */
  get nextSequence(): number {
    return this.#delivery.next;
  }

  get traffic(): Traffic {
    return this.#link.traffic;
  }

  /** Only after `ready`. */
  show(view: BoardView): void {
    this.#parts?.scene.show(view);
  }

  /** Only after `ready`. */
  cue({ effect, lane = null, tones = [] }: Cue): void {
    if (effect) this.#parts?.effects.play(effect, lane);
    if (tones.length > 0) this.#parts?.tone.playAll(tones);
  }

  /** Only after `ready`. */
  dim(brightness: number): void {
    this.#delivery.want({ type: 'setup', lanes: this.#options.lanes, brightness });
  }

  /** Only after `ready`. */
  paint(colours: LaneColours): void {
    for (const order of coloursOrders(colours, this.#options.lanes)) this.#delivery.want(order);
  }

  /** Only after `ready`. */
  turn(ends: LaneEnds): void {
    this.#parts?.scene.marks.turn(ends);
  }

  /** Only after `ready`, and where the firmware knows it. */
  debounce(mode: DebounceMode): void {
    this.#delivery.want(debounceOrder(mode));
  }

  /** Delivers an order and waits for its outcome; see Questions. */
  ask<O extends Order>(order: O): Promise<Reply<O>> {
    return this.#questions.ask(order);
  }

  /** Takes everything down; the listener is told of nothing from now on. Resolves when the transport is closed. */
  async dispose(): Promise<void> {
    this.#over = true;
    this.#handshake.stop();
    this.#heartbeat?.stop();
    this.#cancelTaking();
    this.#delivery.stop();
    dismantle(this.#board, this.#io, this.#parts);
    this.#link.dispose();
    this.#questions.fail(new BoardError('notConnected', { port: this.#options.port }));
    if (!this.#link.closed) await this.#closeTransport();
  }

  #listen(): void {
    this.#link.on('message', (message) => this.#take(message));
    this.#link.on('close', (error) =>
      this.#lose(error ? systemReason(error) : { code: 'closed', details: {} }),
    );
    this.#delivery.on('stranger', () => this.#restarted());
    this.#delivery.on('refused', (order, status) => {
      const error = refusal(order, status);
      if (order.type === 'setup') this.#finish(error);
      else if (!this.#over) this.#options.listener.problem(error);
    });
  }

  #take(message: BoardMessage): void {
    // A key event is repeated whether or not the board hears us: only answers prove that it does.
    if (message.type === 'key' || message.type === 'keysRefused') {
      this.#key(message);
      return;
    }
    this.#heartbeat?.hear();
    if (message.type !== 'board') this.#delivery.take(message);
    // Unasked, and not while we greet: the board has started again.
    else if (message.sequence === 0 && this.#parts) this.#restarted();
    else this.#handshake.take(message);
  }

  // Until we are ready the board repeats them.
  #key(message: KeyMessage): void {
    if (!this.#parts) return;
    this.#link.send({ type: 'keyAck', sequence: message.sequence });
    if (!this.#inbox.isNew(message)) return;
    if (message.type === 'keysRefused') {
      this.#options.listener.keysRefused(message.presses);
      return;
    }
    const stroke = strokeOf(message);
    if (stroke) this.#io.stroke(stroke);
  }

  #greeted(report: BoardReport): void {
    const { takeEntry, clock, log, ...settings } = this.#options;
    this.#heartbeat = new Heartbeat({
      clock,
      ask: () => this.#delivery.want({ type: 'ping' }),
      silent: () => this.#lose({ code: 'silent', details: { seconds: SILENT_BEATS } }),
    });
    const delivery = this.#delivery;
    const done = (settled: BoardReport, outcome: Outcome): void => this.#begin(settled, outcome);
    new Welcome({ ...settings, delivery, report, takeEntry, log, done }).start();
  }

  #begin(report: BoardReport, outcome: Outcome): void {
    if (this.#over) return;
    const { lanes, clock, listener } = this.#options;
    this.#io.adopt(report.kind, knowsKeyTime(report));
    renewPins(this.#board);
    const shown = { lanes, laps: knowsLaps(report), marks: knowsMarks(report) };
    const parts = makeParts({ board: this.#board, clock, ...shown });
    this.#parts = parts;
    parts.scene.on('shown', (view) => listener.shown(view));
    for (const part of [parts.keypad, parts.buttons]) {
      for (const action of ['press', 'release', 'hold'])
        part.on(action, (event: KeyEvent) => listener.key(event));
    }
    listener.ready(report, outcome);
    if (outcome.left > 0) this.#takeLater(report);
  }

  /** A disk that refused the board's entries may have room again. */
  #takeLater(report: BoardReport): void {
    const { clock, lanes, takeEntry, log, listener } = this.#options;
    const done = (_: BoardReport, { taken, left }: Outcome): void => {
      if (this.#over) return;
      if (taken > 0) listener.taken(taken, left);
      if (left > 0) this.#takeLater(report);
    };
    const settled = { lanes, brightness: report.brightness, colours: undefined, debounce: undefined };
    const asked = { delivery: this.#delivery, report, ...settled, takeEntry, log, done };
    this.#cancelTaking = clock.after(TAKE_AGAIN, () => new Welcome(asked).start());
  }

  #restarted(): void {
    this.#finish(new BoardError('restarted', { port: this.#options.port }));
  }

  #lose(reason: Reason): void {
    this.#finish(new BoardError('lost', { port: this.#options.port, reason }));
  }

  #finish(error: BoardError): void {
    if (this.#over) return;
    this.#over = true;
    this.#options.listener.end(error);
  }

  #closeTransport(): Promise<void> {
    const { transport, clock } = this.#options;
    return new Promise((resolve) => {
      const cancel = clock.after(CLOSE_TIMEOUT, resolve);
      transport.once('close', () => {
        cancel();
        resolve();
      });
      transport.close();
    });
  }
}
