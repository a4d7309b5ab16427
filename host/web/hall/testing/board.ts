// A table with a board that plays for a hall over the network: a real table, its real link, and keys that somebody presses.
import { randomUUID } from 'node:crypto';
import { connectBus } from '../../../bus/index.ts';
import { doorAt, LinkMemory, TableLink } from '../../../link/index.ts';
import { Rig } from '../../../table/testing/rig.ts';

/** Points of one peg: no hand or play has more than 29. */
const MOST_POINTS = 20;

interface BoardOptions {
  /** The number that the table would like. */
  readonly wish?: string;
  readonly journal?: string;
}

export class BoardTable {
  readonly #rig = new Rig({ lanes: 2, players: ['Red', 'Blue'] });
  readonly #link: TableLink;

  /** `hall`: its address. */
  constructor(hall: string, { wish, journal = randomUUID() }: BoardOptions = {}) {
    const broker = new URL('mqtt', hall);
    broker.protocol = 'ws:';
    this.#link = new TableLink({
      table: this.#rig.table,
      journal,
      wish,
      memory: new LinkMemory(hall),
      door: doorAt(hall),
      dial: (_, login) => connectBus({ url: broker.href, ...login }),
      version: '0.1.0',
      colours: () => ['vermilion', 'blue'],
    });
    this.#link.start();
  }

  /** The letters that it shows; undefined once it has its number. */
  get letters(): string | undefined {
    return this.#link.status.letters;
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
    for (const [seat, wanted] of points.entries()) {
      let at = table.state.pegs[seat]?.front ?? 0;
      for (; at < wanted; at += MOST_POINTS)
        table.command({ type: 'peg', seat, points: Math.min(MOST_POINTS, wanted - at) });
    }
  }

  /** The cable of the board is pulled out. */
  unplug(): void {
    this.#rig.board.become({ state: 'lost', port: 'bench' });
  }

  close(): Promise<void> {
    return this.#link.close();
  }
}
