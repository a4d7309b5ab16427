// The look at everything: now and then all troubles end, hands rest, and soon everything has to be as it should.
import { fitText } from '../../../shared/protocol/index.ts';
import type { World } from './world.ts';

/** Milliseconds between two looks. */
const INTERVAL = 60_000;
/** Milliseconds in which everything has to be as it should once troubles have ended. */
const CONVERGENCE = 60_000;
const PAUSE = 500;

export class Inspector {
  /** Looks so far. */
  count = 0;
  readonly #world: World;
  #cancel: () => void = () => {};

  constructor(world: World) {
    this.#world = world;
    this.#later();
  }

  /** Ends all troubles and looks until everything is as it should. */
  inspect(): void {
    this.#cancel();
    this.#world.schedule.pause();
    this.#rest(true);
    this.#look(this.#world.time.now() + CONVERGENCE);
  }

  #later(): void {
    this.#cancel = this.#world.time.after(INTERVAL, () => this.inspect());
  }

  #rest(on: boolean): void {
    const { players, phones } = this.#world;
    players.playing = !on;
    for (const phone of phones) phone.claiming = !on;
  }

  #look(end: number): void {
    const world = this.#world;
    const { time, phones, laws, schedule } = world;
    const wrong = this.#wrong();
    if (wrong !== undefined && time.now() < end) {
      this.#cancel = time.after(PAUSE, () => this.#look(end));
      return;
    }
    if (wrong !== undefined) world.broken('converges', wrong);
    for (const phone of phones) phone.judge();
    this.count++;
    world.trace(`inspected, ${laws.oracle.length} entries, ${laws.oracle.pegs}`);
    schedule.resume();
    this.#rest(false);
    this.#later();
  }

  /** What is not yet as it should be; undefined if everything is. */
  #wrong(): string | undefined {
    const { board, laws, phones, host } = this.#world;
    if (host === undefined) return 'there is no host';
    const { state } = host.connection.status;
    if (state !== 'ready') return `the board is ${state}`;
    const { ledger, oracle } = laws;
    if (ledger.shown !== oracle.pegs) return `${ledger.shown} is lit in place of ${oracle.pegs}`;
    const waiting = phones.findIndex(({ waits }) => waits);
    if (waiting >= 0) return `phone ${waiting} has no answer`;
    const rows = host.table.view.rows.map(fitText).join('|');
    const shown = board.machine.text.map(fitText).join('|');
    if (rows !== shown) return `the display says ${shown} in place of ${rows}`;
    const { canUndo, canRedo } = host.table.view;
    return oracle.differs(host.table.state, { undo: canUndo, redo: canRedo });
  }
}
