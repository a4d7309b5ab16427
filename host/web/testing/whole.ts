// The whole machine on a bench: real firmware in the emulator, Johnny-Five, table, web server; only the
// disk is memory.
import { once } from 'node:events';
import { holePixel } from '../../../hardware/board.ts';
import { Emulator } from '../../../hardware/emulator/index.ts';
import type { LaneCount } from '../../../shared/protocol/index.ts';
import { SIX_CARD } from '../../../shared/rules/index.ts';
import { Connection, silentLog } from '../../board/index.ts';
import { openingSource } from '../../board/transport.ts';
import type { FirstQuestions } from '../../table/cover.ts';
import { SharedBoard, Table } from '../../table/index.ts';
import { MemoryJournal } from '../../table/testing/rig.ts';
import type { Credentials } from '../kit/credentials.ts';
import { seatCredentials, startWeb, tableSettings, type Web, type WebOptions } from '../table/index.ts';

/** Tests run at any hour. */
const NOON = new Date(2026, 0, 5, 12);

/** Everything, connected and with a game begun. */
export class Whole {
  readonly emulator: Emulator;
  readonly connection: Connection;
  readonly board: SharedBoard;
  readonly table: Table;
  readonly credentials: Credentials;
  web: Web;

  readonly #options: Partial<WebOptions>;

  private constructor(
    parts: Pick<Whole, 'emulator' | 'connection' | 'board' | 'table' | 'web' | 'credentials'>,
    options: Partial<WebOptions>,
  ) {
    this.emulator = parts.emulator;
    this.connection = parts.connection;
    this.board = parts.board;
    this.table = parts.table;
    this.web = parts.web;
    this.credentials = parts.credentials;
    this.#options = options;
  }

  /** What the host's own programs send with each request. */
  get asHost(): { readonly authorization: string } {
    return { authorization: `Bearer ${this.credentials.token}` };
  }

  static async start(
    options: Partial<WebOptions> = {},
    journal: ConstructorParameters<typeof Table>[0]['journal'] = new MemoryJournal([]),
    first?: FirstQuestions,
    lanes: LaneCount = 3,
  ): Promise<Whole> {
    const emulator = await Emulator.start({ lanes });
    const open = openingSource('emulator', () => emulator.openPort());
    const settings = options.settings ?? tableSettings();
    const connection = new Connection({ open, lanes });
    const board = new SharedBoard(connection, { lanes: () => lanes });
    const table = new Table({
      journal,
      board,
      settings: { lanes, colours: () => settings.value.colours, ...(first && { first }) },
    });
    table.start();
    table.command({ type: 'newGame', rules: SIX_CARD, players: ['Red', 'Blue'] });
    connection.start();
    while (connection.status.state !== 'ready') await once(connection, 'status');
    const applied: WebOptions['applied'] = ({ brightness, colours }) =>
      connection.configure({ brightness, colours });
    const credentials = options.credentials ?? seatCredentials();
    const all = { settings, applied, date: () => NOON, ...options, credentials };
    const web = await startWeb({ table, board, emulator, port: 0, log: silentLog, ...all });
    return new Whole({ emulator, connection, board, table, web, credentials }, all);
  }

  /** Whether the board itself, as its firmware drives it, lights this hole. */
  lit(lane: number, hole: number): boolean {
    const first = 3 * holePixel(lane, hole);
    return this.emulator.view.pixels.subarray(first, first + 3).some((each) => each > 0);
  }

  /** The web server goes and comes back on the same port, as when the host is started anew. */
  async restartWeb(whileAway: () => Promise<void>): Promise<void> {
    const { port } = this.web;
    await this.web.close();
    await whileAway();
    const { table, board, emulator } = this;
    this.web = await startWeb({ table, board, emulator, log: silentLog, ...this.#options, port });
  }

  async stop(): Promise<void> {
    await this.web.close();
    await this.connection.close();
    this.table.close();
    await this.emulator.stop();
  }
}
