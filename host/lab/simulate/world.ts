// A whole table in one process, under one clock and one seed: host, wire, board, disk, players, phones, and everything that befalls them.
import { setImmediate } from 'node:timers/promises';
import { fitText } from '../../../shared/protocol/index.ts';
import type { TableJournal } from '../../table/index.ts';
import { ALONE, type BoardEvents, type SimulatedBoard } from './board.ts';
import { Dice } from './dice.ts';
import { Disk } from './disk.ts';
import { EPOCH, takeGlobals } from './globals.ts';
import { Host } from './host.ts';
import { ImageBoard } from './image.ts';
import { type Judged, Laws } from './laws.ts';
import { ModelBoard } from './model.ts';
import { BAD_NETWORK, GOOD_NETWORK, Phone } from './phones.ts';
import { Players } from './players.ts';
import { WorldTime } from './time.ts';
import { Trace } from './trace.ts';
import { faultsOf, type Sky, type TroubleName, Weather } from './weather.ts';

const HOUR = 3_600_000;
/** Milliseconds between two looks at everything, in calm. */
const INSPECTION = 600_000;
/** Milliseconds in which everything has to be as it should once troubles have ended. */
const CONVERGENCE = 60_000;
/** Milliseconds of a slice in which an emulated board runs. */
const SLICE = 0.5;
/** Events that follow something asynchronous, each with time for promises and ticks. */
const STIR = 24;

export type BoardName = 'model' | 'image';

export interface WorldOptions {
  readonly seed: number;
  readonly hours: number;
  readonly board: BoardName;
  /** Told after every table hour. */
  readonly progress?: (hour: number) => void;
  /** For tests that put a mistake in: what a host gets for its journal, and what becomes of it when it has started. */
  readonly mistake?: Mistake;
}

/** Somebody's mistake in a part of the host. */
export interface Mistake {
  readonly journal?: (journal: TableJournal, world: World) => TableJournal;
  readonly host?: (host: Host, world: World) => void;
}

/** A law that was broken. */
export interface Failure {
  readonly law: string;
  readonly how: string;
  /** Lines of the trace by then, and virtual milliseconds. */
  readonly step: number;
  readonly time: number;
}

export interface Outcome {
  readonly seed: number;
  readonly board: BoardName;
  /** Table hours that passed. */
  readonly hours: number;
  readonly failure: Failure | undefined;
  readonly troubles: Readonly<Record<TroubleName, number>>;
  readonly hits: Readonly<Record<string, number>>;
  readonly judged: Readonly<Judged>;
  readonly claims: Readonly<Record<string, number>>;
  readonly inspections: number;
  readonly entries: number;
  readonly steps: number;
  /** Of the whole trace. */
  readonly digest: string;
  readonly last: readonly string[];
}

export class World {
  readonly time = new WorldTime();
  readonly trace = new Trace();
  readonly board: SimulatedBoard;
  readonly disk: Disk;
  readonly laws: Laws;
  readonly phones: readonly Phone[];
  readonly weather: Weather;
  readonly #options: WorldOptions;
  readonly #players: Players;
  #host: Host | undefined;
  /** Why there is no host. */
  readonly #down = new Set<string>();
  #failure: Failure | undefined;
  #disturbed = 0;
  #stir = STIR;
  #hosts = 0;
  #ids = 0;
  #inspections = 0;

