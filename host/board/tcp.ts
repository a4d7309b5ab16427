// A board at the end of a TCP stream: ser2net, or the emulator in another process.
import { EventEmitter } from 'node:events';
import { connect, type Socket } from 'node:net';
import { reachReason } from '../system/reason.ts';
import { BoardError } from './errors.ts';
import { type PortSource, portSource, type Transport } from './transport.ts';

/** Milliseconds until an address that does not answer is given up. */
const CONNECT_TIMEOUT = 3_000;

/** Opens `tcp://host:port`. */
export function tcpPort({ host, port }: { readonly host: string; readonly port: number }): PortSource {
  const name = `tcp://${host.includes(':') ? `[${host}]` : host}:${port}`;
  return portSource(name, () => openTcp(name, host, port));
}

class TcpTransport extends EventEmitter implements Transport {
  readonly path: string;
  readonly #socket: Socket;

  constructor(path: string, socket: Socket) {
    super();
    this.path = path;
    this.#socket = socket;
    let failure: Error | undefined;
    socket
      .on('data', (bytes) => this.emit('data', bytes))
      .on('error', (error) => {
        failure = error;
      })
      .on('close', () => this.emit('close', failure));
  }

  write(bytes: Uint8Array, callback?: (error?: Error | null) => void): void {
    this.#socket.write(bytes, callback);
  }

  close(): void {
    this.#socket.destroy();
  }
}

function openTcp(name: string, host: string, port: number): Promise<Transport> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port, timeout: CONNECT_TIMEOUT });
    const fail = (error: NodeJS.ErrnoException): void => {
      socket.destroy();
      reject(describe(name, error));
    };
    socket.once('error', fail);
    socket.once('timeout', () => {
      socket.destroy();
      const reason = { code: 'slow', details: { seconds: CONNECT_TIMEOUT / 1000 } } as const;
      reject(new BoardError('openFailed', { port: name, reason }));
    });
    socket.once('connect', () => {
      socket.off('error', fail).removeAllListeners('timeout').setTimeout(0);
      // A message is a few bytes, and a player waits for its hole to light.
      socket.setNoDelay(true).setKeepAlive(true);
      resolve(new TcpTransport(name, socket));
    });
  });
}

const describe = (port: string, error: NodeJS.ErrnoException): BoardError =>
  new BoardError('openFailed', { port, reason: reachReason(error) }, { cause: error });
