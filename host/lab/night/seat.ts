// One table of a simulated night: a real table with its journal, two who play, and a plain sender that stands in for host/link.
import { EventEmitter } from 'node:events';
import { Xorshift } from '../../../hardware/emulator/random.ts';
import type { GameReport } from '../../../shared/league/index.ts';
import type { RuleSet } from '../../../shared/rules/index.ts';
import { type Bus, type MessageOf, parseMessage, topicsOf, withMac } from '../../bus/index.ts';
import type { Clock } from '../../system/clock.ts';
import { openTableJournal, Table, type TableJournal } from '../../table/index.ts';
import { reportsIn } from './games.ts';

/** Milliseconds after which a report without a receipt is sent again. */
const AGAIN = 2_000;
/** Points of one peg at most: a game then takes some 50 pegs, as on a real evening. */
const MOST_POINTS = 8;

interface SeatOptions {
  readonly number: string;
  readonly hall: string;
  readonly folder: string;
  readonly key: string;
  readonly dial: () => Bus;
  readonly clock: Clock;
  /** Milliseconds between two pegs. */
  readonly pace: number;
  readonly seed: number;
  /** Told of every step that somebody at the table takes. */
  readonly stepped: () => void;
  /** Told of every receipt, with the milliseconds since the game was over and the line was up. */
  readonly received: (delay: number) => void;
}

class QuietBoard extends EventEmitter {
  readonly status = { state: 'ready', port: 'night' } as const;
  show(): void {}
  cue(): void {}
}

export class SimulatedTable {
  readonly #options: SeatOptions;
  readonly #random: Xorshift;
  readonly #waiting = new Map<string, { readonly report: GameReport; readonly since: number }>();
  #journal: TableJournal;
  #table: Table;
  #bus: Bus;
  #seat: MessageOf<'seat'>['assignment'] = null;
  #upSince = 0;
  #isDead = false;
  #callOff: () => void = () => {};

  constructor(options: SeatOptions) {
    this.#options = options;
    this.#random = new Xorshift(options.seed);
    this.#journal = openTableJournal(options.folder);
    this.#table = this.#begin();
    this.#bus = this.#dial();
  }

  get journal(): TableJournal {
    return this.#journal;
  }

  /** Whether every game that ended here has its receipt. */
  get isQuiet(): boolean {
    return this.#waiting.size === 0;
  }

  /** Loses its power. */
  async die(): Promise<void> {
    this.#isDead = true;
    this.#callOff();
    this.#waiting.clear();
    this.#seat = null;
    this.#table.close();
    this.#journal.close();
    await this.#bus.close();
  }

  /** Has power again: the journal is all that it knows. */
  revive(): void {
    this.#isDead = false;
    this.#journal = openTableJournal(this.#options.folder);
    this.#table = this.#begin();
    for (const report of reportsIn(this.#journal)) this.#owe(report);
    this.#bus = this.#dial();
    if (this.#isPlaying) this.#soon();
  }

  #begin(): Table {
    const table = new Table({
      journal: this.#journal,
      board: new QuietBoard(),
      clock: this.#options.clock,
      settings: { lanes: 2 },
    });
    table.start();
    return table;
  }

  #dial(): Bus {
    const { hall, number, dial, clock } = this.#options;
    const topics = topicsOf(hall);
    const bus = dial();
    bus.subscribe(topics.seat(number), ({ body }) => this.#seated(parseMessage('seat', body)));
    bus.subscribe(topics.receipt(number), ({ body }) => this.#receipt(parseMessage('receipt', body)));
    bus.on('connected', () => {
      this.#upSince = clock.now();
      this.#send();
    });
    return bus;
  }

  get #isPlaying(): boolean {
    return !['none', 'over'].includes(this.#table.state.phase);
  }

  #seated(seat: MessageOf<'seat'> | undefined): void {
    if (seat === undefined || this.#isDead) return;
    this.#seat = seat.assignment;
    this.#sitDown();
  }

  /** Begins the game that the hall has called, unless it was played, or another is being played. */
  #sitDown(): void {
    const seat = this.#seat;
    if (seat === null || this.#isPlaying || this.#has(seat.game)) return;
    const begun = this.#table.command({
      type: 'newGame',
      newMatch: true,
      rules: seat.rules as unknown as RuleSet,
      players: seat.names.map((names) => names.join(' + ')),
      playerIds: seat.entrants,
      assignment: { source: seat.night, id: seat.game },
    });
    if (!begun.ok) throw new Error(`table ${this.#options.number}: ${JSON.stringify(begun.refusal)}`);
    this.#soon();
  }

  #has(game: string): boolean {
    return reportsIn(this.#journal).some((report) => report.game === game);
  }

  #soon(): void {
    const { clock, pace } = this.#options;
    this.#callOff = clock.after(pace * (0.5 + this.#random.below(100) / 100), () => this.#step());
  }

  #step(): void {
    const { phase } = this.#table.state;
    const [seat, points] = [this.#random.below(2), 1 + this.#random.below(MOST_POINTS)];
    // Both know what they are doing: the board keeps score, and nobody follows the phases.
    this.#table.command(phase === 'cut' ? { type: 'cut', dealer: seat } : { type: 'peg', seat, points });
    if (this.#table.state.phase === 'deal') this.#table.command({ type: 'free' });
    if (this.#isPlaying) this.#soon();
    else this.#over();
    this.#options.stepped();
  }

  #over(): void {
    const report = reportsIn(this.#journal).at(-1);
    if (report !== undefined) this.#owe(report);
    this.#send();
    this.#sitDown();
  }

  #owe(report: GameReport): void {
    if (this.#waiting.size === 0) this.#sendAgain();
    this.#waiting.set(report.digest, { report, since: this.#options.clock.now() });
  }

  #send(): void {
    const { hall, number, key } = this.#options;
    for (const { report } of this.#waiting.values())
      void this.#bus.publish(topicsOf(hall).result(number), withMac(key, { report }));
  }

  #sendAgain(): void {
    this.#options.clock.after(AGAIN, () => {
      if (this.#waiting.size === 0) return;
      this.#send();
      this.#sendAgain();
    });
  }

  #receipt(receipt: MessageOf<'receipt'> | undefined): void {
    const owed = this.#waiting.get(receipt?.digest ?? '');
    if (receipt === undefined || owed === undefined || receipt.verdict === 'refused') return;
    const { id, revision } = owed.report;
    if (id.journal !== receipt.id.journal || id.game !== receipt.id.game || revision !== receipt.revision)
      return;
    this.#waiting.delete(receipt.digest);
    this.#options.received(this.#options.clock.now() - Math.max(owed.since, this.#upSince));
  }
}
