// An IO for Johnny-Five: `new five.Board({ io: new MugginsIO() })` is a Muggins board in somebody else's sketch.
import { type BoardMessage, LAST_SEQUENCE, type LaneCount } from '../../../shared/protocol/index.ts';
import type { Reason } from '../../../shared/words/index.ts';
import { type Clock, systemClock } from '../../system/clock.ts';
import { silentLog } from '../../system/log.ts';
import { systemReason } from '../../system/reason.ts';
import { Delivery } from '../delivery.ts';
import { BoardError } from '../errors.ts';
import { closing } from '../greet.ts';
import { Handshake } from '../handshake.ts';
import { Heartbeat, SILENT_BEATS } from '../heartbeat.ts';
import { BoardIo } from '../io.ts';
import { KeyInbox, type KeyMessage, strokeOf } from '../keys.ts';
import { BoardLink } from '../link.ts';
import type { BoardReport } from '../report.ts';
import { sourceOf } from '../source.ts';
import type { PortSource } from '../transport.ts';
import { knowsKeyTime, knowsLaps, Welcome } from '../welcome.ts';
import { LateTransport } from './line.ts';

/** Milliseconds until a silent board is given up, as Johnny-Five has it. */
const PATIENCE = 10_000;

export interface MugginsOptions {
  /** `/dev/ttyACM0`, `COM3` or `tcp://host:port`; a board that is found by its USB ids unless given. */
  readonly port?: string;
  /** Lanes that the board is set up for: 2 to 4, or to 6 on a Mega; 2 unless given. */
  readonly lanes?: LaneCount;
  /** Brightness of a front peg, 1 to 127; as the board has it unless given. */
  readonly brightness?: number;
  /** Milliseconds until a silent board is given up; 10,000 unless given. */
  readonly timeout?: number;
  /** Opens the port in another way, such as that of an emulated board. */
  readonly open?: PortSource;
  readonly clock?: Clock;
}

/** What is emitted where Firmata says `ready`. */
const NAMED = 'named';

/** What speaks with the board, made before there is a port. */
function partsOf({ lanes = 2, clock = systemClock }: MugginsOptions) {
  const line = new LateTransport();
  const link = new BoardLink(line);
  // By chance, so that the numbers differ from those of the last run.
  const sequence = 1 + Math.floor(Math.random() * LAST_SEQUENCE);
  const first = (sequence % LAST_SEQUENCE) + 1;
  const delivery = new Delivery({ send: (message) => link.send(message), clock, first });
  return { line, link, delivery, sequence, lanes, clock };
}

/**
 * Emits `connect` and `ready`, as Johnny-Five expects of an IO, when the board was greeted and set up; `error` (BoardError) if there
 * is no board, or none of ours; `disconnect` and `close` (BoardError) when it is lost. A board that was lost needs a new IO.
 */
export class MugginsIO extends BoardIo {
  readonly #parts: ReturnType<typeof partsOf>;
  readonly #options: MugginsOptions;
  readonly #handshake: Handshake;
  readonly #inbox = new KeyInbox();
  #heartbeat: Heartbeat | undefined;
  #report: BoardReport | undefined;
  #over = false;

  constructor(options: MugginsOptions = {}) {
    const parts = partsOf(options);
    super({ transport: parts.link.plain, delivery: parts.delivery, lanes: parts.lanes });
    Object.assign(this, { name: 'Muggins' });
    this.#parts = parts;
    this.#options = options;
    const { link, delivery, sequence, clock } = parts;
    this.#handshake = new Handshake({
      link,
      io: this,
      clock,
      port: options.port ?? 'USB',
      lanes: parts.lanes,
      sequence,
      patience: options.timeout ?? PATIENCE,
      done: (report) => this.#greeted(report),
      failed: (error) => this.#end(error),
    });
    link.on('message', (message) => this.#take(message));
    link.on('close', (error) => this.#lose(error ? systemReason(error) : { code: 'closed', details: {} }));
    delivery.on('stranger', () => this.#end(new BoardError('restarted', { port: this.port })));
    void this.#open(options.open ?? sourceOf(options.port));
  }

  /** Where the board is. */
  get port(): string {
    return this.#options.port ?? 'USB';
  }

  /** Lanes that the board is set up for. */
  get lanes(): LaneCount {
    return this.#parts.lanes;
  }

  /** Whether the board can light a rear peg before its front peg, as in the second lap of a long game. */
  get laps(): boolean {
    return this.#report !== undefined && knowsLaps(this.#report);
  }

  get clock(): Clock {
    return this.#parts.clock;
  }

  /** Firmata is ready when it knows the name of the firmware; this board when it was greeted and set up. */
  override emit(event: string | symbol, ...given: readonly unknown[]): boolean {
    return super.emit(event === 'ready' && this.#report === undefined ? NAMED : event, ...given);
  }

  override whenNamed(heard: () => void): void {
    this.once(NAMED, heard);
  }

  /** Closes the port. Resolves when it is closed. The board keeps its pegs lit. */
  async close(): Promise<void> {
    this.#stop();
    await closing(this.#parts.line, this.#parts.clock);
  }

  async #open(open: PortSource): Promise<void> {
    try {
      const transport = await open();
      this.#parts.line.attach(transport);
      if (this.#over) transport.close();
      else this.#handshake.start();
    } catch (error) {
      this.#end(error);
    }
  }

  #take(message: BoardMessage): void {
    if (message.type === 'key' || message.type === 'keysRefused') {
      this.#key(message);
      return;
    }
    this.#heartbeat?.hear();
    if (message.type !== 'board') this.#parts.delivery.take(message);
    else if (message.sequence === 0 && this.#report)
      this.#end(new BoardError('restarted', { port: this.port }));
    else this.#handshake.take(message);
  }

  /** Until the sketch is ready the board repeats its keys. */
  #key(message: KeyMessage): void {
    if (!this.#report) return;
    this.#parts.link.send({ type: 'keyAck', sequence: message.sequence });
    if (!this.#inbox.isNew(message) || message.type === 'keysRefused') return;
    const stroke = strokeOf(message);
    if (stroke) this.stroke(stroke);
  }

  #greeted(report: BoardReport): void {
    const { delivery, lanes, clock } = this.#parts;
    this.#heartbeat = new Heartbeat({
      clock,
      ask: () => delivery.want({ type: 'ping' }),
      silent: () => this.#lose({ code: 'silent', details: { seconds: SILENT_BEATS } }),
    });
    const { brightness } = this.#options;
    const settings = { brightness, colours: undefined, debounce: undefined, takeEntry: undefined };
    const done = (settled: BoardReport): void => this.#begin(settled);
    new Welcome({ ...settings, delivery, report, lanes, log: silentLog, done }).start();
  }

  #begin(report: BoardReport): void {
    if (this.#over) return;
    this.adopt(report.kind, knowsKeyTime(report));
    this.#report = report;
    this.emit('connect');
    this.emit('ready');
  }

  #lose(reason: Reason): void {
    this.#end(new BoardError('lost', { port: this.port, reason }));
  }

  /** It is over: before it was ready that is an error, afterwards a loss. */
  #end(error: unknown): void {
    if (this.#over) return;
    const wasReady = this.#report !== undefined;
    this.#stop();
    this.#parts.line.close();
    for (const event of wasReady ? ['disconnect', 'close'] : ['error']) this.emit(event, error);
  }

  #stop(): void {
    this.#over = true;
    this.#handshake.stop();
    this.#heartbeat?.stop();
    this.#parts.delivery.stop();
    this.#parts.link.dispose();
  }
}
