// The cable between host and emulated board, with a place where bytes can be put on it.
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import type { Emulator } from '../../../hardware/emulator/index.ts';
import { serveTcp } from '../../../hardware/emulator/index.ts';

type TcpPort = Awaited<ReturnType<typeof serveTcp>>;

/** The two ends of a connection in use. */
interface Pair {
  readonly host: Socket;
  readonly board: Socket;
}

/** A TCP port at which the emulator's serial port is found. */
export class TcpWire {
  readonly port: number;
  /** Told of everything that passes, as it was sent. */
  readonly listeners = new Set<(to: 'board' | 'host', bytes: Uint8Array) => void>();
  readonly #server: Server;
  readonly #inner: TcpPort;
  readonly #pairs = new Set<Pair>();
  readonly #onConnect: () => void;

  /** `onConnect` is called when a host opens the port, which resets the board. */
  static async lay(emulator: Emulator, onConnect: () => void): Promise<TcpWire> {
    const inner = await serveTcp(emulator);
    const server = createServer({ noDelay: true });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return new TcpWire(server, inner, onConnect);
  }

  private constructor(server: Server, inner: TcpPort, onConnect: () => void) {
    this.#server = server;
    this.#onConnect = onConnect;
    this.#inner = inner;
    this.port = (server.address() as AddressInfo).port;
    server.on('connection', (host) => {
      const board = connect({ port: inner.port, host: '127.0.0.1', noDelay: true });
      this.#join({ host, board });
    });
  }

  /** Puts bytes on the wire that neither end has sent. @throws if no host has the port open */
  inject(to: 'board' | 'host', bytes: readonly number[]): void {
    const [pair] = this.#pairs;
    if (pair === undefined) throw new Error('no host has the port open');
    pair[to].write(Uint8Array.from(bytes));
  }

  async close(): Promise<void> {
    for (const { host, board } of this.#pairs) {
      host.destroy();
      board.destroy();
    }
    await new Promise((resolve) => this.#server.close(resolve));
    await this.#inner.close();
  }

  #join(pair: Pair): void {
    const { host, board } = pair;
    this.#onConnect();
    this.#pairs.add(pair);
    host.on('data', (bytes) => this.#tell('board', bytes));
    board.on('data', (bytes) => this.#tell('host', bytes));
    host.pipe(board);
    board.pipe(host);
    for (const [end, other] of [
      [host, board],
      [board, host],
    ] as const) {
      // A connection that breaks is a cable that is pulled; `close` follows.
      end.on('error', () => {});
      end.on('close', () => {
        other.destroy();
        this.#pairs.delete(pair);
      });
    }
  }

  #tell(to: 'board' | 'host', bytes: Uint8Array): void {
    for (const listener of this.listeners) listener(to, bytes);
  }
}