  constructor(options: WorldOptions) {
    this.#options = options;
    const { seed, board } = options;
    const { time, trace } = this;
    const dice = (part: string): Dice => new Dice(seed, part);
    const add = (line: string): void => trace.add(time.now(), line);
    const broken = (law: string, how: string): void => this.#fail(law, how);
    const host = (): Host | undefined => this.#host;
    const events: BoardEvents = {
      latched: (pegs) => this.#latched(pegs),
      started: () => this.#started(),
      violated: (what) => broken('signals', what),
    };
    this.laws = new Laws({ time, broken, quietSince: () => this.#quietSince() });
    this.board = board === 'model' ? new ModelBoard(time, events) : new ImageBoard(events, seed);
    const kept = (entries: Parameters<Laws['kept']>[0]): void => {
      add(`kept ${entries.map(({ sequence, event }) => `${sequence} ${event.type}`).join(', ')}`);
      this.laws.kept(entries);
    };
    const refused = (): void => {
      add('refused by the disk');
      this.laws.refused();
    };
    const torn = (events: Parameters<Laws['torn']>[0]): void => {
      add('torn');
      this.laws.torn(events);
      this.#kill();
    };
    this.disk = new Disk(dice('disk'), { kept, refused, torn }, () => EPOCH + Math.floor(time.now()));
    const page = (path: string, posted: unknown): Promise<void> => this.#page(path, posted);
    const moved: Laws['moved'] = (key, action) => {
      add(`${action} ${key}`);
      this.laws.moved(key, action);
    };
    this.#players = new Players({ time, dice: dice('players'), board: this.board, host, moved, page });
    const { oracle } = this.laws;
    this.phones = [0, 1].map(
      (seat) => new Phone(seat, { time, dice: dice(`phone ${seat}`), host, oracle, trace: add, broken }),
    );
    this.weather = new Weather({ time, dice: dice('weather'), sky: this.#sky(), trace: add });
  }

  /** Lets so many hours pass, or as many as it takes to a failure. */
  async run(): Promise<Outcome> {
    const { hours, seed, progress } = this.#options;
    const clock = () => this.#host?.time ?? this.time;
    const giveBack = takeGlobals(this.time, clock, new Dice(seed, 'globals'));
    try {
      this.#open();
      this.time.after(INSPECTION, () => this.#inspect());
      for (let hour = 0; hour < hours && this.#failure === undefined; hour++) {
        await this.#runTo(Math.min(hour + 1, hours) * HOUR);
        progress?.(hour + 1);
      }
      if (this.#failure === undefined) await this.#finish();
      return this.#outcome();
    } finally {
      this.#host?.die();
      await setImmediate();
      this.disk.remove();
      giveBack();
    }
  }

  /** Passes time for what is under way asynchronously. */
  stir(): void {
    this.#stir = STIR;
  }

  get host(): Host | undefined {
    return this.#host;
  }

  async #runTo(end: number): Promise<void> {
    const { time, board } = this;
    while (this.#failure === undefined && time.next <= end) {
      if (board.runTo !== undefined && time.now() + SLICE < time.next) {
        time.reach(time.now() + SLICE);
        board.runTo(time.now());
      } else {
        const due = time.next;
        board.runTo?.(due);
        const result = time.step();
        if (result instanceof Promise) {
          await result;
          this.stir();
        }
      }
      if (this.#stir > 0) {
        this.#stir--;
        await setImmediate();
      }
    }
    time.reach(Math.min(end, time.next));
  }

  /** Everything that was ever acknowledged is read once more. */
  async #finish(): Promise<void> {
    this.weather.clear();
    this.#calm(false);
    await this.#converge(() => {
      this.#down.add('end');
      this.#close();
      const journal = this.disk.open();
      this.laws.reopened(journal, true);
    });
  }

  #latched(pegs: string): void {
    const { trace, laws, time, board } = this;
    if (pegs !== laws.ledger.shown) trace.add(time.now(), `lit ${pegs}`);
    laws.latched(
      pegs,
      board.rows.some((row) => row.includes(ALONE)),
    );
  }

  #started(): void {
    this.trace.add(this.time.now(), 'board starts');
    this.#disturb();
    this.laws.ledger.wake();
  }

