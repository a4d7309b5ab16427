// The web server of a hall: its pages, the night as JSON, the desk, and the live line.
import type { Server } from 'node:http';
import { join } from 'node:path';
import { publicView } from '../../../shared/league/index.ts';
import type { Hall } from '../../hall/index.ts';
import type { Log } from '../../system/log.ts';
import { packageRoot } from '../kit/files.ts';
import { addHost } from '../kit/host.ts';
import { Limits } from '../kit/limits.ts';
import { Live } from '../kit/live.ts';
import { NO_PROXIES, type Proxies } from '../kit/proxies.ts';
import { type Listening, startServer, type Web } from '../kit/server.ts';
import { addBoards } from './boards.ts';
import { addDesk } from './desk.ts';
import { addExchange } from './exchange.ts';
import {
  type Boards,
  type HallApp,
  type HallCredentials,
  type HallParts,
  type HallRate,
  type HallRole,
  type HallSite,
  hallCredentials,
} from './parts.ts';
import { addPhones, PHONE_RATES } from './phones.ts';
import { addPlayer } from './player.ts';
import type { HallMessage } from './wire.ts';

/** The pages beside the television's. */
const PAGES = ['desk', 'me', 'print', 'table'];
/** The addresses under which the pages stand as well. */
const ALSO = [
  ['/hall', '/'],
  ['/hall/desk', '/desk'],
  ['/hall/me', '/me'],
  ['/hall/print', '/print'],
  ['/hall/table', '/table'],
] as const;
/** Name of the cookie that the desk's pages show, up to the port. */
const COOKIE = 'muggins_hall';
/** Milliseconds between two states of a night. */
const PULSE = 500;

interface HallWebOptions extends Listening {
  readonly hall: Hall;
  readonly log: Log;
  readonly publicUrl?: URL | undefined;
  readonly proxies?: Proxies | undefined;
  /** Folder of the built pages; the package's own unless given. */
  readonly files?: string;
  /** Token, PIN and keys; kept as long as the server runs unless given. */
  readonly credentials?: HallCredentials;
  readonly now?: () => number;
  /** For tables with boards; without it, the hall runs on phones and paper. */
  readonly boards?: Boards | undefined;
}

/**
 * Serves pages, the night, the desk's commands and the live line of a hall.
 * @throws WebError if nobody can listen on that port
 */
export async function startHallWeb(options: HallWebOptions): Promise<Web> {
  const { hall, log, files = join(packageRoot(), 'dist', 'hall'), now = Date.now } = options;
  const { host, port, tls, connections, patience, publicUrl, proxies = NO_PROXIES, boards } = options;
  const credentials = options.credentials ?? hallCredentials();
  const limits = new Limits(PHONE_RATES);
  const parts: HallSite = { credentials, limits, log, cookie: COOKIE, publicUrl, proxies };
  const message = (): HallMessage => ({
    type: 'night',
    sequence: hall.sequence,
    hall: hall.id,
    now: now(),
    view: publicView(hall.state),
    boards: boards?.line.tables ?? [],
  });
  const line = new NightLine(hall, boards, parts, message);
  return startServer({
    host,
    port,
    tls,
    connections,
    patience,
    parts,
    files: { folder: files, pages: PAGES },
    routes: (app, phones) =>
      addRoutes(app, { ...parts, hall, now, phones, boards, night: () => line.text }, line),
    lines: (server) => line.open(server),
  });
}

/** The live line of a night. */
class NightLine {
  readonly #hall: Hall;
  readonly #boards: Boards | undefined;
  readonly #parts: HallSite;
  readonly #message: () => HallMessage;
  #live: Live<{ night: HallMessage }, HallRole, HallRate> | undefined;

  constructor(hall: Hall, boards: Boards | undefined, parts: HallSite, message: () => HallMessage) {
    this.#hall = hall;
    this.#boards = boards;
    this.#parts = parts;
    this.#message = message;
  }

  /** The newest message; empty before the line is open. */
  get text(): string {
    return this.#live?.text('night') ?? '';
  }

  /** Tells every page. */
  readonly changed = (): void => this.#live?.changed('night');

  open(server: Server): { close(): void } {
    const [hall, boards] = [this.#hall, this.#boards];
    const live = new Live<{ night: HallMessage }, HallRole, HallRate>({
      server,
      parts: this.#parts,
      topics: { night: { message: this.#message, interval: PULSE } },
      elsewhere: (request, socket, head) => boards?.embedded?.upgrade(request, socket, head) ?? false,
    });
    this.#live = live;
    hall.on('changed', this.changed);
    boards?.line.on('changed', this.changed);
    return {
      close: () => {
        hall.off('changed', this.changed);
        boards?.line.off('changed', this.changed);
        live.close();
      },
    };
  }
}

function addRoutes(app: HallApp, parts: HallParts, { changed }: NightLine): void {
  app.get('/api/hall', (context) =>
    context.body(parts.night(), 200, { 'content-type': 'application/json; charset=utf-8' }),
  );
  for (const [from, to] of ALSO) app.get(from, (context) => context.redirect(to, 302));
  app.get('/hall/print/:sheet{[a-z]+}', (context) =>
    context.redirect(`/print?sheet=${context.req.param('sheet')}`, 302),
  );
  app.get('/hall/table/:table', (context) =>
    context.redirect(`/table?table=${encodeURIComponent(context.req.param('table'))}`, 302),
  );
  if (parts.boards !== undefined) addBoards(app, { ...parts, ...parts.boards, changed });
  addDesk(app, parts);
  addPhones(app, parts);
  addPlayer(app, parts);
  addExchange(app, parts);
  addHost(app, parts);
}
