// A whole table in one process, under one clock and one seed: host, wire, board, disk, players, phones, and everything that befalls them.
import { setImmediate } from 'node:timers/promises';
import { ALONE, type BoardEvents, type BoardName, type SimulatedBoard } from './board.ts';
import { Dice } from './dice.ts';
import { Disk, type DiskEvents } from './disk.ts';
import { EPOCH, takeGlobals } from './globals.ts';
import { Hosts, type Mistake } from './hosts.ts';
import { ImageBoard } from './image.ts';
import { Inspector } from './inspector.ts';
import { Laws } from './laws.ts';
import { ModelBoard } from './model.ts';
import type { WorldOutcome } from './outcome.ts';
import { Phone } from './phones.ts';
import { Players } from './players.ts';
import { skyOver } from './sky.ts';
import { WorldTime } from './time.ts';
import { Trace } from './trace.ts';
import { Weather } from './weather.ts';

const HOUR = 3_600_000;
/** Milliseconds of a slice in which an emulated board runs. */
const SLICE = 0.5;
/** Events that follow something asynchronous, each with time for promises and ticks. */
const STIR = 24;

interface WorldOptions {
  readonly seed: number;
  readonly hours: number;
  readonly board: BoardName;
  /** Told after every table hour. */
  readonly progress?: (hour: number) => void;
  /** For tests that put a mistake in. */
  readonly mistake?: Mistake;
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
  readonly #weather: Weather;
  readonly #inspector: Inspector;
  #failure: WorldOutcome['failure'];
  #disturbed = 0;
  #stir = STIR;

  constructor(options: WorldOptions) {
    this.#options = options;
    const { seed, board: kind } = options;
    const time = this.#time;
    const dice = (part: string): Dice => new Dice(seed, part);
    const trace = (line: string): void => this.#trace.add(time.now(), line);
    const broken = (law: string, how: string): void => this.#fail(law, how);
    const stir = (): void => {
      this.#stir = STIR;
    };
    const disturb = (milliseconds = 0): void => this.#disturb(milliseconds);
    const laws = new Laws({ time, broken, quietSince: () => this.#quietSince() });
    const board = kind === 'model' ? new ModelBoard(time, this.#looks) : new ImageBoard(this.#looks, seed);
    const disk = new Disk(dice('disk'), this.#writes, () => EPOCH + Math.floor(time.now()));
    const parts = { time, disk, board, laws, trace, broken, stir, disturb };
    const hosts = new Hosts({ ...parts, mistake: options.mistake });
    const host = () => hosts.now;
    const players = new Players({ ...parts, dice: dice('players'), host });
    const { oracle } = laws;
    const phones = [0, 1].map(
      (seat) => new Phone(seat, { ...parts, dice: dice(`phone ${seat}`), host, oracle }),
    );
    const sky = skyOver({ ...parts, hosts, phones, players, fresh: () => seed + this.#trace.count });
    const keyed = (): void => players.insist();
    const weather = new Weather({ ...parts, dice: dice('weather'), sky, keyed });
    this.#inspector = new Inspector({ ...parts, weather, players, phones, host });
    [this.#board, this.#disk, this.#laws, this.#hosts] = [board, disk, laws, hosts];
    [this.#phones, this.#weather] = [phones, weather];
  }

  /** Lets so many hours pass, or as many as it takes to a failure. */
  async run(): Promise<WorldOutcome> {
    const { hours, seed, progress } = this.#options;
    const clock = () => this.#hosts.now?.time ?? this.#time;
    const giveBack = takeGlobals(this.#time, clock, new Dice(seed, 'globals'));
    try {
      this.#hosts.open();
      for (let hour = 0; hour < hours && this.#failure === undefined; hour++) {
        await this.#runTo(Math.min(hour + 1, hours) * HOUR);
        progress?.(hour + 1);
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
      if (board.runTo !== undefined && time.now() + SLICE < time.next) {
        time.reach(time.now() + SLICE);
        board.runTo(time.now());
      } else {
        board.runTo?.(time.next);
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
      keptAlone: (pegs) => this.#laws?.ledger.keepAlone(pegs),
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
    const quiet = this.#weather.calm && this.#hosts.now?.connection.status.state === 'ready';
    return quiet ? this.#disturbed : Number.POSITIVE_INFINITY;
  }

  #fail(law: string, how: string): void {
    this.#trace.add(this.#time.now(), `BROKEN ${law}: ${how}`);
    this.#failure ??= { law, how, step: this.#trace.count, time: this.#time.now() };
  }

  #outcome(): WorldOutcome {
    const trace = this.#trace;
    const claims: Record<string, number> = {};
    for (const { counts } of this.#phones)
      for (const [name, count] of Object.entries(counts)) claims[name] = (claims[name] ?? 0) + count;
    const { seed, board } = this.#options;
    return {
      seed,
      board,
      hours: this.#time.now() / HOUR,
      failure: this.#failure,
      troubles: this.#weather.counts,
      hits: { ...this.#board.hits },
      judged: this.#laws.judged,
      claims,
      inspections: this.#inspector.count,
      entries: this.#laws.oracle.length,
      steps: trace.count,
      digest: trace.digest,
      last: this.#failure === undefined ? [] : trace.last(200),
    };
  }
}
