// The parts of a hall that runs: its journal, the line to its tables, and its pages.
import { type Hall, openHall } from '../../hall/index.ts';
import type { Log } from '../../system/log.ts';
import { startHallWeb } from '../../web/hall/index.ts';
import type { Web } from '../../web/table/index.ts';
import { type Say, tellDamaged } from '../serving.ts';
import { openBoards } from './boards.ts';

interface HouseOptions {
  readonly log: Log;
  readonly say: Say;
  /** Where the pages are, and who may see them. */
  readonly site: Omit<Parameters<typeof startHallWeb>[0], 'hall' | 'log' | 'boards'>;
}

const KEYS_LOST = 'The hall no longer knows its tables: let each one in again at the desk.';

/** What tables and people reach. */
interface OpenParts {
  readonly boards: ReturnType<typeof openBoards>;
  readonly web: Web;
}

/** Holds its folder from the beginning, so that nobody else does. */
export class House {
  readonly #data: string;
  readonly #closing: (() => unknown)[] = [];
  readonly hall: Hall;

  /** Errors: those of a journal. */
  constructor(data: string) {
    this.#data = data;
    this.hall = openHall(data);
    this.#closing.push(() => this.hall.close());
  }

  /** Opens the line to the tables, and the pages. Errors: those of the rooms. */
  async open({ log, say, site }: HouseOptions): Promise<OpenParts> {
    const { hall } = this;
    const damaged = tellDamaged({ log, say }, KEYS_LOST);
    const boards = openBoards({ hall, log, data: this.#data, damaged });
    this.#closing.push(boards.close);
    const web = await startHallWeb({ ...site, hall, log, boards });
    this.#closing.push(() => web.close());
    return { boards, web };
  }

  /** The last that was opened ends first. */
  async close(): Promise<void> {
    for (const each of this.#closing.splice(0).reverse()) await each();
  }
}
