// The parts of a hall that runs: its journal, the line to its tables, and its pages. They are opened anew when a night has come back.
import { DEFAULT } from '../../../shared/words/registry.ts';
import { type Hall, openHall, type RecoveredNight, takeOver } from '../../hall/index.ts';
import type { Log } from '../../system/log.ts';
import { startHallWeb } from '../../web/hall/index.ts';
import type { Web } from '../../web/table/index.ts';
import { tellDamaged } from '../damaged.ts';
import type { Fail, Say } from '../serving.ts';
import { openBoards } from './boards.ts';

interface HouseOptions {
  readonly log: Log;
  readonly say: Say;
  /** Told where a night has come back, and a part cannot be opened again. */
  readonly fail: Fail;
  /** Where the pages are, and who may see them. */
  readonly site: Omit<Parameters<typeof startHallWeb>[0], 'hall' | 'log' | 'boards'>;
  readonly boards: Pick<Parameters<typeof openBoards>[0], 'broker' | 'tcp' | 'alone'>;
}

const KEYS_LOST =
  'The hall no longer knows its tables: connect each one again at the desk, by the letters that it shows.';

/** What tables and people reach. */
export interface OpenParts {
  readonly boards: Awaited<ReturnType<typeof openBoards>>;
  readonly web: Web;
}

/** Holds its folder from the beginning, so that nobody else does. */
export class House {
  readonly #data: string;
  readonly #closing: (() => unknown)[] = [];
  #hall: Hall;
  /** Taking a night over, while that lasts. */
  #turning: Promise<void> | undefined;

  /** Errors: those of a journal. */
  constructor(data: string) {
    this.#data = data;
    this.#hall = this.#openHall();
  }

  get hall(): Hall {
    return this.#hall;
  }

  /** Opens the line to the tables, and the pages. Errors: those of the rooms. */
  async open(options: HouseOptions): Promise<OpenParts> {
    const [data, hall] = [this.#data, this.#hall];
    const { log, say, site, boards: of } = options;
    const damaged = tellDamaged({ log, say }, KEYS_LOST);
    const boards = await openBoards({ ...of, hall, log, data, damaged });
    this.#closing.push(boards.close);
    const web = await startHallWeb({ ...site, hall, log, boards });
    this.#closing.push(() => web.close());
    const { tcp } = of;
    const again: HouseOptions = {
      ...options,
      site: { ...site, port: web.port },
      boards: { ...of, tcp: tcp && { ...tcp, port: boards.port ?? tcp.port } },
    };
    boards.recovery.on('recovered', (night) => {
      this.#turning = this.#turn(night, boards, again).catch(options.fail);
    });
    return { boards, web };
  }

  async close(): Promise<void> {
    await this.#turning;
    await this.#end();
  }

  /** A night has come back: the hall ends, and goes on as the one that had it, at the same ports. */
  async #turn(night: RecoveredNight, { keys }: OpenParts['boards'], options: HouseOptions): Promise<void> {
    await this.#end();
    takeOver(this.#data, night, keys);
    this.#hall = this.#openHall();
    await this.open(options);
    const [entries, tables] = [night.entries.length, night.tables.length];
    const message = DEFAULT.hallCommands.recovery.done(entries, tables);
    options.say('recovered', { hall: night.hall, entries, tables }, message);
  }

  #openHall(): Hall {
    const hall = openHall(this.#data);
    this.#closing.push(() => hall.close());
    return hall;
  }

  /** The last that was opened ends first. */
  async #end(): Promise<void> {
    for (const each of this.#closing.splice(0).reverse()) await each();
  }
}
