// The look at everything: now and then all troubles end, hands rest, and soon everything has to be as it should.
import { fitText } from '../../../shared/protocol/index.ts';
import type { SimulatedBoard } from './board.ts';
import type { SimulatedHost } from './host.ts';
import type { Laws } from './laws.ts';
import type { Phone } from './phones.ts';
import type { Players } from './players.ts';
import type { Schedule } from './schedule.ts';
import type { WorldTime } from './time.ts';

/** Milliseconds between two looks. */
const INTERVAL = 60_000;
/** Milliseconds in which everything has to be as it should once troubles have ended. */
const CONVERGENCE = 60_000;
const PAUSE = 500;

interface InspectorOptions {
  readonly time: WorldTime;
  readonly board: SimulatedBoard;
  readonly laws: Laws;
  readonly schedule: Schedule;
  readonly players: Players;
  readonly phones: readonly Phone[];
  readonly host: () => SimulatedHost | undefined;
  readonly trace: (line: string) => void;
  readonly broken: (law: string, how: string) => void;
}

export class Inspector {
  /** Looks so far. */
  count = 0;
  readonly #options: InspectorOptions;
  #cancel: () => void = () => {};

  constructor(options: InspectorOptions) {
    this.#options = options;
    this.#later();
  }

  /** Ends all troubles and looks until everything is as it should. */
  inspect(): void {
    this.#cancel();
    this.#options.schedule.pause();
    this.#rest(true);
    this.#look(this.#options.time.now() + CONVERGENCE);
  }

  #later(): void {
    this.#cancel = this.#options.time.after(INTERVAL, () => this.inspect());
  }

  #rest(on: boolean): void {
    const { players, phones } = this.#options;
    players.playing = !on;
    for (const phone of phones) phone.claiming = !on;
  }

  #look(end: number): void {
    const { time, broken, phones, laws, trace, schedule } = this.#options;
    const host = this.#options.host();
    const wrong = this.#unsettled(host);
    if (wrong !== undefined && time.now() < end) {
      this.#cancel = time.after(PAUSE, () => this.#look(end));
      return;
    }
    const different = wrong ?? (host && this.#differs(host));
    if (different !== undefined) broken('converges', different);
    for (const phone of phones) phone.judge();
    this.count++;
    trace(`inspected, ${laws.oracle.length} entries, ${laws.oracle.pegs}`);
    schedule.resume();
    this.#rest(false);
    this.#later();
  }

  /** What is not yet as it should be; undefined if everything is. */
  #unsettled(host: SimulatedHost | undefined): string | undefined {
    const { board, laws, phones } = this.#options;
    if (host === undefined) return 'there is no host';
    const { state } = host.connection.status;
    if (state !== 'ready') return `the board is ${state}`;
    const { ledger, oracle } = laws;
    if (ledger.shown !== oracle.pegs) return `${ledger.shown} is lit in place of ${oracle.pegs}`;
    const waiting = phones.findIndex(({ waits }) => waits);
    if (waiting >= 0) return `phone ${waiting} has no answer`;
    const rows = host.table.view.rows.map(fitText).join('|');
    const shown = board.rows.map(fitText).join('|');
    return rows === shown ? undefined : `the display says ${shown} in place of ${rows}`;
  }

  /** What host and journal have wrong of the game. */
  #differs({ table }: SimulatedHost): string | undefined {
    const { laws } = this.#options;
    const { canUndo, canRedo } = table.view;
    return laws.oracle.differs(table.state, { undo: canUndo, redo: canRedo });
  }
}
