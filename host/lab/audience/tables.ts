// The tables of a measured evening: real ones, with their real links over the network, and the moment of each last button.
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { connectBus } from '../../bus/index.ts';
import { doorAt, HallTrust, LinkMemory } from '../../link/index.ts';
import { systemClock } from '../../system/clock.ts';
import { SimulatedTable } from '../night/seat.ts';
import type { HallProcess } from './hall.ts';

/** The last buttons of a game, since 1970: of its last peg, and of the second signature. */
export interface LastButtons {
  over?: number;
  signed?: number;
}

interface TablesOptions {
  readonly hall: HallProcess;
  readonly folder: string;
  readonly numbers: readonly string[];
  /** Milliseconds between two pegs. */
  readonly pace: number;
  readonly seed: number;
}

/** Milliseconds between two looks whether tables show their letters. */
const LOOK = 200;

const now = (): number => performance.timeOrigin + performance.now();

export class EveningTables {
  readonly #options: TablesOptions;
  readonly #tables: SimulatedTable[] = [];
  readonly buttons = new Map<string, LastButtons>();

  constructor(options: TablesOptions) {
    this.#options = options;
  }

  /** Every table has power, and the desk types the letters of each. */
  async begin(): Promise<void> {
    const { hall, folder, numbers, pace, seed } = this.#options;
    for (const number of numbers) {
      const table = new SimulatedTable({
        number,
        hall: hall.id,
        folder: join(folder, number),
        door: doorAt(hall.url, new HallTrust(new LinkMemory(hall.url))),
        dial: (login) => connectBus({ url: hall.broker, ...login }),
        clock: systemClock,
        pace,
        seed: seed * 1_000 + Number(number),
        openSince: () => 0,
        stepped: () => {},
        received: () => {},
        pressed: (game, last) => this.#note(game, { [last]: now() }),
      });
      this.#tables.push(table);
      await table.begin();
    }
    await this.#pair();
  }

  /** Whether the hall has every result and every signature. */
  get areQuiet(): boolean {
    return this.#tables.every(({ isQuiet }) => isQuiet);
  }

  async close(): Promise<void> {
    await Promise.all(this.#tables.map((table) => table.die()));
  }

  #note(game: string, buttons: LastButtons): void {
    this.buttons.set(game, { ...buttons, ...this.buttons.get(game) });
  }

  /** As a director does: letters of the list, with the number beside them. */
  async #pair(): Promise<void> {
    const { hall } = this.#options;
    for (let left = this.#tables.length; left > 0; await sleep(LOOK))
      for (const { code, wish } of await hall.asking()) {
        await hall.post('api/hall/boards', { code, table: wish });
        left -= 1;
      }
  }
}
