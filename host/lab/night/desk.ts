// The hall's end of a simulated night: a real hall with its journal, and its line to the tables.
import type { Bus } from '../../bus/index.ts';
import { type Hall, HallLine, openHall, type TableKeys } from '../../hall/index.ts';
import type { Clock } from '../../system/clock.ts';

interface DeskOptions {
  readonly folder: string;
  readonly keys: TableKeys;
  readonly dial: () => Bus;
  readonly clock: Clock;
}

export class SimulatedHall {
  readonly hall: Hall;
  readonly #line: HallLine;

  constructor({ folder, keys, dial, clock }: DeskOptions) {
    this.hall = openHall(folder, () => 1 + clock.now());
    this.#line = new HallLine({ hall: this.hall, keys, bus: dial(), clock });
  }

  /** Dies between two messages. */
  async die(): Promise<void> {
    const closed = this.#line.close();
    this.hall.close();
    await closed;
  }
}
