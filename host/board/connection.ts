// The board as the rest of the program knows it: always wanted, sometimes there. It opens the port, greets, shows
// the newest view, and when the board is lost builds everything anew.
import { EventEmitter } from 'node:events';
import {
  type Cue,
  type DebounceMode,
  LAST_SEQUENCE,
  type LaneColours,
  type LaneCount,
  type LaneEnds,
} from '../../shared/protocol/index.ts';
import { type Clock, systemClock } from '../system/clock.ts';
import { type Log, silentLog } from '../system/log.ts';
import type { Counters } from './delivery.ts';
import { BoardError, isBoardError, openFailed } from './errors.ts';
import { type BoardHealth, boardHealth } from './health.ts';
import { type KeyEvent, OTHERS_LOST, unfinishedAfter } from './keys.ts';
import type { Traffic } from './link.ts';
import type { BoardReport } from './report.ts';
import { type BoardView, checkCue, checkView } from './scene.ts';
import { Session, type SessionListener } from './session.ts';
import type { PortSource, Transport } from './transport.ts';
import { isOutdated, knowsDebounce, knowsEntries, type TakeEntry } from './welcome.ts';

/** Milliseconds between attempts to connect: the first three, then always the last. */
const RETRY_DELAYS = [250, 500, 1_000, 2_000] as const;
/** Milliseconds until a port that neither opens nor fails is given up. */
const OPEN_TIMEOUT = 10_000;

interface ConnectionOptions {
  readonly open: PortSource;
  /** Lanes that the table wants; the board is set up for them. */
  readonly lanes: LaneCount;
  /** Brightness of a front peg, 1..127; left as the board has it if not given. */
  readonly brightness?: number;
  /** Colours of lanes 1 to 4; left as the board has them if not given. */
  readonly colours?: LaneColours;
  /** When a contact counts; left as the board has it if not given. */
  readonly debounce?: DebounceMode;
  /** Where the lanes begin; `same` if not given. */
  readonly ends?: LaneEnds;
  readonly clock?: Clock;
  readonly log?: Log;
  /** Number of the first message, 1..127; by chance if not given, so that it differs from the last run's. */
  readonly firstSequence?: number;
}

/** What a board is set to while it is greeted. */
interface Given {
  readonly colours: LaneColours | undefined;
  readonly debounce: DebounceMode | undefined;
}

export interface ConnectionStatus {
  /** `connecting` until the board was there once; `lost` while it is sought again. */
  readonly state: 'connecting' | 'ready' | 'lost' | 'closed';
  readonly port: string;
  /** Who the board is; only while `ready`. */
  readonly board?: BoardReport;
  /** Why it is not ready. */
  readonly error?: BoardError;
}

interface ConnectionEvents {
  status: [status: ConnectionStatus];
  /** A checked key event, in the order of the board. `hold` comes once, after two seconds. */
  key: [event: KeyEvent];
  /** So many presses are missing between the key before and the key after, so what was being keyed is void. */
  keysRefused: [presses: number];
  /** The board has acknowledged all of a view: the object that was given to `show`. */
  shown: [view: BoardView];
  /** The board had been pegging by itself: entries that were taken, and those that it still has. */
  takenOver: [taken: number, left: number];
  /** The board is ready, and its firmware is older than this program: what has come since is left out. */
  outdated: [board: BoardReport];
  /** The board refused a message. */
  problem: [error: BoardError];
}

export class Connection extends EventEmitter<ConnectionEvents> {
  readonly #options: ConnectionOptions;
  readonly #clock: Clock;
  readonly #log: Log;
  #current: ConnectionStatus;
  #session: Session | undefined;
  #view: BoardView | undefined;
  #last: BoardError | undefined;
  #failures = 0;
  #sequence: number;
  #lanes: LaneCount;
  #brightness: number | undefined;
  #colours: LaneColours | undefined;
  #debounce: DebounceMode | undefined;
  #ends: LaneEnds;
  #takeEntry: TakeEntry | undefined;
  #started = false;
  /** Presses of the entry that is being keyed. */
  #unfinished = 0;
  /** Calls off the timer of the attempt that is under way or comes next. */
  #cancelTimer: () => void = () => {};
  #ending: Promise<void> = Promise.resolve();

  constructor(options: ConnectionOptions) {
    super();
    this.#options = options;
    this.#lanes = options.lanes;
    this.#brightness = options.brightness;
    this.#colours = options.colours;
    this.#debounce = options.debounce;
    this.#ends = options.ends ?? 'same';
    this.#clock = options.clock ?? systemClock;
    this.#log = options.log ?? silentLog;
    this.#sequence = options.firstSequence ?? 1 + Math.floor(Math.random() * LAST_SEQUENCE);
    this.#current = { state: 'connecting', port: options.open.name };
  }

