// A whole table in one process, under one clock and one seed: host, wire, board, disk, players, phones, and everything that befalls them.
import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { SimulatedBoard } from './board.ts';
import { Disk } from './disk.ts';
import { Schedule } from './faults.ts';
import { Hosts, type Mistake, type SimulatedHost } from './host.ts';
import { Inspector } from './inspector.ts';
import { Laws } from './laws.ts';
import { Phone } from './phones.ts';
import { Players } from './players.ts';
import { Random } from './random.ts';
import { takeGlobals, WorldTime } from './time.ts';

const MINUTE = 60_000;
/** Milliseconds that the board runs at once, at most. */
const SLICE = 0.5;
/** Events that follow something asynchronous, each with time for promises and ticks. */
const STIR = 24;

interface WorldOptions {
  readonly seed: number;
  readonly minutes: number;
  readonly progress?: (minute: number) => void;
  /** For tests that put a mistake in. */
  readonly mistake?: Mistake;
}

/** A law that was broken. */
interface Failure {
  readonly law: string;
  readonly how: string;
  /** Lines of the trace by then, and virtual milliseconds. */
  readonly step: number;
  readonly time: number;
}

/** What came of a simulated world. */
export type WorldOutcome = Awaited<ReturnType<World['run']>>;

export class World {
  readonly time = new WorldTime();
  readonly laws: Laws;
  readonly disk: Disk;
  readonly board: SimulatedBoard;
  readonly hosts: Hosts;
  readonly players: Players;
  readonly phones: readonly Phone[];
  readonly schedule: Schedule;
  readonly #options: WorldOptions;
  readonly #trace = new Trace();
  readonly #inspector: Inspector;
  #failure: Failure | undefined;
  #disturbed = 0;
  #stir = STIR;
  #ids = 0;

  constructor(options: WorldOptions) {
    this.#options = options;
    this.laws = new Laws(this);
    this.disk = new Disk(this);
    this.board = new SimulatedBoard(this, options.seed);
    this.hosts = new Hosts(this, options.mistake);
    this.players = new Players(this);
    this.phones = [0, 1].map((seat) => new Phone(seat, this));
    this.schedule = new Schedule(this);
    this.#inspector = new Inspector(this);
  }

  /** The process of the host that runs, if one does. */
  get host(): SimulatedHost | undefined {
    return this.hosts.now;
  }

  /** Since when nothing has disturbed the table; infinity while something does. */
  get quietSince(): number {
    const quiet = this.schedule.calm && this.host?.connection.status.state === 'ready';
    return quiet ? this.#disturbed : Number.POSITIVE_INFINITY;
  }

  /** Another number each time, for the damage of a wire. */
  get fresh(): number {
    return this.#options.seed + this.#trace.count;
  }

  random(part: string): Random {
    return new Random(this.#options.seed, part);
  }

  readonly newId = (): string => `id-${++this.#ids}`;
  readonly trace = (line: string): void => this.#trace.add(this.time.now(), line);

  /** Something asynchronous has begun. */
  readonly stir = (): void => {
    this.#stir = STIR;
  };

  /** The table is disturbed for so many milliseconds. */
  readonly disturb = (milliseconds = 0): void => {
    this.#disturbed = Math.max(this.#disturbed, this.time.now() + milliseconds);
  };

  /** A law is broken. */
  readonly broken = (law: string, how: string): void => {
    this.trace(`BROKEN ${law}: ${how}`);
    this.#failure ??= { law, how, step: this.#trace.count, time: this.time.now() };
  };

  /** Lets so many minutes pass, or as many as it takes to a failure. */
  async run() {
    const { minutes, progress } = this.#options;
    const clock = () => this.host?.time ?? this.time;
    const giveBack = takeGlobals(this.time, clock, this.random('globals'));
    try {
      this.hosts.open();
      for (let minute = 0; minute < minutes && this.#failure === undefined; minute++) {
        await this.#runTo(Math.min(minute + 1, minutes) * MINUTE);
        progress?.(minute + 1);
      }
      await this.#finish();
      return this.#outcome();
    } finally {
      this.host?.die();
      await setImmediate();
      this.disk.remove();
      giveBack();
    }
  }

  async #runTo(end: number): Promise<void> {
    const time = this.time;
    const board = this.board;
    while (this.#failure === undefined && time.next <= end) {
      if (time.now() + SLICE < time.next) {
        time.reach(time.now() + SLICE);
        board.runTo(time.now());
      } else {
        board.runTo(time.next);
        const result = time.step();
        if (result instanceof Promise) {
          await result;
          this.#stir = STIR;
        }
      }
      if (this.#stir > 0) {
        this.#stir--;
        await setImmediate();
      }
    }
    time.reach(Math.min(end, time.next));
  }

  /** In calm at last, everything that was ever acknowledged is read once more. */
  async #finish(): Promise<void> {
    const inspected = this.#inspector.count;
    this.#inspector.inspect();
    while (this.#inspector.count === inspected && this.#failure === undefined)
      await this.#runTo(this.time.now() + 500);
    this.hosts.close();
    if (this.#failure === undefined) this.laws.reopened(this.disk.open(), true);
  }

  #outcome() {
    const trace = this.#trace;
    const requests: Record<string, number> = {};
    for (const { counts } of this.phones)
      for (const [name, count] of Object.entries(counts)) requests[name] = (requests[name] ?? 0) + count;
    return {
      seed: this.#options.seed,
      minutes: this.time.now() / MINUTE,
      failure: this.#failure,
      faults: this.schedule.counts,
      hits: { ...this.board.machine.counts.faults },
      judged: this.laws.judged,
      requests,
      inspections: this.#inspector.count,
      entries: this.laws.oracle.length,
      steps: trace.count,
      digest: trace.digest,
      last: this.#failure === undefined ? [] : trace.last,
    };
  }
}

/** Lines that are kept for the search for a failure. */
const KEPT = 200;

/** What happened, line by line: a digest of all of it, and the last lines. */
class Trace {
  /** Lines so far. */
  count = 0;
  /** The newest last. */
  readonly last: string[] = [];
  readonly #hash = createHash('sha256');

  /** One more line. @param time virtual milliseconds */
  add(time: number, line: string): void {
    const text = `${time.toFixed(3)} ${line}`;
    this.#hash.update(`${text}\n`);
    this.count++;
    this.last.push(text);
    if (this.last.length > KEPT) this.last.shift();
  }

  /** A digest of every line so far: the same for the same run. */
  get digest(): string {
    return this.#hash.copy().digest('hex');
  }
}
