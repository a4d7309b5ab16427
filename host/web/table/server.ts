// The web server: the companion's pages, the state as JSON, commands and claims, and the live line.
import { existsSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import { disputableCount, incrementsOf } from '../../../shared/rules/game/index.ts';
import type { Log } from '../../board/index.ts';
import { limitConnections, PATIENCE, type Patience, withPatience } from '../kit/connections.ts';
import { Credentials } from '../kit/credentials.ts';
import { EVERY_ADDRESS, phoneUrls, urlOf } from '../kit/lan.ts';
import { type CONNECTIONS, Limits } from '../kit/limits.ts';
import { Claims } from './claims.ts';
import { type Hands, Live } from './live.ts';
import type { WebTable } from './parts.ts';
import { routes } from './routes.ts';
import type { Settings } from './settings.ts';
import { SettingsFile } from './settingsfile.ts';
import type { StateMessage } from './wire.ts';

export type { WebTable } from './parts.ts';

export interface WebOptions {
  readonly table: WebTable;
  /** The emulated board, if there is one: the board page then has its keys. */
  readonly emulator?: Hands | undefined;
  /** Address to listen on; this machine only unless given. */
  readonly host?: string | undefined;
  /** 0 takes any free port. */
  readonly port: number;
  readonly log: Log;
  /** Folder of the built page; the package's own unless given. */
  readonly files?: string;
  /** Keys, invitations and PIN; kept as long as the server runs unless given. */
  readonly credentials?: Credentials;
  /** Settings of the table; likewise. */
  readonly settings?: SettingsFile;
  /** Hears the settings at the start and when they change, for what the table does not do itself: brightness and colours. */
  readonly applied?: (settings: Settings) => void;
  /** Connections that may be open, on this machine as well; see CONNECTIONS. */
  readonly connections?: Partial<typeof CONNECTIONS>;
  /** How long a request may take; PATIENCE unless given. */
  readonly patience?: Patience;
}

export interface Web {
  /** The address for this machine. */
  readonly url: string;
  readonly port: number;
  /** Addresses for phones; none where only this machine reaches the server. */
  readonly phones: readonly string[];
  close(): Promise<void>;
}

/** What can go wrong when the server starts, with words that say what to do. */
export class WebError extends Error {
  readonly code: 'portInUse' | 'portForbidden' | 'listenFailed';

  constructor(code: WebError['code'], message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'WebError';
    this.code = code;
  }
}

/** Whether it is an error of the server, of this kind if one is given. */
export const isWebError = (error: unknown, code?: WebError['code']): error is WebError =>
  error instanceof WebError && (code === undefined || error.code === code);

/**
 * Serves pages, state, commands, claims and the live line.
 * @throws WebError if nobody can listen on that port
 */
export async function startWeb(options: WebOptions): Promise<Web> {
  const { table, emulator, host = '127.0.0.1', log } = options;
  const files = options.files ?? join(packageRoot(), 'dist', 'web');
  if (!existsSync(join(files, 'index.html')))
    log.warn({ files }, 'the page is not built: run `npm run build`');
  const desk = new Desk(options);
  const limits = new Limits();
  let port = 0;
  const phones = () => phoneUrls(host, port);
  const { credentials, claims } = desk;
  const app = routes({
    table,
    credentials,
    claims,
    limits,
    state: () => desk.state,
    settings: () => desk.settings,
    change: (changes) => desk.change(changes),
    changed: () => desk.changed(),
    phones,
    files,
    log,
  });
  const patience = withPatience(options.patience ?? PATIENCE);
  const server = createServer(patience, getRequestListener(app.fetch));
  limitConnections(server, options.connections);
  const live = new Live({ server, state: () => desk.state, emulator, credentials, limits, log });
  desk.start(() => live.changed());
  const close = (): Promise<void> => {
    desk.stop();
    live.close();
    return closed(server);
  };
  try {
    await listen(server, host, options.port);
  } catch (error) {
    await close();
    throw error;
  }
  port = (server.address() as AddressInfo).port;
  const own = host === EVERY_ADDRESS ? '127.0.0.1' : host === '::' ? '::1' : host;
  return { url: urlOf(own, port), port, phones: phones(), close };
}

/** Everything about the table that pages are told, and the ways in which it changes. */
class Desk {
  readonly credentials: Credentials;
  readonly claims: Claims;
  readonly #options: WebOptions;
  readonly #file: SettingsFile;
  readonly #onView = (): void => this.#viewed();
  #tell: () => void = () => {};
  #text: string | undefined;

  constructor(options: WebOptions) {
    this.#options = options;
    this.credentials = options.credentials ?? new Credentials();
    this.#file = options.settings ?? new SettingsFile();
    const { table } = options;
    const settings = () => this.settings;
    this.claims = new Claims({ table, settings, changed: () => this.changed() });
  }

  get settings(): Settings {
    return this.#file.value;
  }

  /** The state message of this moment. */
  get state(): string {
    this.#text ??= JSON.stringify(this.#message());
    return this.#text;
  }

  start(tell: () => void): void {
    this.#apply();
    this.#tell = tell;
    this.#options.table.on('view', this.#onView);
  }

  stop(): void {
    this.#options.table.off('view', this.#onView);
  }

  /** Something besides the table has changed. */
  changed(): void {
    this.#text = undefined;
    this.#tell();
  }

  /** @throws what the disk says */
  change(changes: Partial<Settings>): void {
    this.#file.change(changes);
    this.#apply();
    this.changed();
  }

  #apply(): void {
    const { table, applied } = this.#options;
    const { sound, paused, language } = this.settings;
    table.sound(sound);
    table.speak(language);
    if (table.paused !== paused) table.pause(paused);
    applied?.(this.settings);
  }

  /** A new game ends a pause. A disk that refuses to note it must not stop the game. */
  #viewed(): void {
    const { table, log } = this.#options;
    try {
      if (table.paused !== this.settings.paused) this.#file.change({ paused: table.paused });
    } catch (error) {
      log.error({ reason: error instanceof Error ? error.message : String(error) }, 'settings were not kept');
    }
    this.changed();
  }

  #message(): StateMessage {
    const { table, emulator } = this.#options;
    const { view } = table;
    return {
      type: 'state',
      emulator: emulator !== undefined,
      view,
      increments: incrementsOf(table.state),
      asked: this.claims.asked,
      disputable: disputableCount(table.state) ?? null,
      phones: view.players.map(({ seat }) => this.credentials.isTaken(seat)),
      settings: this.settings,
    };
  }
}

function listen(server: Server, host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(listenError(error, host, port)));
    server.listen(port, host, resolve);
  });
}

function listenError(error: NodeJS.ErrnoException, host: string, port: number): WebError {
  if (error.code === 'EADDRINUSE') {
    const what = `Port ${port} on ${host} is in use, perhaps by another table.`;
    return new WebError('portInUse', `${what} Choose another with --http, or --http 0 for any.`, {
      cause: error,
    });
  }
  if (error.code === 'EACCES') {
    return new WebError(
      'portForbidden',
      `Port ${port} may not be used: choose one from 1024 up with --http.`,
      { cause: error },
    );
  }
  return new WebError('listenFailed', `Cannot listen on ${host}, port ${port}: ${error.message}.`, {
    cause: error,
  });
}

const closed = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });

/** The folder of package.json, whether this file runs from the sources or from dist. */
function packageRoot(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'package.json')) && folder !== dirname(folder)) folder = dirname(folder);
  return folder;
}