  get status(): ConnectionStatus {
    return this.#current;
  }

  /** What has gone over the line since this board was opened; undefined without one. */
  get traffic(): Traffic | undefined {
    return this.#session?.traffic;
  }

  /**
   * Begins to connect, and keeps connected until `close`. `takeEntry` keeps what was keyed on the board while no host was
   * there, entry by entry, before the first view is shown. It is called again with an entry that it has kept if the board was
   * not told in time. Entries stay on the board if it is not given. `lanes` are those from now on, if the board was asked since.
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
    if (this.#current.state === 'ready') this.#session?.show(view);
  }

  /**
   * Plays an effect and tones once. Nothing is played later if no board is there.
   * @throws RangeError if a figure is out of range
   */
  cue(cue: Cue): void {
    checkCue(cue, this.#lanes);
    if (this.#current.state === 'ready') this.#session?.cue(cue);
  }

  /** Changes the brightness of the pegs, 1..127, at once or when the board is there; the board keeps it. */
  dim(brightness: number): void {
    if (brightness === this.#brightness) return;
    this.#brightness = brightness;
    if (this.#current.state === 'ready') this.#session?.dim(brightness);
  }

  /** Changes the colours of the lanes, at once or when the board is there; the board keeps them. Older firmware has none to change. */
  paint(colours: LaneColours): void {
    if (`${colours}` === `${this.#colours}`) return;
    this.#colours = colours;
    const { state, board } = this.#current;
    if (state === 'ready' && board && knowsEntries(board)) this.#session?.paint(colours);
  }

  /** Changes where the lanes begin, at once or when the board is there; the board keeps it. */
  turn(ends: LaneEnds): void {
    this.#ends = ends;
    if (this.#current.state === 'ready') this.#session?.turn(ends);
  }

  /** Changes when a contact counts, at once or when the board is there; the board keeps it. Older firmware knows one way only. */
  debounce(mode: DebounceMode): void {
    if (mode === this.#debounce) return;
    this.#debounce = mode;
    const { state, board } = this.#current;
    if (state === 'ready' && board && knowsDebounce(board)) this.#session?.debounce(mode);
  }

  /**
   * What went wrong on the board since it started.
   * @throws BoardError notConnected (rejects) if there is no board, or none any more
   */
  async counters(): Promise<Counters> {
    return this.#ready().ask({ type: 'readCounters' });
  }

  /**
   * How the board's parts are.
   * @throws BoardError notConnected (rejects) as `counters`; refused if its firmware is older than contract 1.1
   */
  async health(): Promise<BoardHealth> {
    return boardHealth(await this.#ready().ask({ type: 'readHealth' }));
  }

  /**
   * Starts or ends the self-test: the board walks its pixels in each colour, and echoes keys on display and buzzer. Keys
   * are told as `key` as well. Resolves when the board has obeyed. Afterwards show a view again.
   * @throws BoardError as `health`
   */
  async selfTest(on: boolean): Promise<void> {
    await this.#ready().ask({ type: 'selfTest', on: on ? 1 : 0 });
  }

  /** Ends the connection for good. Resolves when the port is closed. */
  async close(): Promise<void> {
    this.#cancelTimer();
    this.#setStatus({ state: 'closed', port: this.#current.port });
    this.#drop();
    await this.#ending;
  }

  #ready(): Session {
    const session = this.#session;
    if (session && this.#current.state === 'ready') return session;
    throw new BoardError('notConnected', { port: this.#current.port });
  }

  get #closed(): boolean {
    return this.#current.state === 'closed';
  }

  async #attempt(): Promise<void> {
    // A serial port is locked until it is closed.
    await this.#ending;
    if (this.#closed) return;
    try {
      const transport = await this.#open();
      if (this.#closed) abandon(transport);
      else this.#begin(transport);
    } catch (error) {
      this.#ended(asBoardError(error, this.#options.open.name));
    }
  }

  /** Opens the port in good time; one that opens late is closed again. */
  #open(): Promise<Transport> {
    const { open } = this.#options;
    return new Promise((resolve, reject) => {
      let late = false;
      const cancel = this.#clock.after(OPEN_TIMEOUT, () => {
        late = true;
        const reason = { code: 'slow', details: { seconds: OPEN_TIMEOUT / 1000 } } as const;
        reject(new BoardError('openFailed', { port: open.name, reason }));
      });
      this.#cancelTimer = cancel;
      open(this.#last).then(
        (transport) => {
          cancel();
          if (late) abandon(transport);
          else resolve(transport);
        },
        (error) => {
          cancel();
          reject(error);
        },
      );
    });
  }

  #begin(transport: Transport): void {
    const { open } = this.#options;
    const lanes = this.#lanes;
    const [clock, log, sequence] = [this.#clock, this.#log, this.#sequence];
    const settings = { brightness: this.#brightness, colours: this.#colours, debounce: this.#debounce };
    const port = transport.path ?? open.name;
    const began = clock.now();
    const listener: SessionListener = {
      ready: (report, { taken, left, unfinished }) => {
        log.info({ port, report, milliseconds: Math.round(clock.now() - began) }, 'board ready');
        this.#greeted(port, report);
        this.#compare(port, unfinished);
        if (taken > 0 || left > 0) this.emit('takenOver', taken, left);
        this.#bringUp(report, settings);
      },
      taken: (taken, left) => this.emit('takenOver', taken, left),
      key: (event) => {
        if (event.action === 'press') this.#unfinished = unfinishedAfter(this.#unfinished, event.key);
        this.emit('key', event);
      },
      keysRefused: (presses) => this.#lost(port, presses, 0),
      shown: (view) => this.emit('shown', view),
      problem: (error) => {
        log.error({ port, ...error.details }, error.message);
        this.emit('problem', error);
      },
      end: (error) => this.#ended(error),
    };
    const wanted = { ...settings, lanes, takeEntry: this.#takeEntry };
    this.#session = new Session({ transport, port, ...wanted, clock, log, sequence, listener });
    this.#session.start();
  }

  /** Another host may have taken the beginning of the entry, or a board that lost its power may have forgotten it. */
  #compare(port: string, told: number | undefined): void {
    const missing = told === undefined || told === OTHERS_LOST ? 0 : Math.abs(told - this.#unfinished);
    if (told !== undefined && missing > 0) this.#lost(port, missing, told);
  }

  /** @param unfinished presses that the entry has from now on, as the board counts them */
  #lost(port: string, presses: number, unfinished: number): void {
    this.#unfinished = unfinished;
    this.#log.warn({ port, presses }, 'key presses were lost: what was being keyed is void');
    this.emit('keysRefused', presses);
  }

  #greeted(port: string, report: BoardReport): void {
    this.#failures = 0;
    this.#setStatus({ state: 'ready', port, board: report });
    if (isOutdated(report)) {
      const { contract } = report;
      this.#log.warn({ port, contract }, 'the firmware is older than this program: muggins flash');
      this.emit('outdated', report);
    }
  }

  /** Shows the newest view. @param given what the board was set to in the greeting */
  #bringUp(report: BoardReport, given: Given): void {
    this.#session?.turn(this.#ends);
    if (this.#view) this.#session?.show(this.#view);
    // Settings may have been changed while the board was greeted.
    const [brightness, colours] = [this.#brightness, this.#colours];
    if (brightness !== undefined && brightness !== report.brightness) this.#session?.dim(brightness);
    if (colours !== undefined && colours !== given.colours && knowsEntries(report))
      this.#session?.paint(colours);
    const mode = this.#debounce;
    if (mode !== undefined && mode !== given.debounce && knowsDebounce(report)) this.#session?.debounce(mode);
  }

  /** An attempt or a connection is over: says so, and tries again in a while. */
  #ended(error: BoardError): void {
    if (this.#closed) return;
    const { state } = this.#current;
    const port = this.#session ? this.#current.port : this.#options.open.name;
    this.#log.warn({ port, code: error.code, traffic: this.#session?.traffic }, error.message);
    this.#drop();
    this.#last = error;
    const delay = RETRY_DELAYS[Math.min(this.#failures, RETRY_DELAYS.length - 1)] ?? 0;
    this.#failures++;
    this.#cancelTimer = this.#clock.after(delay, () => void this.#attempt());
    this.#setStatus({ state: state === 'connecting' ? 'connecting' : 'lost', port, error });
  }

  #drop(): void {
    const session = this.#session;
    if (!session) return;
    this.#session = undefined;
    this.#sequence = session.nextSequence;
    this.#ending = session.dispose();
  }

  #setStatus(status: ConnectionStatus): void {
    const before = this.#current;
    if (before.state === 'closed') return;
    this.#current = status;
    if (!same(before, status)) this.emit('status', status);
  }
}

/** Repeated failures for the same reason are told once. */
const same = (a: ConnectionStatus, b: ConnectionStatus): boolean =>
  a.state === b.state && a.port === b.port && a.error?.message === b.error?.message;

function abandon(transport: Transport): void {
  transport.on('error', () => {});
  transport.close();
}

const asBoardError = (error: unknown, port: string): BoardError =>
  isBoardError(error) ? error : openFailed(port, error);
