// The board as the rest of the program knows it: always wanted, sometimes there. It opens the port, shows the newest view, and
// builds everything anew when the board is lost.
import { EventEmitter } from 'node:events';
import five from 'johnny-five';
import { type Cue, LAST_SEQUENCE, type LaneCount, type LaneEnds } from '../../shared/protocol/index.ts';
import { type Clock, systemClock } from '../system/clock.ts';
import { type Log, silentLog } from '../system/log.ts';
import type { Counters } from './delivery.ts';
import { Display } from './display.ts';
import { Effects } from './effects.ts';
import type { TakeEntry, Taken } from './entries.ts';
import { BoardError } from './errors.ts';
import { GREET_TIMEOUT } from './handshake.ts';
import { MugginsIO } from './io.ts';
import { Keypad, type KeypadEvent } from './keypad.ts';
import { type KeyEvent, OTHERS_LOST, unfinishedAfter } from './keys.ts';
import type { Traffic } from './link.ts';
import { Pegs } from './pegs.ts';
import { type BoardHealth, type BoardReport, boardHealth } from './report.ts';
import type { BoardSettings } from './settings.ts';
import { Tone } from './tone.ts';
import type { PortSource } from './transport.ts';
import { type BoardView, checkCue, checkView } from './view.ts';

/** Milliseconds between attempts to connect: the first three, then always the last. */
const RETRY_DELAYS = [250, 500, 1_000, 2_000] as const;
/** Milliseconds after which entries that were left on the board are asked for again. */
const TAKE_AGAIN = 5_000;
/** Milliseconds after which a key counts as held. */
const HOLD_TIME = 2_000;

/** What the board keeps, and where its lanes begin. */
export interface ConnectionSettings extends BoardSettings {
  readonly ends?: LaneEnds | undefined;
}

interface ConnectionOptions extends ConnectionSettings {
  readonly open: PortSource;
  /** Lanes that the table wants; the board is set up for them. */
  readonly lanes: LaneCount;
  readonly clock?: Clock;
  readonly log?: Log;
  /** Number of the first message, 1..127; random if not given, so that it differs from the last run's. */
  readonly firstSequence?: number;
}

export interface ConnectionStatus {
  /** `connecting` until the board was there once; `lost` while it is sought again. */
  readonly state: 'connecting' | 'ready' | 'lost' | 'closed';
  readonly port: string;
  /** What the board is; only while `ready`. */
  readonly board?: BoardReport;
  /** Why it is not ready. */
  readonly error?: BoardError;
}

interface ConnectionEvents {
  status: [status: ConnectionStatus];
  /** A checked key event, in the order of the board. `hold` comes once, after two seconds. */
  key: [event: KeyEvent];
  /** So many presses are missing between the key before and the key after, so the open entry is void. */
  keysRefused: [presses: number];
  /** The board has acknowledged all of a view: the object that was given to `show`. */
  shown: [view: BoardView];
  /** Entries that the board kept while no host was there: how many were taken, and how many are left. */
  takenOver: [taken: number, left: number];
  /** The board refused a message. */
  problem: [error: BoardError];
}

/** One life of a board, and the components on it. */
interface Session {
  readonly io: MugginsIO;
  readonly board: five.Board;
  /** Once it is ready. */
  parts?: { readonly pegs: Pegs; readonly display: Display; readonly effects: Effects; readonly tone: Tone };
}

/** By type of a keypad's event. */
const ACTIONS = { down: 'press', hold: 'hold', up: 'release' } as const;

export class Connection extends EventEmitter<ConnectionEvents> {
  readonly #open: PortSource;
  readonly #clock: Clock;
  readonly #log: Log;
  #current: ConnectionStatus;
  #session: Session | undefined;
  #view: BoardView | undefined;
  /** The view that the board has not acknowledged. */
  #pending: BoardView | undefined;
  #last: BoardError | undefined;
  #failures = 0;
  #sequence: number;
  #lanes: LaneCount;
  #settings: ConnectionSettings;
  #takeEntry: TakeEntry | undefined;
  #started = false;
  /** Presses of the open entry. */
  #unfinished = 0;
  /** Cancels the next attempt, or the next try to take entries. */
  #cancelTimer: () => void = () => {};
  #ending: Promise<void> = Promise.resolve();

  constructor({ open, lanes, clock, log, firstSequence, ...settings }: ConnectionOptions) {
    super();
    this.#open = open;
    this.#lanes = lanes;
    this.#settings = settings;
    this.#clock = clock ?? systemClock;
    this.#log = log ?? silentLog;
    this.#sequence = firstSequence ?? 1 + Math.floor(Math.random() * LAST_SEQUENCE);
    this.#current = { state: 'connecting', port: open.name };
  }