  #disturb(until = this.time.now()): void {
    this.#disturbed = Math.max(this.#disturbed, until);
  }

  #quietSince(): number {
    const quiet = this.weather.calm && this.#host?.connection.status.state === 'ready';
    return quiet ? this.#disturbed : Number.POSITIVE_INFINITY;
  }

  #fail(law: string, how: string): void {
    this.trace.add(this.time.now(), `BROKEN ${law}: ${how}`);
    this.#failure ??= { law, how, step: this.trace.count, time: this.time.now() };
  }

  #open(): void {
    const { trace, time, disk, laws } = this;
    const { mistake } = this.#options;
    try {
      const journal = disk.open();
      laws.reopened(journal);
      this.#hosts++;
      const host = new Host({
        world: time,
        journal: mistake?.journal?.(journal, this) ?? journal,
        folder: disk.folder,
        openPort: () => {
          this.stir();
          return this.board.openPort();
        },
        newId: () => `id-${++this.#ids}`,
        firstSequence: 1 + (this.#hosts % 127),
        shown: () => {},
        key: (event) => {
          trace.add(time.now(), `told ${event.key} ${event.action}`);
          laws.told(event);
        },
        status: (status) => {
          trace.add(time.now(), `board ${status}`);
          this.#disturb();
          this.stir();
        },
      });
      this.#host = host;
      mistake?.host?.(host, this);
      trace.add(time.now(), `host ${this.#hosts} starts, ${laws.oracle.length} entries`);
    } catch (error) {
      this.#fail('opens', error instanceof Error ? (error.stack ?? error.message) : String(error));
    }
    this.stir();
  }

  /** The host ends at once. */
  #kill(): void {
    const host = this.#host;
    if (host === undefined) return;
    this.#host = undefined;
    this.trace.add(this.time.now(), 'host dies');
    host.die();
    // A write that is torn just now has to return before its files are taken away.
    this.time.after(0, () => this.disk.kill());
    this.stir();
    this.#disturb();
  }

  #close(): void {
    const host = this.#host;
    if (host === undefined) return;
    this.#host = undefined;
    this.trace.add(this.time.now(), 'host ends');
    host.die();
    this.disk.close();
    this.stir();
    this.#disturb();
  }

  /** Takes the host down for a reason. @returns what lets it start again */
  #without(reason: string, end: () => void): () => void {
    this.#down.add(reason);
    end();
    return () => {
      this.#down.delete(reason);
      // Behind a kill of this very moment, whose files are copied first.
      this.time.after(1, () => {
        if (this.#down.size === 0 && this.#host === undefined) this.#open();
      });
    };
  }

  #sky(): Sky {
    const { board, disk } = this;
    const disturbing = (end: () => void) => () => {
      this.#disturb();
      end();
    };
    const { seed } = this.#options;
    return {
      noise: (rate) => {
        board.damage(faultsOf(rate, seed + this.trace.count));
        return disturbing(() => board.damage(faultsOf(0, seed)));
      },
      unplug: () => {
        this.stir();
        board.unplug();
        return disturbing(() => board.plug());
      },
      cutBoard: () => {
        this.stir();
        board.powerOff();
        return disturbing(() => board.powerOn());
      },
      resetBoard: () => {
        board.reset();
        return disturbing(() => {});
      },
      fillDisk: () => {
        disk.full = true;
        return disturbing(() => {
          disk.full = false;
        });
      },
      stall: (milliseconds) => {
        this.#host?.time.stall(milliseconds);
        this.#disturb(this.time.now() + milliseconds);
        return () => {};
      },
      killHost: () => this.#without('kill', () => this.#kill()),
      cutHost: () => {
        disk.tears = true;
        const back = this.#without('power', () => {});
        return () => {
          disk.tears = false;
          back();
        };
      },
      endHost: () => this.#without('restart', () => this.#close()),
      loseNetwork: () => {
        for (const phone of this.phones) phone.network = BAD_NETWORK;
        return () => {
          for (const phone of this.phones) phone.network = GOOD_NETWORK;
        };
      },
    };
  }

  async #page(path: string, posted: unknown): Promise<void> {
    const answer = await this.#host?.ask('host', path, posted);
    if (answer !== undefined)
      this.trace.add(this.time.now(), `page ${answer.status} ${answer.body.error ?? ''}`);
  }

  #calm(on: boolean): void {
    this.#players.playing = on;
    for (const phone of this.phones) phone.claiming = on;
  }

  async #inspect(): Promise<void> {
    this.weather.clear();
    this.#calm(false);
    this.#look(this.time.now() + CONVERGENCE);
  }

  /** Looks again and again until everything is as it should. */
  #look(end: number): void {
    const wrong = this.#unsettled();
    if (wrong !== undefined && this.time.now() < end) {
      this.time.after(500, () => this.#look(end));
      return;
    }
    const different = wrong ?? this.#differs();
    if (different !== undefined) this.#fail('converges', different);
    for (const phone of this.phones) phone.judge();
    this.#inspections++;
    this.trace.add(
      this.time.now(),
      `inspected, ${this.laws.oracle.length} entries, ${this.laws.oracle.pegs}`,
    );
    this.weather.change();
    this.#calm(true);
    this.time.after(INSPECTION, () => this.#inspect());
  }

  async #converge(then: () => void): Promise<void> {
    const end = this.time.now() + CONVERGENCE;
    while (this.#unsettled() !== undefined && this.time.now() < end) await this.#runTo(this.time.now() + 500);
    const wrong = this.#unsettled() ?? this.#differs();
    if (wrong !== undefined) this.#fail('converges', wrong);
    then();
  }

  /** What is not yet as it should be; undefined if everything is. */
  #unsettled(): string | undefined {
    const { board, laws, phones } = this;
    const host = this.#host;
    if (host === undefined) return 'there is no host';
    const { state } = host.connection.status;
    if (state !== 'ready') return `the board is ${state}`;
    if (laws.ledger.shown !== laws.oracle.pegs)
      return `${laws.ledger.shown} is lit in place of ${laws.oracle.pegs}`;
    const waiting = phones.findIndex(({ waits }) => waits);
    if (waiting >= 0) return `phone ${waiting} has no answer`;
    const rows = host.table.view.rows.map((row) => fitText(row));
    if (this.#options.board === 'model' && rows.join() !== board.rows.map((row) => fitText(row)).join())
      return `the display says ${board.rows.join('|')} in place of ${rows.join('|')}`;
    return undefined;
  }

  /** What host and journal have wrong of the game. */
  #differs(): string | undefined {
    const { table } = this.#host as Host;
    const { canUndo, canRedo } = table.view;
    const wrong = this.laws.oracle.differs(table.state, { undo: canUndo, redo: canRedo });
    if (wrong !== undefined || !(this.board instanceof ModelBoard)) return wrong;
    const { eeprom } = this.board;
    const waiting = eeprom.record.entries.length;
    if (waiting > 0) return `${waiting} entries of the board are in no journal`;
    const lost = eeprom.kept.splice(0).filter((entry) => !this.laws.oracle.hasTaken(entry));
    return lost.length === 0 ? undefined : `the board had entries ${lost.join()}, which the journal has not`;
  }

  #outcome(): Outcome {
    const { trace, time, weather, laws, phones, board } = this;
    const { seed } = this.#options;
    const claims: Record<string, number> = {};
    for (const { counts } of phones)
      for (const [name, count] of Object.entries(counts)) claims[name] = (claims[name] ?? 0) + count;
    return {
      seed,
      board: this.#options.board,
      hours: time.now() / HOUR,
      failure: this.#failure,
      troubles: weather.counts,
      hits: { ...board.hits },
      judged: laws.judged,
      claims,
      inspections: this.#inspections,
      entries: laws.oracle.length,
      steps: trace.count,
      digest: trace.digest,
      last: this.#failure === undefined ? [] : trace.last(200),
    };
  }
}
