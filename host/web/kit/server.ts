// Starting and ending a web server: where it listens, who may connect, and what goes wrong.
import { existsSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import type { Log } from '../../system/log.ts';
import type { CONNECTIONS } from './allowance.ts';
import { siteApp } from './app.ts';
import { limitConnections, PATIENCE, type Patience, withPatience } from './connections.ts';
import type { Files } from './files.ts';
import { gate } from './gate.ts';
import type { Others } from './guard.ts';
import { EVERY_ADDRESS, reachedAt, urlOf } from './lan.ts';
import type { App, SiteParts } from './parts.ts';
import type { Proxies } from './proxies.ts';
import { Sockets } from './sockets.ts';

/** Where a server listens and what it bears. */
interface Listening {
  /** Address to listen on; this machine only unless given. */
  readonly host?: string | undefined;
  /** 0 takes any free port. */
  readonly port: number;
  /** A certificate and its key, as PEM: the server then speaks https. */
  readonly tls?: { readonly cert: string; readonly key: string } | undefined;
  /** Connections that may be open, on this machine as well; see CONNECTIONS. */
  readonly connections?: Partial<typeof CONNECTIONS> | undefined;
  /** How long a request may take; PATIENCE unless given. */
  readonly patience?: Patience | undefined;
}

/** What every site is started with. */
export interface SiteOptions extends Listening {
  readonly log: Log;
  /** The address under which a proxy serves the pages. */
  readonly publicUrl?: URL | undefined;
  /** Proxies whose word about the client's address is taken; none unless given. */
  readonly proxies?: Proxies | undefined;
  /** Other sites that are let in; none unless given. */
  readonly others?: Others | undefined;
  /** Folder of the built pages; the package's own unless given. */
  readonly files?: string;
}

interface ServerOptions<Role extends string, Own extends string> {
  readonly listening: Listening;
  readonly parts: SiteParts<Role, Own>;
  readonly files: Files;
  /** Adds the site's own routes; `phones` gives the addresses under which other machines reach it. */
  readonly routes: (app: App<Role>, phones: () => readonly string[]) => void;
  /** Serves WebSockets; `close` ends what tells them. */
  readonly lines: (sockets: Sockets<Role, Own>) => { close(): void };
}

/** A server that listens. */
export interface Web {
  /** The address for this machine. */
  readonly url: string;
  readonly port: number;
  /** Addresses for phones, the public one first; none where only this machine reaches the server. */
  readonly phones: readonly string[];
  close(): Promise<void>;
}

/** What can go wrong when the server starts, with words that say what to do. */
class WebError extends Error {
  readonly code: 'portInUse' | 'portForbidden' | 'listenFailed';

  constructor(code: WebError['code'], message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'WebError';
    this.code = code;
  }
}

/**
 * Serves a site: its routes, pages and live lines.
 * @throws WebError if nobody can listen on that port
 */
export async function startServer<Role extends string, Own extends string>(
  options: ServerOptions<Role, Own>,
): Promise<Web> {
  const { listening, parts, files } = options;
  const { host = '127.0.0.1', tls, connections } = listening;
  if (!existsSync(join(files.folder, 'index.html')))
    parts.log.warn({ files: files.folder }, 'the page is not built: run `npm run build`');
  let port = 0;
  const scheme = tls === undefined ? 'http' : 'https';
  const phones = () => [
    ...(parts.publicUrl === undefined ? [] : [parts.publicUrl.href]),
    ...reachedAt(host).map((address) => urlOf(address, port, scheme)),
  ];
  const app = siteApp(parts, files, (routes) => options.routes(routes, phones));
  const server = serverFor(listening, gate(parts, getRequestListener(app.fetch)));
  limitConnections(server, connections);
  const sockets = new Sockets(server, parts);
  const lines = options.lines(sockets);
  const close = (): Promise<void> => {
    lines.close();
    sockets.close();
    return closed(server);
  };
  try {
    await listen(server, host, listening.port);
  } catch (error) {
    await close();
    throw error;
  }
  port = (server.address() as AddressInfo).port;
  const own = host === EVERY_ADDRESS ? '127.0.0.1' : host === '::' ? '::1' : host;
  return { url: urlOf(own, port, scheme), port, phones: phones(), close };
}

function serverFor({ patience = PATIENCE, tls }: Listening, listener: RequestListener): Server {
  const limits = withPatience(patience);
  return tls === undefined
    ? createServer(limits, listener)
    : createSecureServer({ ...limits, ...tls, handshakeTimeout: patience.headers }, listener);
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
