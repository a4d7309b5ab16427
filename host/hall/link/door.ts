// The hall as a table reaches it: a request until it has its number, then one WebSocket with its key.
import { WebSocket } from 'ws';
import { ONLY_THIS } from '../../system/ask.ts';
import {
  type FromTable,
  type JoinReply,
  joinReply,
  MESSAGE_BYTES,
  readToTable,
  type ToTable,
} from '../index.ts';
import type { HallTrust } from './trust.ts';

/** What a connection tells its table. */
export interface LinkListener {
  opened(): void;
  message(message: ToTable): void;
  /** It is broken, or never came up. `refused`: the hall does not know the key. */
  closed(end: { readonly refused: boolean; readonly error?: unknown }): void;
}

/** A table's end of a connection. */
export interface LinkSocket {
  send(message: FromTable): void;
  close(): void;
}

/** How a table reaches its hall. */
export interface HallDoor {
  /** Asks to join. Rejects where the hall does not answer. */
  join(asked: { readonly key: string | null; readonly wish: string | null }): Promise<JoinReply>;
  connect(key: string, listener: LinkListener): LinkSocket;
}

/** Path of the tables' line. */
const PATH = 'tables';
/** Milliseconds for a connection to come up. */
const PATIENCE = 10_000;

/** The door at an address, such as http://192.168.1.20:8131/. */
export function doorAt(address: string, trust: Pick<HallTrust, 'ask' | 'certificate'>): HallDoor {
  return {
    async join(asked) {
      const { status, text } = await trust.ask(new URL('api/hall/join', address).href, {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(asked),
      });
      if (status >= 300) throw new Error(`the hall answered ${status}`);
      return joinReply.parse(JSON.parse(text));
    },
    connect: (key, listener) => connect(address, { key, certificate: trust.certificate }, listener),
  };
}

interface Shown {
  readonly key: string;
  readonly certificate: string | undefined;
}

function connect(address: string, { key, certificate }: Shown, listener: LinkListener): LinkSocket {
  const url = new URL(PATH, address);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  const socket = new WebSocket(url, {
    headers: { authorization: `Bearer ${key}` },
    handshakeTimeout: PATIENCE,
    maxPayload: 4 * MESSAGE_BYTES,
    perMessageDeflate: false,
    ...(certificate !== undefined && { ca: certificate, ...ONLY_THIS }),
  });
  let end: Parameters<LinkListener['closed']>[0] = { refused: false };
  socket.on('open', () => listener.opened());
  socket.on('message', (data, isBinary) => {
    const message = isBinary ? undefined : readToTable(`${data}`);
    if (message !== undefined) listener.message(message);
  });
  socket.on('unexpected-response', (_, { statusCode }) => {
    end = { refused: statusCode === 401 };
    socket.terminate();
  });
  socket.on('error', (error) => {
    end = { ...end, error };
  });
  socket.on('close', () => listener.closed(end));
  return {
    send: (message) => {
      if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(message));
    },
    close: () => socket.terminate(),
  };
}
