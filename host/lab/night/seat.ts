// One table of a simulated night: a real table with its journal and its link to the hall, and two who play at its board.
import { Xorshift } from '../../../hardware/emulator/random.ts';
import type { KeyId } from '../../../shared/protocol/index.ts';
import type { ToTableOf } from '../../hall/index.ts';
import { type HallDoor, LinkMemory, TableLink } from '../../hall/link/index.ts';
import type { Clock } from '../../system/clock.ts';
import { openTableJournal, Table, type TableJournal } from '../../table/index.ts';
import { type HandledBoard, quietBoard } from './hands.ts';

/** Points of one peg at most: a game then takes some 50 pegs, as on a real evening. */
const MOST_POINTS = 8;
const DIGITS: readonly KeyId[] = ['0', '1', '2', '3', '4', '5', '6', '7', '8'];

interface SeatOptions {
  readonly number: string;
  readonly folder: string;
  readonly door: HallDoor;
  readonly clock: Clock;
  /** Milliseconds between two pegs. */
  readonly pace: number;
  readonly seed: number;
  /** Nobody plays: it only has power. */
  readonly isIdle?: boolean;
  /** When the hall was last able again to keep results. */
  readonly openSince: () => number;
  /** Opens a board with the real firmware; without it, one that shows nothing. */
  readonly board?: (() => Promise<HandledBoard>) | undefined;
  /** Told of every step that somebody at the table takes; whether it was one of a game. */
  readonly stepped: (plays: boolean) => void;
  /** Told of the last peg of a game of the night, and of the buttons by which both signed it. */
  readonly pressed?: ((game: string, last: 'over' | 'signed') => void) | undefined;
  /** Told of every receipt, with the milliseconds since the game was over and the line was up. */
  readonly received: (delay: number) => void;
}

/** Everything that power keeps going. */
interface Running {
  readonly journal: TableJournal;
  readonly hands: HandledBoard;
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
  #callOff: () => void = () => {};

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
    return games.every(({ verdict, confirmed }) => verdict !== null && !confirmed.includes(false));
  }

  /** Has power, for the first time or again: the journal and the memory beside it are all that it knows. */
  async begin(): Promise<void> {
    const { folder, clock, number, board } = this.#options;
    const hands = board === undefined ? quietBoard() : await board();
    const journal = openTableJournal(folder);
    const table = new Table({ journal, board: hands.board, clock, settings: { lanes: 2 } });
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
    });
    this.#journal = journal;
    this.#running = { journal, hands, table, link, memory };
    link.start();
    if (this.#options.isIdle !== true) this.#soon();
  }

  /** Loses its power. */
  async die(): Promise<void> {
    const running = this.#running;
    this.#running = undefined;
    this.#callOff();
    if (running === undefined) return;
    const { link, table, journal, hands } = running;
    table.close();
    link.close();
    journal.close();
    await hands.close();
  }

  /** The hall's door, with an ear at it. */
  get #door(): HallDoor {
    const { door, clock } = this.#options;
    return {
      join: (asked) => door.join(asked),
      connect: (key, listener) =>
        door.connect(key, {
          ...listener,
          opened: () => {
            this.#upSince = clock.now();
            listener.opened();
          },
          message: (message) => {
            if (message.type === 'receipt') this.#receipt(message);
            listener.message(message);
          },
        }),
    };
  }

  #soon(): void {
    const { clock, pace } = this.#options;
    this.#callOff = clock.after(pace * (0.5 + this.#random.below(100) / 100), () => void this.#step());
  }

  /** Somebody does what comes next: a peg, or the buttons by which both sign, and begin. */
  async #step(): Promise<void> {
    const running = this.#running;
    if (running === undefined) return;
    const { table, hands } = running;
    const { phase } = table.state;
    const rests = phase === 'none' || phase === 'over';
    // The table joins its hall; or the display says that the card was copied, and how to go on.
    const { code } = table.view.desk ?? {};
    if (code === 'joining' || code === 'duplicate') await hands.press('D');
    else if (rests) await hands.press('P1', 'P2');
    else if (phase === 'cut') await hands.press(this.#button());
    else await hands.press(DIGITS[1 + this.#random.below(MOST_POINTS)] ?? '1', this.#button());
    if (this.#running !== running) return;
    // Both know what they are doing: the board keeps score, and nobody follows the phases.
    if (table.state.phase === 'deal') table.command({ type: 'free' });
    if (table.state.phase === 'over' && !rests) this.#owedSince = this.#options.clock.now();
    const { id } = table.begun?.assignment ?? {};
    if (id !== undefined && table.state.phase === 'over')
      this.#options.pressed?.(id, rests ? 'signed' : 'over');
    this.#soon();
    this.#options.stepped(!rests);
  }

  #button(): KeyId {
    return this.#random.below(2) === 0 ? 'P1' : 'P2';
  }

  #receipt({ verdict }: ToTableOf<'receipt'>): void {
    if (verdict === 'refused' || this.#owedSince === undefined) return;
    const { clock, openSince } = this.#options;
    this.#options.received(clock.now() - Math.max(this.#owedSince, this.#upSince, openSince()));
    this.#owedSince = undefined;
  }
}
