// A whole night under one clock and one seed: the hall, its tables, what carries their messages, and all that can befall them.
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { Xorshift } from '../../../hardware/emulator/random.ts';
import { formatOf, nightStandings } from '../../../shared/league/index.ts';
import { openHall, readNight, TableKeys } from '../../hall/index.ts';
import { type Clock, systemClock } from '../../system/clock.ts';
import { WorldTime } from '../simulate/time.ts';
import { memoryCarrier, type NightCarrier, networkCarrier } from './carrier.ts';
import { SimulatedHall } from './desk.ts';
import { firmwareBoard } from './hands.ts';
import { type OracleCard, oracleCards, peggedGames } from './oracle.ts';
import type { EveningResult } from './result.ts';
import { SimulatedTable } from './seat.ts';

/** How fast a night goes, in milliseconds: between two pegs, and how long the hall, a table or a line is away at most. */
const PACES = {
  /** Some 50 pegs are a game of a quarter of an hour. */
  memory: { peg: 18_000, hall: 120_000, table: 600_000, line: 900_000 },
  /** In real time, hurried. */
  network: { peg: 20, hall: 500, table: 1_000, line: 1_000 },
} as const;
/** How often the disk of the hall is full for a while. */
const FULL_DISKS = 3;
/**
 * Looks at a clone while it runs: at least, and at most in one life of a hall that has not named it. In a hurried night a hall
 * lives for a few seconds, and one that dies forgets which tables came in turns: the clone then runs until no hall dies.
 */
const LOOKS = { least: 30, most: 300 } as const;
const YEAR = 365 * 86_400_000;
const OPEN = { memory: memoryCarrier, network: networkCarrier } as const;

export interface Evening {
  /** In memory the clock is virtual; the network takes real time. */
  readonly carrier: keyof typeof PACES;
  readonly tables: number;
  /** So many of them have a board with the real firmware, in an emulator: in real time only. */
  readonly boards: number;
  readonly rounds: number;
  readonly seed: number;
  readonly faults: boolean;
  /** Deaths of the hall, cut lines, and deaths of tables, in the whole night. */
  readonly kills: number;
  readonly cuts: number;
  readonly deaths: number;
}

