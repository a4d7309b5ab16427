// The web server of a table: the companion's pages, the state as JSON, commands and requests, and the live line.
import { join } from 'node:path';
import type { Clock } from '../../board/index.ts';
import { packageRoot } from '../../system/package.ts';
import type { SharedBoard, Table } from '../../table/index.ts';
import { ALL_JOINS, JOINS, REFUSED_WAIT } from '../kit/allowance.ts';
import type { Credentials } from '../kit/credentials.ts';
import { Limits } from '../kit/limits.ts';
import { Live } from '../kit/live.ts';
import { type SiteOptions, startServer, type Web } from '../kit/server.ts';
import type { Sockets } from '../kit/sockets.ts';
import { answer } from '../kit/validation.ts';
import { PageDemo } from './demo.ts';
import { EmulatedBoard, type PageEmulator } from './emulated.ts';
import { SEARCHES } from './games/games.ts';
import { seatCredentials } from './parts.ts';
import { addRoutes } from './routes.ts';
import { TableService } from './service.ts';
import type { SettingValues, TableSettings } from './settings.ts';
import { type EmulatorMessage, messageSchema, type PageMessage, type StateMessage } from './wire.ts';

/** The pages beside the scoreboard. */
const PAGES = ['seat', 'table', 'board', 'games', 'help', 'judge'];
/** The one that writes firmware. */
const SERIAL = ['board'];
/** Name of the cookie that the host's pages show, up to the port. */
const COOKIE = 'muggins_host';
/** Milliseconds between two pictures of the board. */
const FRAME = 33;

export interface WebOptions extends SiteOptions {
  readonly table: Table;
  /** The board of this table, which a demo can borrow. */
  readonly board: SharedBoard;
  /** The emulated board, if there is one: the board page then has its keys. */
  readonly emulator?: PageEmulator | undefined;
  /** Token, invitations and keys; kept as long as the server runs unless given. */
  readonly credentials?: Credentials;
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
  const { table, emulator, log } = options;
  const { credentials = seatCredentials(), files = join(packageRoot(), 'dist', 'web') } = options;
  const emulated = emulator !== undefined;
  const limits = new Limits({ search: SEARCHES, join: JOINS, allJoins: ALL_JOINS });
  const answered = (client: string, admitted: boolean): void =>
    void (admitted ? limits.clear('join', client) : limits.block('join', client, REFUSED_WAIT));
  const service = new TableService({ ...options, credentials, emulated, answered });
  let live: TableLive | undefined;
  const state = (): string => live?.text('state') ?? '';
  return startServer(options, {
    credentials,
    cookie: COOKIE,
    limits,
    files: { folder: files, pages: PAGES, first: 'scoreboard', serial: SERIAL },
    routes: (app, parts) => addRoutes(app, { ...parts, table, service, state }),
    lines(sockets) {
      const board = new EmulatedBoard({ emulator, log, changed: () => live?.changed('board') });
      const demo = new PageDemo(options.board, options.clock);
      const opened = openLive(sockets, service, { board, demo });
      live = opened;
      service.start(() => opened.changed('state'));
      return {
        close() {
          service.stop();
          demo.close();
          board.close();
          opened.close();
        },
      };
    },
  });
}

interface TableMessages {
  readonly state: StateMessage;
  readonly board: EmulatorMessage;
}
type TableLive = Live<TableMessages, PageMessage>;

/** What the host's pages can control. */
interface Hands {
  readonly board: EmulatedBoard;
  readonly demo: PageDemo;
}

/** The live line: the state and the emulated board, whose keys the host's pages may press. */
const openLive = (sockets: Sockets, service: TableService, { board, demo }: Hands): TableLive =>
  new Live({
    sockets,
    topics: {
      state: { message: () => service.message },
      board: { message: () => board.message, interval: FRAME },
    },
    hearing: {
      schema: messageSchema,
      allowed: ({ kind }) => kind === 'host',
      forbidden: answer('lookOnly', {}),
      heard(page, message) {
        if (message.type === 'demo' || message.type === 'demoKey') demo.obey(page, message);
        else board.obey(page, message);
      },
      left(page) {
        board.leave(page);
        demo.leave(page);
      },
    },
  });
