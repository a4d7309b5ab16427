// Tables with a board that play for a hall over the network: real tables with real links, and pressed keys.
import { randomUUID } from 'node:crypto';
import { doorAt, HallTrust } from '../../../hall/link/door.ts';
import { TableLink } from '../../../hall/link/link.ts';
import { LinkMemory } from '../../../hall/link/memory.ts';
import type { Table } from '../../../table/index.ts';
import { Rig } from '../../../table/testing/rig.ts';

/** Points of one peg: every number up to them is that of some hand, and 19 is not. */
const MOST_POINTS = 18;

interface BoardOptions {
  /** The number that the table would like. */
  readonly wish?: string;
  readonly journal?: string;
}

/** Pegs at a table's page until a player has these points. */
function pegTo(table: Table, seat: number, wanted: number): void {
  for (let at = table.state.pegs[seat]?.front ?? 0; at < wanted; at += MOST_POINTS)
    table.command({ type: 'peg', seat, points: Math.min(MOST_POINTS, wanted - at) });
}

/** A table on a bench: its keys are heard at once. Its clock is the machine's, as the hall's is. */
export class BoardTable {
  readonly #rig = new Rig({ lanes: 2, players: ['Red', 'Blue'], began: Date.now() });
  readonly #link: TableLink;

  /** `hall`: its address. */
  constructor(hall: string, options: BoardOptions = {}) {
    const memory = new LinkMemory(hall);
    this.#link = new TableLink({
      table: this.#rig.table,
      journal: options.journal ?? randomUUID(),
      wish: options.wish,
      memory,
      door: doorAt(hall, new HallTrust(memory)),
      version: '0.1.0',
      colours: () => ['vermilion', 'blue'],
    });
    this.#link.start();
  }

  /** Its way into the hall, until it has its number. */
  get status(): TableLink['status'] {
    return this.#link.status;
  }

  /** What its display shows. */
  get rows(): readonly string[] {
    return this.#rig.rows;
  }

  press(keys: string): void {
    this.#rig.keys(keys);
  }

  /** The cut is over, and both peg until they have these points. */
  pegTo(...points: readonly [number, number]): void {
    const { table } = this.#rig;
    if (table.state.phase === 'cut') this.press('P1');
    if (table.state.phase === 'deal') table.command({ type: 'free' });
    for (const [seat, wanted] of points.entries()) pegTo(table, seat, wanted);
  }

  /** The cable of the board is pulled out. */
  unplug(): void {
    this.#rig.board.become({ state: 'lost', port: 'bench' });
  }

  close(): void {
    this.#link.close();
  }
}
