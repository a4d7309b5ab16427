// One table of a simulated night: a real table with its journal and its link to the hall, and two who play at its board.
import { EventEmitter } from 'node:events';
import { Xorshift } from '../../../hardware/emulator/random.ts';
import type { KeyId } from '../../../shared/protocol/index.ts';
import type { HallDoor } from '../../hall/link/door.ts';
import { TableLink } from '../../hall/link/link.ts';
import { LinkMemory } from '../../hall/link/memory.ts';
import type { ToTableOf } from '../../hall/messages.ts';
import { openTableJournal, Table, type TableJournal } from '../../table/index.ts';
import { ProcessTime, type WorldTime } from '../simulate/time.ts';

/** Milliseconds between two pegs, and points of one at most: some 50 pegs are a game of a quarter of an hour. */
const PEG = { time: 18_000, most: 8 } as const;

interface SeatOptions {
  readonly number: string;
  readonly folder: string;
  readonly door: HallDoor;
  readonly time: WorldTime;
  readonly seed: number;
  /** It has power, but no players. */
  readonly isIdle: boolean;
  /** When the hall was last able again to keep results. */
  readonly openSince: () => number;
  /** Called after each peg. */
  readonly stepped: () => void;
  /** Called with the milliseconds from the end of a game, or the connection's return, to the receipt. */
  readonly received: (delay: number) => void;
}

/** A board that shows nothing; a key is received at once. */
class QuietBoard extends EventEmitter {
  readonly status = { state: 'ready', port: 'night' } as const;
  show(): void {}
  cue(): void {}
  press(...keys: readonly KeyId[]): void {
    for (const key of keys)
      for (const action of ['press', 'release']) this.emit('key', { key, action, time: 0 });
  }
}

/** Everything that power keeps going. */
interface Running {
  readonly clock: ProcessTime;
  readonly board: QuietBoard;
  readonly table: Table;
  readonly link: TableLink;
  readonly memory: LinkMemory;
}

export class SimulatedTable {
  readonly #options: SeatOptions;
  readonly #random: Xorshift;
  /** When a result became owed that has no receipt yet. */
  #owedSince: number | undefined;
  #upSince = 0;
  #running: Running | undefined;
  #journal: TableJournal | undefined;

  constructor(options: SeatOptions) {
    this.#options = options;
    this.#random = new Xorshift(options.seed);
  }

  /** The journal, open or as it was left. */
  get journal(): TableJournal {
    if (this.#journal === undefined) throw new Error(`table ${this.#options.number} has no journal yet`);
    return this.#journal;
  }

  /** Whether the hall has every result of this table, and every signature. */
  get isQuiet(): boolean {
    const games = this.#running?.memory.value.games ?? [];
    return games.every(({ verdict, stands }) => verdict !== null && stands?.signed.includes(false) === false);
  }

  /** Has power, for the first time or again: the journal and the memory beside it are all that it knows. */
  begin(): void {
    const { folder, time, number, isIdle } = this.#options;
    const clock = new ProcessTime(time);
    const board = new QuietBoard();
    const journal = openTableJournal(folder);
    const table = new Table({ journal, board, clock, settings: { lanes: 2 } });
    table.start();
    const memory = new LinkMemory('http://hall/', { file: `${folder}/hall.json`, damaged: () => {} });
    const link = new TableLink({
      table,
      memory,
      door: this.#door,
      journal: journal.id,
      wish: number,
      version: 'night',
      colours: () => ['vermilion', 'blue'],
      clock,
      random: () => this.#random.next(),
    });
    this.#journal = journal;
    this.#running = { clock, board, table, link, memory };
    link.start();
    if (!isIdle) this.#soon(clock);
  }

  /** Loses its power. */
  die(): void {
    this.#running?.link.close();
    this.#running?.clock.end();
    this.#running = undefined;
    this.#journal?.close();
  }

  /** The hall's door, with a listener that measures. */
  get #door(): HallDoor {
    const { door, time } = this.#options;
    return {
      join: (asked) => door.join(asked),
      connect: (key, listener) =>
        door.connect(key, {
          ...listener,
          opened: () => {
            this.#upSince = time.now();
            listener.opened();
          },
          message: (message) => {
            if (message.type === 'receipt') this.#receipt(message);
            listener.message(message);
          },
        }),
    };
  }

  #soon(clock: ProcessTime): void {
    clock.after(PEG.time * (0.5 + this.#random.below(100) / 100), () => this.#step());
  }

  /** The players do what comes next: a peg, or the buttons by which both sign, and begin. */
  #step(): void {
    if (this.#running === undefined) return;
    const { table, board, clock } = this.#running;
    const { phase } = table.state;
    const rests = phase === 'none' || phase === 'over';
    // The table joins its hall; or the display says that the card was copied, and how to go on.
    const { code } = table.view.desk ?? {};
    if (code === 'joining' || code === 'duplicate') board.press('D');
    else if (rests) board.press('P1', 'P2');
    else if (phase === 'cut') board.press(this.#button());
    else board.press(`${1 + this.#random.below(PEG.most)}` as KeyId, this.#button());
    // The board keeps score without the phases of the deal.
    if (table.state.phase === 'deal') table.command({ type: 'free' });
    if (table.state.phase === 'over' && !rests) this.#owedSince = clock.now();
    this.#soon(clock);
    if (!rests) this.#options.stepped();
  }

  #button(): KeyId {
    return this.#random.below(2) === 0 ? 'P1' : 'P2';
  }

  #receipt({ verdict }: ToTableOf<'receipt'>): void {
    if (verdict === 'refused' || this.#owedSince === undefined) return;
    const { time, openSince } = this.#options;
    this.#options.received(time.now() - Math.max(this.#owedSince, this.#upSince, openSince()));
    this.#owedSince = undefined;
  }
}
