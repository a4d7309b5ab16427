// Starting and ending a web server: where it listens, who may connect, and what goes wrong.
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { CONNECTIONS } from './allowance.ts';
import { gate, siteApp } from './app.ts';
import type { Files } from './files.ts';
import { EVERY_ADDRESS, reachedAt, urlOf } from './lan.ts';
import { NETWORK, Tally } from './limits.ts';
import type { App, SiteParts } from './parts.ts';
import { isLoopback, NO_PROXIES } from './proxies.ts';
import { Sockets } from './sockets.ts';

/** How long, in milliseconds, a request may take; `look`: how often that is checked. */
interface Patience {
  readonly headers: number;
  readonly request: number;
  readonly look: number;
}
/** Even on poor Wi-Fi a request takes less than 1 s. */
const PATIENCE: Patience = { headers: 10_000, request: 20_000, look: 5_000 };

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
export interface SiteOptions extends Listening, Pick<SiteParts, 'log' | 'publicUrl' | 'others'> {
  /** Proxies whose word about the client's address is taken; none unless given. */
  readonly proxies?: SiteParts['proxies'] | undefined;
  /** Folder of the built pages; the package's own unless given. */
  readonly files?: string;
}

/** What differs from site to site. */
interface Site extends Pick<SiteParts, 'credentials' | 'ownPlace' | 'helpers' | 'cookie' | 'limits'> {
  readonly files: Files;
  /** Adds the site's own routes; `phones` gives the addresses under which other machines reach it. */
  readonly routes: (app: App, parts: SiteParts & { readonly phones: () => readonly string[] }) => void;
  /** Serves WebSockets; `close` ends what tells them. */
  readonly lines: (sockets: Sockets) => { close(): void };
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
const webError = (
  code: 'portInUse' | 'portForbidden' | 'listenFailed',
  message: string,
  cause: Error,
): Error => Object.assign(new Error(message, { cause }), { name: 'WebError', code });

/**
 * Serves a site: its routes, pages and live lines.
 * @throws WebError if the port cannot be used
 */
export async function startServer(options: SiteOptions, site: Site): Promise<Web> {
  const { host = '127.0.0.1', tls, log, publicUrl, others, proxies = NO_PROXIES } = options;
  const { files, routes, lines: serveLines, ...rest } = site;
  const parts: SiteParts = { ...rest, log, publicUrl, others, proxies };
  if (!existsSync(join(files.folder, 'sw.js')))
    log.warn({ files: files.folder }, 'the page is not built: run `npm run build`');
  let port = 0;
  const scheme = tls === undefined ? 'http' : 'https';
  const phones = () => [
    ...(publicUrl === undefined ? [] : [publicUrl.href]),
    ...reachedAt(host).map((address) => urlOf(address, port, scheme)),
  ];
  const app = siteApp(parts, files, (added) => routes(added, { ...parts, phones }));
  const server = serverFor(options, gate(parts, getRequestListener(app.fetch)));
  limitConnections(server, options.connections);
  const sockets = new Sockets(server, parts);
  const lines = serveLines(sockets);
  const close = (): Promise<void> => {
    lines.close();
    sockets.close();
    return closed(server);
  };
  try {
    server.listen(options.port, host);
    await once(server, 'listening');
  } catch (error) {
    await close();
    throw listenError(error as NodeJS.ErrnoException, host, options.port);
  }
  port = (server.address() as AddressInfo).port;
  const own = host === EVERY_ADDRESS ? '127.0.0.1' : host === '::' ? '::1' : host;
  return { url: urlOf(own, port, scheme), port, phones: phones(), close };
}

/** A server that answers 408 to a request that takes too long, and cuts the connection. */
function serverFor({ patience = PATIENCE, tls }: Listening, listener: RequestListener): Server {
  const limits = {
    headersTimeout: patience.headers,
    requestTimeout: patience.request,
    connectionsCheckingInterval: patience.look,
  };
  return tls === undefined
    ? createServer(limits, listener)
    : createSecureServer({ ...limits, ...tls, handshakeTimeout: patience.headers }, listener);
}

/** Limits the open connections of each address and of the whole network; those of this machine only if a limit is given. */
function limitConnections(server: Server, most: Partial<typeof CONNECTIONS> | undefined): void {
  const { address: own, network } = { ...CONNECTIONS, ...most };
  const open = new Tally();
  server.on('connection', (socket) => {
    const address = socket.remoteAddress ?? '';
    if (most === undefined && isLoopback(address)) return;
    if (open.of(address) >= own || open.of(NETWORK) >= network) socket.destroy();
    else socket.once('close', open.add(address, NETWORK));
  });
}

function listenError(cause: NodeJS.ErrnoException, host: string, port: number): Error {
  const used = `Port ${port} on ${host} is in use, perhaps by another table.`;
  switch (cause.code) {
    case 'EADDRINUSE':
      return webError('portInUse', `${used} Choose another with --http, or --http 0 for any.`, cause);
    case 'EACCES':
      return webError(
        'portForbidden',
        `Port ${port} may not be used: choose one from 1024 up with --http.`,
        cause,
      );
    default:
      return webError('listenFailed', `Cannot listen on ${host}, port ${port}: ${cause.message}.`, cause);
  }
}

const closed = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
