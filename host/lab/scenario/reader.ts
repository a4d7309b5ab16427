// A card reader of a scenario: a device of its own at a TCP port, which can be pulled out and put back.
import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import type { ReaderPlace } from '../../lines/index.ts';

/** Whose reader it is, as a scenario writes it: `P1`, `starter`, `shared`. */
export const writePlace = (place: ReaderPlace): string =>
  typeof place === 'number' ? `P${place + 1}` : place;

export class LineReader {
  readonly place: ReaderPlace;
  #port = 0;
  #server: Server | undefined;
  readonly #sockets = new Set<Socket>();

  private constructor(place: ReaderPlace) {
    this.place = place;
  }

  static async plugged(place: ReaderPlace): Promise<LineReader> {
    const reader = new LineReader(place);
    await reader.plug();
    return reader;
  }

  /** The command line option that finds it. */
  get option(): string {
    const who = typeof this.place === 'number' ? this.place + 1 : this.place;
    return `tcp://127.0.0.1:${this.#port}=${who}`;
  }

  get connected(): boolean {
    return this.#sockets.size > 0;
  }

  async plug(): Promise<void> {
    if (this.#server !== undefined) return;
    const server = createServer({ noDelay: true }, (socket) => {
      this.#sockets.add(socket);
      socket.on('error', () => {}).on('close', () => this.#sockets.delete(socket));
      socket.resume();
    });
    this.#server = server;
    server.listen(this.#port, '127.0.0.1');
    await once(server, 'listening');
    this.#port = (server.address() as AddressInfo).port;
  }

  async unplug(): Promise<void> {
    const server = this.#server;
    this.#server = undefined;
    for (const socket of this.#sockets) socket.destroy();
    if (server !== undefined) await new Promise((resolve) => server.close(resolve));
  }

  /** Sends a line as a reader does. @throws if no host listens to it */
  send(line: string): void {
    const [socket] = this.#sockets;
    if (socket === undefined) throw new Error(`no host listens to the reader ${writePlace(this.place)}`);
    socket.write(`${line}\r\n`);
  }
}
