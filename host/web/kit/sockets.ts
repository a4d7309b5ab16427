// Every WebSocket of a site: a request is counted and guarded first, whatever its path; only then the path takes it.
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { type WebSocket, WebSocketServer } from 'ws';
import { type Access, type Asker, callerOf, KEYED_LINE } from './access.ts';
import { NO_OTHERS, unwelcome } from './guard.ts';
import type { SiteParts } from './parts.ts';
import { type Answer, answer } from './validation.ts';

/** Why there is no connection. */
export type Refusal = readonly [status: string, answer: Answer];

/** An end of a live line: a WebSocket of `ws`, or one of a page that has the host in a worker. */
export interface LineSocket {
  readonly readyState: number;
  readonly OPEN: number;
  /** `sent` is called when the system has taken the bytes. */
  send(
    message: string | Uint8Array,
    options: { readonly binary?: boolean },
    sent: (error?: Error | null) => void,
  ): void;
  close(code: number, reason: string): void;
  on(event: 'message', heard: (message: unknown, binary: boolean) => void): unknown;
  on(event: 'error', heard: (error: Error) => void): unknown;
  on(event: 'close', heard: () => void): unknown;
}

/** Where live lines come in. */
export interface LineServer {
  readonly parts: Pick<SiteParts, 'credentials' | 'ownPlace' | 'cookie' | 'helpers' | 'log'>;
  serve(path: string, served: SocketPath): void;
  /** Packs a message by gzip. Without it, pages are told everything as it is. */
  readonly pack?: (text: string) => Uint8Array;
}

/** What is served at a path. */
export interface SocketPath<Socket = LineSocket> {
  /** Bytes of a message at most. */
  readonly most: number;
  /** Whether pages of sites that may read are let in. */
  readonly readers: boolean;
  /** Why this caller is turned away; undefined: they are welcome. */
  readonly refuse: (access: Access) => Refusal | undefined;
  readonly open: (socket: Socket, asker: Asker, query: URLSearchParams) => void;
}

interface ServedPath extends SocketPath<WebSocket> {
  readonly sockets: WebSocketServer;
}

/** A request for a connection. */
interface Upgrade {
  readonly request: IncomingMessage;
  readonly socket: Duplex;
  readonly head: Buffer;
  readonly asker: Asker;
  readonly access: Access;
}

const TOO_OFTEN = '429 Too Many Requests';

function turnAway(socket: Duplex, [status, { words }]: Refusal): void {
  const lines = `HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-type: text/plain; charset=utf-8\r\n`;
  socket.end(`${lines}content-length: ${Buffer.byteLength(words)}\r\n\r\n${words}`);
}

/** The connections of a server. */
export class Sockets implements LineServer {
  readonly parts: SiteParts;
  readonly #paths = new Map<string, ServedPath>();

  constructor(server: Server, parts: SiteParts) {
    this.parts = parts;
    server.on('upgrade', (request, socket, head) => this.#upgrade(request, socket, head));
  }

  pack(text: string): Uint8Array {
    // Of the levels it is the one that gains most for its time: a night of 110 kB becomes 13 in less than a millisecond.
    return gzipSync(text, { level: 4 });
  }

  serve(path: string, served: SocketPath<WebSocket>): void {
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
    const { asker, access } = callerOf(request, this.parts);
    this.parts.limits.take('request', asker, access).then(
      (wait) => this.#answer({ request, socket, head, asker, access }, wait),
      () => socket.destroy(),
    );
  }

  #answer(upgrade: Upgrade, wait: number): void {
    const { request, socket, head, asker, access } = upgrade;
    if (socket.destroyed) return;
    const [name = '', query] = request.url?.split('?') ?? [];
    const path = this.#paths.get(name);
    const refusal: Refusal | undefined =
      wait > 0 ? [TOO_OFTEN, answer('tooOften', { seconds: wait })] : this.#refusal(upgrade, path);
    if (refusal !== undefined || path === undefined) {
      turnAway(socket, refusal ?? ['404 Not Found', answer('noLine', {})]);
      return;
    }
    const ended = this.parts.limits.openLine(asker, access);
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
  #refusal({ request, access }: Upgrade, path: ServedPath | undefined): Refusal | undefined {
    const { publicUrl, others = NO_OTHERS } = this.parts;
    const no = unwelcome(request.headers, publicUrl, path?.readers === true ? others.readers : []);
    return no === undefined ? path?.refuse(access) : ['403 Forbidden', no];
  }
}