/** Plays the night. */
export async function playEvening(evening: Evening): Promise<EveningResult> {
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
  readonly #virtual: WorldTime | undefined;
  readonly #time: Clock;
  readonly #random: Xorshift;
  readonly #numbers: readonly string[];
  readonly #known = new TableKeys();
  readonly #tables = new Map<string, SimulatedTable>();
  readonly #delays: number[] = [];
  readonly #away = new Set<string>();
  #carrier: NightCarrier | undefined;
  #desk: SimulatedHall | undefined;
  /** Goes on with the night, in real time. */
  #wake: () => void = () => {};
  #steps = 0;
  /** When the hall was last able again to keep results. */
  #openSince = 0;
  #clones = { made: 0, noticed: 0 };
  #happened = { kills: 0, cuts: 0, deaths: 0, full: 0 };

  constructor(evening: Evening, folder: string) {
    this.#evening = evening;
    this.#folder = folder;
    this.#random = new Xorshift(evening.seed);
    this.#numbers = Array.from({ length: evening.tables }, (_, at) => `${at + 1}`);
    this.#virtual = evening.carrier === 'memory' ? new WorldTime() : undefined;
    this.#time = this.#virtual ?? systemClock;
    this.#openNight();
  }

  async play(): Promise<EveningResult> {
    const began = performance.now();
    const start = this.#time.now();
    this.#carrier = await this.#openCarrier();
    this.#desk = await this.#openDesk(this.#carrier);
    for (const number of this.#numbers) {
      const table = this.#openTable(number, this.#carrier);
      this.#tables.set(number, table);
      await table.begin();
    }
    while (!this.#isOver) await this.#pass();
    const hours = Math.round((this.#time.now() - start) / 36_000) / 100;
    const result = this.#compare();
    await this.#carrier.stop();
    this.#desk.die();
    const rebuilt = isDeepStrictEqual(readNight(join(this.#folder, 'hall')), this.#desk.hall.state);
    await Promise.all([...this.#tables.values()].map((table) => table.die()));
    await this.#carrier.close();
    return { ...result, rebuilt, hours, seconds: (performance.now() - began) / 1_000 };
  }

  /** Until the next thing happens. */
  async #pass(): Promise<void> {
    if (this.#virtual === undefined) {
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
      return;
    }
    if (this.#virtual.pending === 0) throw new Error('nothing is due, and the night is not over');
    this.#virtual.step();
    // Lines are dialled by promises: they settle before the clock goes on.
    await new Promise((resolve) => setImmediate(resolve));
  }

  #openCarrier(): Promise<NightCarrier> {
    const { carrier, faults } = this.#evening;
    return OPEN[carrier]({
      folder: this.#folder,
      tables: this.#numbers,
      clock: this.#time,
      random: () => this.#chance(),
      faults,
    });
  }

  get #pace(): (typeof PACES)[keyof typeof PACES] {
    return PACES[this.#evening.carrier];
  }

  /** Opens the night as a desk does, and closes the hall again. */
  #openNight(): void {
    const { rounds, seed } = this.#evening;
    const hall = openHall(join(this.#folder, 'hall'), () => 1);
    const players = this.#numbers.flatMap((table) => [`a${table}`, `b${table}`]);
    const format = { ...formatOf('grass-roots'), games: rounds };
    const opened = hall.act(
      [
        { type: 'open', id: 'n1', format, seed },
        ...this.#numbers.map((table) => ({ type: 'addTable', table }) as const),
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

  async #openDesk(carrier: NightCarrier): Promise<SimulatedHall> {
    const desk = new SimulatedHall({
      folder: join(this.#folder, 'hall'),
      keys: this.#known,
      clock: this.#time,
      wrong: this.#wrongClock,
    });
    await carrier.start(desk);
    return desk;
  }

  /** With faults, the hall's clock is years off each time that it starts. */
  get #wrongClock(): number {
    return this.#evening.faults ? (this.#random.below(20) - 10) * YEAR : 0;
  }

  #openTable(number: string, carrier: NightCarrier, clone = false): SimulatedTable {
    return new SimulatedTable({
      number,
      folder: join(this.#folder, clone ? `${number} clone` : number),
      isIdle: clone,
      door: carrier.door(number),
      clock: this.#time,
      pace: this.#pace.peg,
      seed: this.#evening.seed * 1_000 + Number(number),
      board: Number(number) <= this.#evening.boards && !clone ? firmwareBoard : undefined,
      stepped: (plays) => {
        if (plays) this.#stepped();
        this.#wake();
      },
      openSince: () => this.#openSince,
      received: (delay) => {
        this.#delays.push(delay);
        this.#wake();
      },
    });
  }

  get #expected(): number {
    return this.#evening.tables * this.#evening.rounds;
  }

  get #isOver(): boolean {
    const over = this.#desk?.hall.state.games.filter(({ result }) => result !== undefined).length ?? 0;
    return (
      over === this.#expected &&
      this.#away.size === 0 &&
      [...this.#tables.values()].every((each) => each.isQuiet)
    );
  }

  #chance(): number {
    return this.#random.below(1_000_000) / 1_000_000;
  }

  /** Spreads what befalls them over the night: a step is a peg, and there are some 45 in a game. */
  #stepped(): void {
    const { faults, kills, cuts, deaths } = this.#evening;
    this.#steps += 1;
    if (!faults) return;
    const share = this.#steps / (40 * this.#expected);
    if (this.#happened.cuts < share * cuts) this.#cut();
    if (this.#happened.kills < share * kills && this.#happened.kills < kills && this.#desk)
      this.#kill(this.#desk);
    if (this.#happened.full < share * FULL_DISKS && this.#desk) this.#fillDisk(this.#desk);
    if (this.#happened.deaths < (share - 0.3) * 2 * deaths && this.#happened.deaths < deaths)
      this.#powerCut();
  }

  #someTable(): string {
    return `${1 + this.#random.below(this.#evening.tables)}`;
  }

  #cut(): void {
    if (this.#happened.cuts >= this.#evening.cuts) return;
    this.#happened.cuts += 1;
    const table = this.#someTable();
    this.#carrier?.cut(table);
    this.#time.after(this.#chance() * this.#pace.line, () => this.#carrier?.mend(table));
  }

  #kill(desk: SimulatedHall): void {
    this.#happened.kills += 1;
    this.#desk = undefined;
    const carrier = this.#carrier;
    if (carrier === undefined) return;
    const gone = carrier.stop().then(() => desk.die());
    this.#time.after(this.#chance() * this.#pace.hall, () => {
      void gone
        .then(() => this.#openDesk(carrier))
        .then((opened) => {
          this.#desk = opened;
          this.#wake();
        });
    });
  }

  /** The disk of the hall is full for a while. */
  #fillDisk(desk: SimulatedHall): void {
    this.#happened.full += 1;
    desk.isFull = true;
    this.#time.after(this.#chance() * this.#pace.hall, () => {
      desk.isFull = false;
      this.#openSince = this.#time.now();
    });
  }

  #powerCut(): void {
    const number = this.#someTable();
    const table = this.#tables.get(number);
    if (table === undefined || this.#away.has(number)) return;
    this.#happened.deaths += 1;
    this.#away.add(number);
    // At the next turn: whoever took this step has its hand on the table.
    const gone = new Promise<void>((resolve) => this.#time.after(0, () => resolve(table.die())));
    if (this.#clones.made === 0) void gone.then(() => this.#clone(number));
    this.#time.after(1 + this.#chance() * this.#pace.table, () => {
      void gone.then(() => {
        this.#away.delete(number);
        void table.begin().then(() => this.#wake());
      });
    });
  }

  /** A table's card is cloned while it has no power, and the clone runs beside it for a while. */
  async #clone(number: string): Promise<void> {
    const carrier = this.#carrier;
    if (carrier === undefined) return;
    this.#clones.made += 1;
    this.#away.add('clone');
    cpSync(join(this.#folder, number), join(this.#folder, `${number} clone`), { recursive: true });
    const clone = this.#openTable(number, carrier, true);
    await clone.begin();
    this.#watchClone(clone, 1, this.#desk);
  }

  /** Looks now and then whether the hall has named the two, and ends the clone in the end. */
  #watchClone(clone: SimulatedTable, look: number, desk: SimulatedHall | undefined): void {
    this.#time.after(this.#pace.table / 10, () => {
      if (this.#clones.noticed === 0 && this.#desk?.knowsOfDuplicates === true) this.#clones.noticed = 1;
      const isNamed = this.#clones.noticed > 0;
      const looks = isNamed || this.#desk === desk ? look + 1 : 1;
      if (looks <= (isNamed ? LOOKS.least : LOOKS.most)) this.#watchClone(clone, looks, this.#desk);
      else
        void clone.die().then(() => {
          this.#away.delete('clone');
          this.#wake();
        });
    });
  }

  #compare(): Omit<EveningResult, 'rebuilt' | 'hours' | 'seconds'> {
    const state = this.#desk?.hall.state ?? readNight(join(this.#folder, 'hall'));
    const pegged = [...this.#tables.values()].flatMap(({ journal }) => peggedGames(journal));
    const reported = new Set(state.games.flatMap(({ game, result }) => (result ? [game] : [])));
    const cards = oracleCards(
      state.entrants.map(({ id }) => id),
      pegged,
    );
    const byEntrant = new Map(cards.map((card) => [card.entrant, card]));
    const { places } = nightStandings(state);
    const lines = places.reduce((sum, { card }) => sum + card.lines.length, 0);
    const delays = this.#delays.toSorted((a, b) => a - b);
    return {
      results: reported.size,
      expected: this.#expected,
      lost: pegged.filter(({ game }) => !reported.has(game)).length,
      doubled: Math.max(0, lines - 2 * pegged.length),
      wrong:
        state.aside.length +
        places.filter((place) => !isSame(byEntrant.get(place.card.entrant), place)).length,
      ...this.#happened,
      clones: this.#clones,
      delay: {
        p99: Math.round(delays[Math.floor(delays.length * 0.99)] ?? 0),
        most: Math.round(delays.at(-1) ?? 0),
      },
    };
  }
}

type RankedCard = ReturnType<typeof nightStandings>['places'][number];

const isSame = (own: OracleCard | undefined, { rank, card: { totals } }: RankedCard): boolean =>
  own !== undefined &&
  own.rank === rank &&
  (['points', 'wins', 'net', 'plus'] as const).every((key) => own[key] === totals[key]);
