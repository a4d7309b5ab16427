// The web server of a table: the companion's pages, the state as JSON, commands and requests, and the live line.
import { join } from 'node:path';
import type { Clock } from '../../board/index.ts';
import { packageRoot } from '../../system/package.ts';
import type { Dealer, SharedBoard, Table } from '../../table/index.ts';
import { ALL_JOINS, JOINS, REFUSED_WAIT } from '../kit/allowance.ts';
import type { Credentials } from '../kit/credentials.ts';
import { Limits } from '../kit/limits.ts';
import { type SiteOptions, startServer, type Web } from '../kit/server.ts';
import type { PageEmulator } from './emulated.ts';
import { SEARCHES } from './games/games.ts';
import { openLines, type TableLines } from './lines.ts';
import { seatCredentials } from './parts.ts';
import { addRoutes } from './routes.ts';
import { TableService } from './service.ts';
import type { SettingValues, TableSettings } from './settings.ts';

/** The pages beside the scoreboard. */
const PAGES = ['seat', 'table', 'board', 'games', 'help', 'judge', 'daily'];
/** The one that writes firmware. */
const SERIAL = ['board'];
/** Name of the cookie that the host's pages show, up to the port. */
const COOKIE = 'muggins_host';

export interface WebOptions extends SiteOptions {
  readonly table: Table;
  /** The board of this table, which a demo can borrow. */
  readonly board: SharedBoard;
  /** The emulated board, if there is one: the board page then has its keys. */
  readonly emulator?: PageEmulator | undefined;
  /** Token, invitations and keys; kept as long as the server runs unless given. */
  readonly credentials?: Credentials;
  /** Who deals where Muggins plays; likewise. */
  readonly dealer?: Dealer;
  /** Settings of the table; likewise. */
  readonly settings?: TableSettings;
  /**
   * Hears the settings at the start and when they change, for what the table does not do itself: brightness (as it is to be
   * at this time of day), colours and keys.
   */
  readonly applied?: (settings: SettingValues) => void;
  /** Times the requests of phones, and looks at the time of day. */
  readonly clock?: Clock;
  /** The time of day here, by which the board is dimmed. */
  readonly date?: () => Date;
}

/**
 * Serves pages, state, commands, requests and the live line of a table.
 * @throws WebError if the port cannot be used
 */
export async function startWeb(options: WebOptions): Promise<Web> {
  const { table, emulator } = options;
  const { credentials = seatCredentials(), files = join(packageRoot(), 'dist', 'web') } = options;
  const emulated = emulator !== undefined;
  const limits = new Limits({ search: SEARCHES, join: JOINS, allJoins: ALL_JOINS });
  const answered = (client: string, admitted: boolean): void =>
    void (admitted ? limits.clear('join', client) : limits.block('join', client, REFUSED_WAIT));
  const service = new TableService({ ...options, credentials, emulated, answered });
  let lines: TableLines | undefined;
  return startServer(options, {
    credentials,
    cookie: COOKIE,
    limits,
    files: { folder: files, pages: PAGES, first: 'scoreboard', serial: SERIAL },
    routes: (app, parts) => addRoutes(app, { ...parts, table, service, state: () => lines?.state ?? '' }),
    lines(sockets) {
      lines = openLines(sockets, { ...options, emulator, service });
      return lines;
    },
  });
}
