// One process of the host: the real journal, table, connection and web application, with time, disk and line in the world's hands.
import { join } from 'node:path';
import { Connection, openingSource, silentLog } from '../../board/index.ts';
import { SharedBoard, Table, type TableJournal, takeOver } from '../../table/index.ts';
import { siteApp } from '../../web/kit/app.ts';
import { Limits } from '../../web/kit/limits.ts';
import type { App } from '../../web/kit/parts.ts';
import { NO_PROXIES } from '../../web/kit/proxies.ts';
import { SEARCHES } from '../../web/table/games/games.ts';
import { seatCredentials, tableSettings } from '../../web/table/index.ts';
import type { Parts } from '../../web/table/parts.ts';
import { addRoutes } from '../../web/table/routes.ts';
import { TableService } from '../../web/table/service.ts';
import { LANES } from './board.ts';
import { Gate } from './gate.ts';
import { ProcessTime } from './time.ts';
import type { World } from './world.ts';

const COOKIE = 'muggins_host';
/** The address under which phones know the host. */
const ADDRESS = '192.168.1.20:8663';

/** Who asks: a seat's phone with its key, or a program of the host. */
type Caller = { readonly key: string } | 'host';

/** An answer of the web application. */
export interface WebAnswer {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

export class SimulatedHost {
  readonly time: ProcessTime;
  readonly table: Table;
  readonly connection: Connection;
  readonly board: SharedBoard;
  readonly credentials: ReturnType<typeof seatCredentials>;
  readonly #app: App;
  readonly #service: TableService;
  readonly #gates = new Set<Gate>();

  /** @param firstSequence of its messages: no two hosts in a row begin with the same */
  constructor(world: World, journal: TableJournal, firstSequence: number) {
    this.time = new ProcessTime(world.time);
    const clock = this.time;
    const { folder } = world.disk;
    const open = openingSource('simulated', () => this.#open(world));
    this.connection = new Connection({ open, lanes: LANES, clock, firstSequence });
    this.#follow(world);
    const { newId } = world;
    this.board = new SharedBoard(this.connection, { clock, lanes: () => LANES });
    const { board } = this;
    this.table = new Table({ journal, board, clock, newId, settings: { lanes: LANES } });
    this.table.start();
    this.credentials = seatCredentials({ file: join(folder, 'keys.json') });
    const { app, service } = this.#serve(folder);
    this.#app = app;
    this.#service = service;
    this.connection.start((entry) => takeOver(this.table, entry));
  }

  /** Asks the web application, as a request from the network does. */
  async ask(caller: Caller, path: string, posted?: unknown): Promise<WebAnswer> {
    const headers = {
      host: ADDRESS,
      'content-type': 'application/json',
      authorization: `Bearer ${caller === 'host' ? this.credentials.token : caller.key}`,
    };
    const incoming = { headers, socket: { remoteAddress: '192.168.1.50' } };
    const init =
      posted === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(posted) };
    const response = await this.#app.request(path, init, { incoming });
    return { status: response.status, body: (await response.json()) as WebAnswer['body'] };
  }

  /** Ends at once: nothing that it still had to do is done. What it leaves in this process is cleared away unheard. */
  die(): void {
    this.time.end();
    for (const gate of this.#gates) gate.die();
    this.connection.removeAllListeners();
    this.#service.stop();
    this.table.close();
    void this.connection.close();
    for (const gate of this.#gates) gate.emit('close');
  }

  /** What it hears of its board, the laws hear as well. */
  #follow({ laws, trace, disturb, stir }: World): void {
    this.connection.on('key', (event) => {
      trace(`told ${event.key} ${event.action}`);
      laws.told(event);
    });
    this.connection.on('keysRefused', (presses) => {
      trace(`told of ${presses} refused`);
      laws.toldRefused(presses);
    });
    this.connection.on('status', ({ state, error }) => {
      trace(`board ${state} ${error?.code ?? ''}`.trim());
      disturb();
      stir();
    });
  }

  #open({ board, stir }: World): Gate {
    stir();
    const gate = new Gate(board.openPort(), this.time);
    this.#gates.add(gate);
    gate.once('close', () => this.#gates.delete(gate));
    return gate;
  }

  #serve(folder: string): { readonly app: App; readonly service: TableService } {
    const { table, board, credentials, connection } = this;
    const log = silentLog;
    const settings = tableSettings(join(folder, 'table.json'));
    const applied = ({ brightness, colours, debounce }: typeof settings.value): void =>
      connection.configure({ brightness, colours, debounce });
    // Worlds are the same at any hour.
    const date = () => new Date(2026, 0, 1, 12);
    const seen = { table, board, credentials, settings, applied, date };
    const service = new TableService({ ...seen, emulated: false, log });
    service.start(() => {});
    const limits = new Limits({ search: SEARCHES });
    const parts = { credentials, limits, log, cookie: COOKIE, proxies: NO_PROXIES };
    const all: Parts = {
      ...parts,
      table,
      service,
      phones: () => [],
      state: () => JSON.stringify(service.message),
    };
    const app = siteApp(parts, { folder, pages: [] }, (routes) => addRoutes(routes, all));
    return { app, service };
  }
}

/** A deliberate mistake in a part of the host: what it gets for its journal, and what becomes of it when it has started. */
export interface Mistake {
  readonly journal?: (journal: TableJournal, world: World) => TableJournal;
  readonly host?: (host: SimulatedHost, world: World) => void;
}

/** The processes of the host, one after the other: each begins with what the last has left on the disk. */
export class Hosts {
  /** The process that runs, if one does. */
  now: SimulatedHost | undefined;
  readonly #world: World;
  readonly #mistake: Mistake;
  /** Why there is none. */
  readonly #down = new Set<string>();
  #count = 0;

  constructor(world: World, mistake: Mistake = {}) {
    this.#world = world;
    this.#mistake = mistake;
  }

  open(): void {
    const world = this.#world;
    const { disk, laws } = world;
    try {
      const journal = disk.open();
      laws.reopened(journal);
      this.#count++;
      const given = this.#mistake.journal?.(journal, world) ?? journal;
      this.now = new SimulatedHost(world, given, 1 + ((this.#count - 1) % 127));
      this.#mistake.host?.(this.now, world);
      world.trace(`host ${this.#count} starts, ${laws.oracle.length} entries`);
    } catch (error) {
      world.broken('opens', error instanceof Error ? (error.stack ?? error.message) : String(error));
    }
    world.stir();
  }

  /** The process ends at once. */
  kill(): void {
    const { time, disk } = this.#world;
    // A write that is torn just now has to return before its files are taken away.
    if (this.#end('host dies')) time.after(0, () => disk.kill());
  }

  /** The process ends as it should. */
  close(): void {
    if (this.#end('host ends')) this.#world.disk.close();
  }

  /** Takes the host down for a reason. @returns what lets it start again */
  without(reason: string, end: () => void): () => void {
    this.#down.add(reason);
    end();
    return () => {
      this.#down.delete(reason);
      // Behind a kill of this very moment, whose files are copied first.
      this.#world.time.after(1, () => {
        if (this.#down.size === 0 && this.now === undefined) this.open();
      });
    };
  }

  #end(how: string): boolean {
    const host = this.now;
    this.now = undefined;
    if (host === undefined) return false;
    const { trace, stir, disturb } = this.#world;
    trace(how);
    host.die();
    stir();
    disturb();
    return true;
  }
}
