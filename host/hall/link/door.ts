// The hall as a table reaches it: a request until it has its number, then one WebSocket with its key. Over https, the hall that it trusts.
import { WebSocket } from 'ws';
import { type AskOptions, ask, certificateAt, type HttpReply, ONLY_THIS } from '../../system/ask.ts';
import {
  type FromTable,
  type JoinReply,
  joinReply,
  MESSAGE_BYTES,
  readToTable,
  type ToTable,
} from '../messages.ts';
import type { LinkMemory } from './memory.ts';

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
/** Milliseconds that a hall may take to answer. */
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

/** Node's codes for a sound certificate without a trusted issuer. */
const UNKNOWN: readonly unknown[] = [
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
];

/** Whether the answer came with a certificate that this table does not know. */
export const isUnknownCertificate = (error: unknown): boolean =>
  UNKNOWN.includes((error as NodeJS.ErrnoException | undefined)?.code);

/**
 * Which hall a table trusts over https. It keeps a self-signed certificate at the first meeting, as ssh keeps a host's key, and
 * accepts no other from then on: an attacker would have to be in between from the beginning.
 */
export class HallTrust {
  readonly #memory: Pick<LinkMemory, 'value' | 'change'>;
  readonly #met: (certificate: string) => void;

  /** `met` is called with a certificate that is kept. */
  constructor(memory: Pick<LinkMemory, 'value' | 'change'>, met: (certificate: string) => void = () => {}) {
    this.#memory = memory;
    this.#met = met;
  }

  /** The only certificate to trust; undefined for those that the system trusts. */
  get certificate(): string | undefined {
    return this.#memory.value.certificate ?? undefined;
  }

  /** Asks the hall. Rejects without an answer, and for a certificate that this table does not know. */
  async ask(url: string, options: AskOptions): Promise<HttpReply> {
    const isNew = url.startsWith('https:') && this.#memory.value.certificate === undefined;
    try {
      const answer = await this.#ask(url, options);
      if (isNew) this.#memory.change({ certificate: null });
      return answer;
    } catch (error) {
      if (!isNew || !isUnknownCertificate(error)) throw error;
      const certificate = await certificateAt(url, PATIENCE);
      this.#memory.change({ certificate });
      this.#met(certificate);
      return this.#ask(url, options);
    }
  }

  readonly #ask = (url: string, options: AskOptions): Promise<HttpReply> =>
    ask(url, { patience: PATIENCE, ...options, certificate: this.certificate });
}