  get status(): ConnectionStatus {
    return this.#current;
  }

  /** Bytes and frames since this board was opened; undefined without one. */
  get traffic(): Traffic | undefined {
    return this.#session?.io.traffic;
  }

  /**
   * Begins to connect, and keeps connected until `close`. `takeEntry` keeps what was keyed on the board while no host was
   * there, entry by entry, before the first view is shown. It is called again with an entry that it has kept if the board did
   * not learn that in time. Entries stay on the board if it is not given. `lanes` are those from now on.
   */
  start(takeEntry?: TakeEntry, lanes: LaneCount = this.#lanes): void {
    if (this.#started || this.#closed) return;
    this.#started = true;
    this.#lanes = lanes;
    this.#takeEntry = takeEntry;
    void this.#attempt();
  }

  /**
   * Shows a view from now on, at once or when the board is there. A later view overtakes what was not yet sent.
   * @throws RangeError if the view does not fit the board
   */
  show(view: BoardView): void {
    checkView(view, this.#lanes);
    this.#view = view;
    this.#showView();
  }

  /**
   * Plays an effect and tones once. Nothing is played later if no board is there.
   * @throws RangeError if a figure is out of range
   */
  cue(cue: Cue): void {
    checkCue(cue, this.#lanes);
    const { effect, lane = null, tones = [] } = cue;
    const parts = this.#session?.parts;
    if (effect) parts?.effects.play(effect, lane);
    if (tones.length > 0) parts?.tone.playAll(tones);
  }

  /** Changes settings, at once or when the board is there. */
  configure(settings: ConnectionSettings): void {
    this.#settings = { ...this.#settings, ...settings };
    const session = this.#session;
    if (!session?.parts) return;
    session.io.configure(this.#settings);
    if (this.#view) session.parts.pegs.mark({ laps: this.#view.laps, ends: this.#settings.ends });
  }

  /**
   * Counts of faults on the board since it started.
   * @throws BoardError notConnected (rejects) if there is no board, or none any more
   */
  async counters(): Promise<Counters> {
    return this.#ready().ask({ type: 'readCounters' });
  }

  /** How the board's parts are. @throws BoardError notConnected (rejects) as `counters` */
  async health(): Promise<BoardHealth> {
    return boardHealth(await this.#ready().ask({ type: 'readHealth' }));
  }

  /**
   * Starts or ends the self-test: the board walks its pixels in each colour, and echoes keys on display and buzzer. Keys are still
   * emitted. Resolves when the board has obeyed. Afterwards show a view again.
   * @throws BoardError as `health`
   */
  async selfTest(on: boolean): Promise<void> {
    await this.#ready().ask({ type: 'selfTest', on: on ? 1 : 0 });
  }

  /** Ends the connection for good. Resolves when the port is closed. */
  async close(): Promise<void> {
    this.#setStatus({ state: 'closed', port: this.#current.port });
    this.#drop();
    await this.#ending;
  }

  #ready(): MugginsIO {
    if (this.#session?.parts) return this.#session.io;
    throw new BoardError('notConnected', { port: this.#current.port });
  }

  get #closed(): boolean {
    return this.#current.state === 'closed';
  }

  async #attempt(): Promise<void> {
    // A serial port is locked until it is closed.
    await this.#ending;
    if (this.#closed) return;
    const [clock, log, lanes] = [this.#clock, this.#log, this.#lanes];
    const began = clock.now();
    const io = new MugginsIO({
      ...this.#settings,
      open: this.#open,
      last: this.#last,
      lanes,
      timeout: GREET_TIMEOUT,
      takeEntry: this.#takeEntry,
      clock,
      log,
      sequence: this.#sequence,
    });
    const board = new five.Board({ io, repl: false, debug: false, sigint: false });
    const session: Session = { io, board };
    this.#session = session;
    // Johnny-Five passes errors on. Without a listener they would end the process.
    board.on('error', () => {});
    io.on('error', (error) => this.#ended(session, error));
    io.on('close', (error) => error && this.#ended(session, error));
    io.on('ready', () => {
      log.info(
        { port: io.port, ...io.welcome, milliseconds: Math.round(clock.now() - began) },
        'board ready',
      );
      this.#begin(session);
    });
  }

  #begin(session: Session): void {
    const { io, board } = session;
    if (!io.welcome) return;
    const { report, unfinished, ...taken } = io.welcome;
    const { port } = io;
    io.on('keysRefused', (presses) => this.#lose(port, presses, 0));
    io.on('problem', (error) => {
      this.#log.error({ port, ...error.details }, error.message);
      this.emit('problem', error);
    });
    const [pegs, display] = [new Pegs({ board }), new Display({ board })];
    for (const part of [pegs, display]) part.on('shown', () => this.#checkShown());
    new Keypad({ board, holdtime: HOLD_TIME }).on('change', (event) => this.#key(event));
    session.parts = { pegs, display, effects: new Effects({ board }), tone: new Tone({ board }) };
    this.#failures = 0;
    this.#setStatus({ state: 'ready', port, board: report });
    this.#compare(port, unfinished);
    if (taken.left > 0 || taken.taken > 0) this.emit('takenOver', taken.taken, taken.left);
    if (taken.left > 0) this.#takeLater(session);
    io.configure(this.#settings);
    this.#showView();
  }

  #showView(): void {
    const view = this.#view;
    const parts = this.#session?.parts;
    if (!parts || !view) return;
    this.#pending = view;
    parts.pegs.set(view.pegs).indicate(view).mark({ laps: view.laps, ends: this.#settings.ends });
    parts.display.set(view.rows);
    this.#checkShown();
  }

  #checkShown(): void {
    const view = this.#pending;
    const parts = this.#session?.parts;
    if (!view || !parts?.pegs.settled || !parts.display.settled) return;
    this.#pending = undefined;
    this.emit('shown', view);
  }

  #key({ type, key, time }: KeypadEvent): void {
    if (type === 'down') this.#unfinished = unfinishedAfter(this.#unfinished, key);
    this.emit('key', { key, action: ACTIONS[type], time });
  }

  /** Another host may have taken the beginning of the entry, or a board that lost its power may have forgotten it. */
  #compare(port: string, reported: number): void {
    const missing = reported === OTHERS_LOST ? 0 : Math.abs(reported - this.#unfinished);
    if (missing > 0) this.#lose(port, missing, reported);
  }

  /** @param unfinished presses of the open entry from now on, as the board counts them */
  #lose(port: string, presses: number, unfinished: number): void {
    this.#unfinished = unfinished;
    this.#log.warn({ port, presses }, 'key presses were lost: the open entry is void');
    this.emit('keysRefused', presses);
  }

  /** A disk that refused the board's entries may have room again. */
  #takeLater(session: Session): void {
    const noted = ({ taken, left }: Taken): void => {
      if (taken > 0) this.emit('takenOver', taken, left);
      if (left > 0) this.#takeLater(session);
    };
    this.#cancelTimer = this.#clock.after(TAKE_AGAIN, () => {
      session.io.takeEntries().then(noted, () => {});
    });
  }

  /** An attempt or a connection is over: says so, and tries again in a while. */
  #ended(session: Session, error: BoardError): void {
    if (this.#session !== session) return;
    const { state } = this.#current;
    const { port, traffic } = session.io;
    this.#log.warn({ port, code: error.code, traffic }, error.message);
    this.#drop();
    this.#last = error;
    const delay = RETRY_DELAYS[Math.min(this.#failures, RETRY_DELAYS.length - 1)] ?? 0;
    this.#failures++;
    this.#cancelTimer = this.#clock.after(delay, () => void this.#attempt());
    this.#setStatus({ state: state === 'connecting' ? 'connecting' : 'lost', port, error });
  }

  #drop(): void {
    this.#cancelTimer();
    const session = this.#session;
    if (!session) return;
    this.#session = undefined;
    this.#pending = undefined;
    this.#sequence = session.io.nextSequence;
    this.#ending = session.io.close();
    dismantle(session);
  }

  #setStatus(status: ConnectionStatus): void {
    const before = this.#current;
    if (before.state === 'closed') return;
    this.#current = status;
    if (!same(before, status)) this.emit('status', status);
  }
}

/** Repeated failures for the same reason are reported once. */
const same = (a: ConnectionStatus, b: ConnectionStatus): boolean =>
  a.state === b.state && a.port === b.port && a.error?.message === b.error?.message;

/** Leaves no listener and no place in Johnny-Five's process-wide lists. */
function dismantle({ io, board }: Session): void {
  for (const emitter of [io, board] as readonly EventEmitter[]) {
    emitter.removeAllListeners();
    // Johnny-Five may report one failure twice.
    emitter.on('error', () => {});
  }
  const { cache } = five.Board;
  const at = cache.indexOf(board);
  if (at >= 0) cache.splice(at, 1);
  // A map from every board to how its pins are named; it is built again when asked for.
  five.Board.Pins.normalize.clear();
}
