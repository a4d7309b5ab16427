// A whole night under one clock and one seed: the hall, its tables, their connections, and all that can befall them.
import { cpSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { Xorshift } from '../../../hardware/emulator/random.ts';
import { changed, formatOf, gamesInRoom, type NightFormat } from '../../../shared/league/index.ts';
import { openHall, readHall } from '../../hall/index.ts';
import type { HallDoor } from '../../hall/link/door.ts';
import { WorldTime } from '../simulate/time.ts';
import { compareNight } from './compare.ts';
import { SimulatedHall } from './desk.ts';
import { Director } from './director.ts';
import { peggedGames } from './oracle.ts';
import { SimulatedTable } from './seat.ts';
import { MemoryWires } from './wire.ts';

/** Milliseconds for which the hall, a table or a connection is away at most, and a second machine with a table's card is there. */
const AWAY = { hall: 120_000, table: 600_000, line: 900_000, duplicate: 1_800_000 } as const;
/** Milliseconds that a message takes. */
const DELAY = { sound: [1, 1], faulty: [5, 200] } as const;
const YEAR = 365 * 86_400_000;
/** Virtual milliseconds after which a night must be over. */
const LONGEST = 86_400_000;

/** What can befall a night, and from which share of it on. A table's card is copied while the table has no power. */
const FAULTS = { cuts: 0, kills: 0, fullDisks: 0, deaths: 0.3, duplicates: 0.4, burnt: 0.5 } as const;
type Fault = keyof typeof FAULTS;
const FAULT_NAMES = Object.keys(FAULTS) as readonly Fault[];

export interface Evening {
  readonly tables: number;
  readonly rounds: number;
  readonly seed: number;
  /** Whether play-offs and a consolation follow, with play-offs of its own. */
  readonly weekend: boolean;
  /** How often each befalls it. Undefined: nothing does, messages take no time, and the hall's clock is right. */
  readonly faults: Readonly<Record<Fault, number>> | undefined;
}

/** About how many games are played. A weekend has a third more than its qualifying rounds. */
export const gamesOf = ({ tables, rounds, weekend }: Omit<Evening, 'seed' | 'faults'>): number =>
  Math.round(tables * rounds * (weekend ? 4 / 3 : 1));

/** A consolation has 9 games, or as many as the main event. */
function formatFor({ rounds, weekend }: Evening): NightFormat {
  if (!weekend) return changed(formatOf('grass-roots'), { schedule: { games: rounds } });
  const format = formatOf('acc-main-22');
  const stages = format.stages.map((stage) =>
    stage.id === 'C'
      ? { ...stage, format: changed(stage.format, { schedule: { games: Math.min(9, rounds) } }) }
      : stage,
  );
  return changed({ ...format, stages }, { schedule: { games: rounds } });
}

/** How it went. `lost`, `doubled` and `wrong` must be 0. */
export type EveningResult = Awaited<ReturnType<typeof playEvening>>;

/** Plays the night. */
export async function playEvening(evening: Evening) {
  const folder = mkdtempSync(join(tmpdir(), 'muggins-night-'));
  try {
    return await new World(evening, folder).play();
  } finally {
    rmSync(folder, { recursive: true });
  }
}

class World {
  readonly #evening: Evening;
  readonly #folder: string;
  readonly #time = new WorldTime();
  readonly #random: Xorshift;
  readonly #wires: MemoryWires;
  readonly #tables = new Map<string, SimulatedTable>();
  readonly #delays: number[] = [];
  /** Tables without power, and second machines with a table's card. */
  readonly #away = new Set<string>();
  #hall: SimulatedHall | undefined;
  #director: Director | undefined;
  #steps = 0;
  /** When the hall was last able again to keep results. */
  #openSince = 0;
  readonly #happened = Object.fromEntries(FAULT_NAMES.map((name) => [name, 0])) as Record<Fault, number>;
  #named = 0;

  constructor(evening: Evening, folder: string) {
    this.#evening = evening;
    this.#folder = folder;
    this.#random = new Xorshift(evening.seed);
    this.#wires = new MemoryWires({
      hall: () => this.#hall,
      clock: this.#time,
      random: () => this.#random.next(),
      delay: evening.faults ? DELAY.faulty : DELAY.sound,
    });
  }

  async play() {
    const began = performance.now();
    this.#openNight();
    this.#openHall();
    for (let table = 1; table <= this.#evening.tables; table++) this.#openTable(`${table}`);
    if (this.#evening.weekend)
      this.#director = new Director({ hall: () => this.#hall?.hall, clock: this.#time });
    while (!this.#isOver) {
      if (this.#time.now() > LONGEST) throw new Error('the night does not end');
      this.#time.step();
      // Requests to join are promises: they settle before the clock goes on.
      await new Promise((resolve) => setImmediate(resolve));
    }
    const hours = Math.round(this.#time.now() / 36_000) / 100;
    const { state } = this.#hall?.hall ?? {};
    const result = this.#compare();
    this.#stopHall();
    const rebuilt = isDeepStrictEqual(readHall(this.#data).state, state);
    for (const table of this.#tables.values()) table.die();
    // Whether the hall's journal, read again, gives the very same night.
    return { ...result, rebuilt, hours, seconds: (performance.now() - began) / 1_000 };
  }

  get #data(): string {
    return join(this.#folder, 'hall');
  }

  get #stick(): string {
    return join(this.#folder, 'stick');
  }

  /** Opens the night as a desk does, and closes the hall again. */
  #openNight(): void {
    const { seed, tables } = this.#evening;
    const hall = openHall(this.#data, () => 1);
    const numbers = Array.from({ length: tables }, (_, at) => `${at + 1}`);
    const players = numbers.flatMap((table) => [`a${table}`, `b${table}`]);
    const format = formatFor(this.#evening);
    const opened = hall.act(
      [
        { type: 'open', id: 'n1', format, seed },
        ...numbers.map((table) => ({ type: 'addTable', table }) as const),
        ...players.flatMap((id) => [
          { type: 'addPlayer', player: { id, name: `Player ${id}`, member: null, club: null } } as const,
          { type: 'checkIn', entrant: { id, players: [id], as: 'member' } } as const,
        ]),
        { type: 'draw' },
      ],
      'desk',
    );
    hall.close();
    if (!opened.ok) throw new Error(`the night did not open: ${JSON.stringify(opened.refusal)}`);
  }

  /** With faults, the hall's clock is years off each time that it starts. */
  #openHall(): void {
    const wrong = this.#evening.faults ? (this.#random.below(20) - 10) * YEAR : 0;
    this.#hall = new SimulatedHall({ data: this.#data, stick: this.#stick, time: this.#time, wrong });
  }

  #stopHall(): void {
    this.#hall?.die();
    this.#hall = undefined;
    this.#wires.stop();
  }

  /** The door of the hall as a table reaches it. */
  #door(table: string): HallDoor {
    return {
      join: async (asked) => {
        if (this.#hall === undefined) throw new Error('the hall is down');
        const { hall, door } = this.#hall;
        return { hall: hall.id, night: null, answer: door.ask({ ...asked, address: table }) };
      },
      connect: (key, listener) => this.#wires.connect(key, listener),
    };
  }

  #openTable(number: string, duplicate = false): SimulatedTable {
    const table = new SimulatedTable({
      number,
      folder: join(this.#folder, duplicate ? `${number} duplicate` : number),
      isIdle: duplicate,
      door: this.#door(number),
      time: this.#time,
      seed: this.#evening.seed * 1_000 + Number(number),
      stepped: () => this.#stepped(),
      openSince: () => this.#openSince,
      received: (delay) => this.#delays.push(delay),
    });
    if (!duplicate) this.#tables.set(number, table);
    table.begin();
    return table;
  }

  get #isOver(): boolean {
    return (
      this.#isPlayed && this.#away.size === 0 && [...this.#tables.values()].every((each) => each.isQuiet)
    );
  }

  get #isPlayed(): boolean {
    if (this.#director !== undefined) return this.#director.isDone;
    const over = this.#hall?.hall.state.games.filter(({ result }) => result !== undefined).length ?? 0;
    return over === gamesOf(this.#evening);
  }

  /** Spreads what befalls them over the night: a step is a peg, and there are some 45 in a game. */
  #stepped(): void {
    const { faults } = this.#evening;
    this.#steps += 1;
    if (faults === undefined) return;
    const share = this.#steps / (40 * gamesOf(this.#evening));
    for (const fault of FAULT_NAMES) {
      const due = Math.min(1, (share - FAULTS[fault]) / (1 - FAULTS[fault])) * faults[fault];
      if (this.#happened[fault] < due && this.#befall(fault)) this.#happened[fault] += 1;
    }
  }

  /** @returns whether it could happen now */
  #befall(fault: Fault): boolean {
    const number = `${1 + this.#random.below(this.#evening.tables)}`;
    if (fault === 'cuts') return this.#cut(number);
    if (fault === 'deaths') return this.#powerCut(number);
    if (fault === 'duplicates') return this.#duplicate(number);
    const hall = this.#hall;
    if (hall === undefined || hall.isFull) return false;
    if (fault === 'fullDisks') this.#fillDisk(hall);
    else this.#kill(fault === 'burnt');
    return true;
  }

  #cut(number: string): boolean {
    this.#wires.cut(number, this.#random.next() < 0.5);
    this.#time.after(this.#random.next() * AWAY.line, () => this.#wires.mend(number));
    return true;
  }

  /** The hall is killed. A laptop that burns has lost its disk: another one starts from the stick. */
  #kill(burns: boolean): void {
    this.#stopHall();
    if (burns) {
      rmSync(this.#data, { recursive: true });
      renameSync(this.#stick, this.#data);
    }
    this.#time.after(this.#random.next() * AWAY.hall, () => this.#openHall());
  }

  #fillDisk(hall: SimulatedHall): void {
    hall.isFull = true;
    this.#time.after(this.#random.next() * AWAY.hall, () => {
      hall.isFull = false;
      this.#openSince = this.#time.now();
    });
  }

  #powerCut(number: string): boolean {
    const table = this.#tables.get(number);
    if (table === undefined || this.#away.has(number)) return false;
    this.#away.add(number);
    // The player who took this step still has a hand on the table.
    this.#time.after(0, () => table.die());
    this.#time.after(1 + this.#random.next() * AWAY.table, () => {
      this.#away.delete(number);
      table.begin();
    });
    return true;
  }

  /** The card of a table without power is copied, and another machine runs with the copy for a while. */
  #duplicate(number: string): boolean {
    const folder = join(this.#folder, number);
    if (this.#away.has(number) || !this.#powerCut(number)) return false;
    const name = `${number} duplicate`;
    this.#away.add(name);
    this.#time.after(1, () => {
      cpSync(folder, join(this.#folder, name), { recursive: true });
      const second = this.#openTable(number, true);
      this.#watch(second, this.#time.now() + AWAY.duplicate, () => this.#away.delete(name));
    });
    return true;
  }

  /** Ends the second machine once the hall has named it, and its time is over. */
  #watch(second: SimulatedTable, until: number, ended: () => void, named = false): void {
    this.#time.after(AWAY.table / 10, () => {
      const isNamed = named || this.#hall?.line.tables.some(({ duplicate }) => duplicate !== null) === true;
      if (isNamed && !named) this.#named += 1;
      if (!isNamed || this.#time.now() < until) return this.#watch(second, until, ended, isNamed);
      second.die();
      return ended();
    });
  }

  #compare() {
    const { state } = this.#hall?.hall ?? { state: readHall(this.#data).state };
    const pegged = [...this.#tables.values()].flatMap(({ journal }) => peggedGames(journal));
    const delays = this.#delays.toSorted((a, b) => a - b);
    return {
      ...compareNight(state, pegged),
      expected: this.#director === undefined ? gamesOf(this.#evening) : gamesInRoom(state).length,
      faults: this.#happened,
      // Duplicated tables that the hall has named.
      named: this.#named,
      // Milliseconds of the night from a game's end, or the connection's return, to the receipt.
      delay: {
        p99: Math.round(delays[Math.floor(delays.length * 0.99)] ?? 0),
        most: Math.round(delays.at(-1) ?? 0),
      },
    };
  }
}
