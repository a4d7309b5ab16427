// A whole table in one process, under one clock and one seed: host, wire, board, disk, players, phones, and everything that befalls them.
import { setImmediate } from 'node:timers/promises';
import { ALONE } from '../ledger.ts';
import { type BoardEvents, SimulatedBoard } from './board.ts';
import { Disk, type DiskEvents } from './disk.ts';
import type { FaultName } from './faults.ts';
import { EPOCH, takeGlobals } from './globals.ts';
import { Hosts, type Mistake } from './hosts.ts';
import { Inspector } from './inspector.ts';
import { type Judged, Laws } from './laws.ts';
import { Phone } from './phones.ts';
import { Players } from './players.ts';
import { Random } from './random.ts';
import { Schedule } from './schedule.ts';
import { WorldTime } from './time.ts';
import { Trace } from './trace.ts';

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
export interface WorldOutcome {
  readonly seed: number;
  /** Minutes that passed. */
  readonly minutes: number;
  readonly failure: Failure | undefined;
  readonly faults: Readonly<Record<FaultName, number>>;
  /** Damaged bytes of the wire, by kind. */
  readonly hits: Readonly<Record<string, number>>;
  readonly judged: Readonly<Judged>;
  readonly requests: Readonly<Record<string, number>>;
  readonly inspections: number;
  readonly entries: number;
  readonly steps: number;
  /** Of the whole trace. */
  readonly digest: string;
  /** The last lines of the trace; empty where no law was broken. */
  readonly last: readonly string[];
}

export class World {
  readonly #options: WorldOptions;
  readonly #time = new WorldTime();
  readonly #trace = new Trace();
  readonly #board: SimulatedBoard;
  readonly #disk: Disk;
  readonly #laws: Laws;
  readonly #hosts: Hosts;
  readonly #phones: readonly Phone[];
  readonly #schedule: Schedule;
  readonly #inspector: Inspector;
  #failure: WorldOutcome['failure'];
  #disturbed = 0;
  #stir = STIR;

  constructor(options: WorldOptions) {
    this.#options = options;
    const { seed } = options;
    const time = this.#time;
    const random = (part: string): Random => new Random(seed, part);
    const trace = (line: string): void => this.#trace.add(time.now(), line);
    const broken = (law: string, how: string): void => this.#fail(law, how);
    const stir = (): void => {
      this.#stir = STIR;
    };
    const disturb = (milliseconds = 0): void => this.#disturb(milliseconds);
    const laws = new Laws({ time, broken, quietSince: () => this.#quietSince() });
    const board = new SimulatedBoard(this.#looks, seed);
    const disk = new Disk(random('disk'), this.#writes, () => EPOCH + Math.floor(time.now()));
    const parts = { time, disk, board, laws, trace, broken, stir, disturb };
    const hosts = new Hosts({ ...parts, mistake: options.mistake });
    const host = () => hosts.now;
    const players = new Players({ ...parts, random: random('players'), host });
    const { oracle } = laws;
    const phones = [0, 1].map(
      (seat) => new Phone(seat, { ...parts, random: random(`phone ${seat}`), host, oracle }),
    );
    const fresh = (): number => seed + this.#trace.count;
    const targets = { ...parts, hosts, phones, players, fresh, random: random('faults') };
    const schedule = new Schedule({ ...parts, targets });
    this.#inspector = new Inspector({ ...parts, schedule, players, phones, host });
    [this.#board, this.#disk, this.#laws, this.#hosts] = [board, disk, laws, hosts];
    [this.#phones, this.#schedule] = [phones, schedule];
  }

  /** Lets so many minutes pass, or as many as it takes to a failure. */
  async run(): Promise<WorldOutcome> {
    const { minutes, seed, progress } = this.#options;
    const clock = () => this.#hosts.now?.time ?? this.#time;
    const giveBack = takeGlobals(this.#time, clock, new Random(seed, 'globals'));
    try {
      this.#hosts.open();
      for (let minute = 0; minute < minutes && this.#failure === undefined; minute++) {
        await this.#runTo(Math.min(minute + 1, minutes) * MINUTE);
        progress?.(minute + 1);
      }
      await this.#finish();
      return this.#outcome();
    } finally {
      this.#hosts.now?.die();
      await setImmediate();
      this.#disk.remove();
      giveBack();
    }
  }

  async #runTo(end: number): Promise<void> {
    const time = this.#time;
    const board = this.#board;
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
      await this.#runTo(this.#time.now() + 500);
    this.#hosts.close();
    if (this.#failure === undefined) this.#laws.reopened(this.#disk.open(), true);
  }

  /** What somebody sees who looks at the board. */
  get #looks(): BoardEvents {
    return {
      latched: (pegs) => {
        const laws = this.#laws;
        if (pegs !== laws.ledger.shown) this.#trace.add(this.#time.now(), `lit ${pegs}`);
        laws.latched(
          pegs,
          this.#board.rows.some((row) => row.includes(ALONE)),
        );
      },
      covered: () => this.#disturb(),
      started: (isPowerOn) => {
        this.#trace.add(this.#time.now(), 'board starts');
        this.#disturb();
        this.#laws?.boardStarted(isPowerOn);
        this.#laws?.ledger.wake();
      },
      violated: (what) => this.#fail('signals', what),
    };
  }

  /** What becomes of writes. */
  get #writes(): DiskEvents {
    const trace = (line: string): void => this.#trace.add(this.#time.now(), line);
    return {
      kept: (entries) => {
        trace(`kept ${entries.map(({ sequence, event }) => `${sequence} ${event.type}`).join(', ')}`);
        this.#laws.kept(entries);
      },
      refused: (events) => {
        trace('refused by the disk');
        this.#laws.refused(events);
      },
      torn: (events) => {
        trace('torn');
        this.#laws.torn(events);
        this.#hosts.kill();
      },
    };
  }

  #disturb(milliseconds = 0): void {
    this.#disturbed = Math.max(this.#disturbed, this.#time.now() + milliseconds);
  }

  /** Since when nothing has disturbed the table; infinity while something does. */
  #quietSince(): number {
    const quiet = this.#schedule.calm && this.#hosts.now?.connection.status.state === 'ready';
    return quiet ? this.#disturbed : Number.POSITIVE_INFINITY;
  }

  #fail(law: string, how: string): void {
    this.#trace.add(this.#time.now(), `BROKEN ${law}: ${how}`);
    this.#failure ??= { law, how, step: this.#trace.count, time: this.#time.now() };
  }

  #outcome(): WorldOutcome {
    const trace = this.#trace;
    const requests: Record<string, number> = {};
    for (const { counts } of this.#phones)
      for (const [name, count] of Object.entries(counts)) requests[name] = (requests[name] ?? 0) + count;
    return {
      seed: this.#options.seed,
      minutes: this.#time.now() / MINUTE,
      failure: this.#failure,
      faults: this.#schedule.counts,
      hits: { ...this.#board.hits },
      judged: this.#laws.judged,
      requests,
      inspections: this.#inspector.count,
      entries: this.#laws.oracle.length,
      steps: trace.count,
      digest: trace.digest,
      last: this.#failure === undefined ? [] : trace.last(200),
    };
  }
}
