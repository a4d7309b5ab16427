// A device of a scenario that speaks in lines, a card reader or a text sign: at a TCP port, where it can be pulled out and put back.
import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';

export class LineEnd {
  #port = 0;
  #server: Server | undefined;
  readonly #sockets = new Set<Socket>();
  #received = '';

  static async plugged(): Promise<LineEnd> {
    const device = new LineEnd();
    await device.plug();
    return device;
  }

  /** Where a host finds it. */
  get port(): string {
    return `tcp://127.0.0.1:${this.#port}`;
  }

  get connected(): boolean {
    return this.#sockets.size > 0;
  }

  /** The last whole line that it was sent since it was plugged in; empty before the first. */
  get line(): string {
    return this.#received.split('\r\n').at(-2) ?? '';
  }

  async plug(): Promise<void> {
    if (this.#server !== undefined) return;
    this.#received = '';
    const server = createServer({ noDelay: true }, (socket) => {
      this.#sockets.add(socket);
      socket.on('error', () => {}).on('close', () => this.#sockets.delete(socket));
      socket.on('data', (bytes) => {
        this.#received += bytes.toString('latin1');
      });
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

  /** @throws if no host listens to it */
  send(bytes: string | Uint8Array): void {
    const [socket] = this.#sockets;
    if (socket === undefined) throw new Error('no host listens to the device');
    socket.write(bytes);
  }
}
