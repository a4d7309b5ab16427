// The whole machine on a bench: real firmware in the emulator, Johnny-Five, table, web server; only the disk is memory.
import { once } from 'node:events';
import { Emulator } from '../../../hardware/emulator/index.ts';
import { SIX_CARD } from '../../../shared/rules/index.ts';
import { Connection, portSource, silentLog } from '../../board/index.ts';
import { Table } from '../../table/index.ts';
import { MemoryJournal } from '../../table/testing/rig.ts';
import { startWeb, type Web } from '../index.ts';

/** Everything, connected and with a game begun. */
export class Whole {
  readonly emulator: Emulator;
  readonly connection: Connection;
  readonly table: Table;
  web: Web;

  private constructor(emulator: Emulator, connection: Connection, table: Table, web: Web) {
    this.emulator = emulator;
    this.connection = connection;
    this.table = table;
    this.web = web;
  }

  static async start(): Promise<Whole> {
    const emulator = await Emulator.start();
    const open = portSource('emulator', async () => emulator.openPort());
    const connection = new Connection({ open, lanes: 3 });
    const table = new Table({ journal: new MemoryJournal([]), board: connection, settings: { lanes: 3 } });
    table.start();
    table.command({ type: 'newGame', rules: SIX_CARD, players: ['Red', 'Blue'] });
    connection.start();
    while (connection.status.state !== 'ready') await once(connection, 'status');
    const web = await startWeb({ table, emulator, port: 0, log: silentLog });
    return new Whole(emulator, connection, table, web);
  }

  /** The web server goes and comes back on the same port, as when the host is started anew. */
  async restartWeb(whileAway: () => Promise<void>): Promise<void> {
    const { port } = this.web;
    await this.web.close();
    await whileAway();
    const { table, emulator } = this;
    this.web = await startWeb({ table, emulator, port, log: silentLog });
  }

  async stop(): Promise<void> {
    await this.web.close();
    await this.connection.close();
    this.table.close();
    await this.emulator.stop();
  }
}
