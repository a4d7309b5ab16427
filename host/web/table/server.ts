// The web server of a table: the companion's pages, the state as JSON, commands and claims, and the live line.
import { join } from 'node:path';
import { packageRoot } from '../kit/files.ts';
import { Limits } from '../kit/limits.ts';
import { NO_PROXIES } from '../kit/proxies.ts';
import { type SiteOptions, startServer, type Web } from '../kit/server.ts';
import { type SeatCredentials, seatCredentials } from './credentials.ts';
import type { PageEmulator } from './emulated.ts';
import { SEARCHES } from './games/games.ts';
import { TableLine } from './live.ts';
import type { TableParts } from './parts.ts';
import { addRoutes } from './routes.ts';
import { TableService, type WebTable } from './service.ts';
import type { SettingValues, TableSettings } from './settings.ts';

/** The pages beside the scoreboard. */
const PAGES = ['seat', 'table', 'board', 'games', 'help', 'judge'];
/** The one that writes firmware. */
const SERIAL = ['board'];
/** Name of the cookie that the host's pages show, up to the port. */
const COOKIE = 'muggins_host';

export interface WebOptions extends SiteOptions {
  readonly table: WebTable;
  /** The emulated board, if there is one: the board page then has its keys. */
  readonly emulator?: PageEmulator | undefined;
  /** Token, PIN, invitations and keys; kept as long as the server runs unless given. */
  readonly credentials?: SeatCredentials;
  /** Settings of the table; likewise. */
  readonly settings?: TableSettings;
  /** Hears the settings at the start and when they change, for what the table does not do itself: brightness, colours and keys. */
  readonly applied?: (settings: SettingValues) => void;
}

/**
 * Serves pages, state, commands, claims and the live line of a table.
 * @throws WebError if nobody can listen on that port
 */
export async function startWeb(options: WebOptions): Promise<Web> {
  const { table, emulator, log, files = join(packageRoot(), 'dist', 'web') } = options;
  const { settings, applied } = options;
  const credentials = options.credentials ?? seatCredentials();
  const limits = new Limits({ search: SEARCHES });
  const { publicUrl, others, proxies = NO_PROXIES } = options;
  const parts: TableParts = { credentials, limits, log, cookie: COOKIE, publicUrl, proxies, others };
  const emulated = emulator !== undefined;
  const service = new TableService({ table, credentials, settings, applied, emulated, log });
  let line: TableLine | undefined;
  return startServer({
    listening: options,
    parts,
    files: { folder: files, pages: PAGES, first: 'scoreboard', serial: SERIAL },
    routes: (app, phones) =>
      addRoutes(app, { ...parts, table, service, phones, state: () => line?.state ?? '' }),
    lines(sockets) {
      const opened = new TableLine({ sockets, parts, emulator, state: () => service.message });
      line = opened;
      service.start(() => opened.changed());
      return {
        close() {
          service.stop();
          opened.close();
        },
      };
    },
  });
}
