// Every WebSocket of a site: a request is counted and guarded first, whatever its path; only then the path takes it.
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import { type Access, type Asker, accessOf, askerOf, KEYED_LINE, withoutProof } from './access.ts';
import { NO_OTHERS, otherSite, unwelcome } from './guard.ts';
import type { SiteParts } from './parts.ts';
import { type Answer, answer } from './validation.ts';

/** Why there is no connection. */
export type Refusal = readonly [status: string, answer: Answer];

/** What is served at a path. */
export interface SocketPath<Role extends string> {
  /** Bytes of a message at most. */
  readonly most: number;
  /** Whether pages of sites that may read are let in. */
  readonly readers: boolean;
  /** Why this caller is turned away; undefined: they are welcome. */
  readonly refuse: (access: Access<Role>) => Refusal | undefined;
  readonly open: (socket: WebSocket, asker: Asker, query: URLSearchParams) => void;
}

interface ServedPath<Role extends string> extends SocketPath<Role> {
  readonly sockets: WebSocketServer;
}

/** A request for a connection. */
interface Upgrade {
  readonly request: IncomingMessage;
  readonly socket: Duplex;
  readonly head: Buffer;
  readonly asker: Asker;
}

const TOO_OFTEN = '429 Too Many Requests';

function turnAway(socket: Duplex, [status, { words }]: Refusal): void {
  const lines = `HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-type: text/plain; charset=utf-8\r\n`;
  socket.end(`${lines}content-length: ${Buffer.byteLength(words)}\r\n\r\n${words}`);
}

/** The connections of a server. */
export class Sockets<Role extends string = string, Own extends string = never> {
  readonly #parts: SiteParts<Role, Own>;
  readonly #paths = new Map<string, ServedPath<Role>>();

  constructor(server: Server, parts: SiteParts<Role, Own>) {
    this.#parts = parts;
    server.on('upgrade', (request, socket, head) => this.#upgrade(request, socket, head));
  }

  serve(path: string, served: SocketPath<Role>): void {
    const sockets = new WebSocketServer({
      noServer: true,
      maxPayload: served.most,
      perMessageDeflate: false,
      // Of a key and its name, only the name is repeated.
      handleProtocols: (offered) => (offered.has(KEYED_LINE) ? KEYED_LINE : false),
    });
    this.#paths.set(path, { ...served, sockets });
  }

  close(): void {
    for (const { sockets } of this.#paths.values()) {
      for (const socket of sockets.clients) socket.terminate();
      sockets.close();
    }
  }

  #upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    // A connection that dies while it is turned away is no loss.
    socket.on('error', () => socket.destroy());
    const { limits, proxies, publicUrl } = this.#parts;
    const caller = askerOf(request, proxies);
    const { host, origin } = caller.headers;
    const asker = otherSite({ host, origin }, publicUrl) === undefined ? caller : withoutProof(caller);
    limits.take('request', asker, accessOf(asker, this.#parts)).then(
      (wait) => this.#answer({ request, socket, head, asker }, wait),
      () => socket.destroy(),
    );
  }

  #answer(upgrade: Upgrade, wait: number): void {
    const { request, socket, head, asker } = upgrade;
    if (socket.destroyed) return;
    const [name = '', query] = request.url?.split('?') ?? [];
    const path = this.#paths.get(name);
    const refusal: Refusal | undefined =
      wait > 0 ? [TOO_OFTEN, answer('tooOften', { seconds: wait })] : this.#refusal(upgrade, path);
    if (refusal !== undefined || path === undefined) {
      turnAway(socket, refusal ?? ['404 Not Found', answer('noLine', {})]);
      return;
    }
    const ended = this.#parts.limits.openLine(asker, accessOf(asker, this.#parts));
    if (ended === undefined) {
      turnAway(socket, [TOO_OFTEN, answer('tooManyLines', {})]);
      return;
    }
    // It counts as long as it lasts, whether or not it becomes one that is sound.
    socket.once('close', ended);
    path.sockets.handleUpgrade(request, socket, head, (line) =>
      path.open(line, asker, new URLSearchParams(query)),
    );
  }

  /** The guard comes before the path: what is asked for makes no difference to strangers from other sites. */
  #refusal({ request, asker }: Upgrade, path: ServedPath<Role> | undefined): Refusal | undefined {
    const { host, origin } = request.headers;
    const { publicUrl, others = NO_OTHERS } = this.#parts;
    const no = unwelcome({ host, origin }, publicUrl, path?.readers === true ? others.readers : []);
    if (no !== undefined) return ['403 Forbidden', no];
    return path?.refuse(accessOf(asker, this.#parts));
  }
}
