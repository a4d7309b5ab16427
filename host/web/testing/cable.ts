// A network that can be cut: everything between a phone and the host goes through it.
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect, createServer, type Server, type Socket } from 'node:net';

/** Where the next connection breaks: nowhere, before the host hears it, or when the host has answered and the phone has not heard. */
export type Break = 'none' | 'before' | 'answer';

/** A cable from a port of its own to the host's. */
export class Cable {
  break: Break = 'none';
  /** How many connections broke. */
  broken = 0;
  readonly #server: Server;
  readonly #open = new Set<Socket>();

  private constructor(server: Server) {
    this.#server = server;
  }

  static async lay(port: () => number): Promise<Cable> {
    const server = createServer();
    const cable = new Cable(server);
    server.on('connection', (socket) => cable.#carry(socket, port()));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return cable;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/`;
  }

  /** Breaks every connection that is open. */
  pull(): void {
    for (const socket of this.#open) socket.destroy();
  }

  async close(): Promise<void> {
    this.pull();
    this.#server.close();
    await once(this.#server, 'close');
  }

  #carry(phone: Socket, port: number): void {
    this.#open.add(phone);
    phone.on('close', () => this.#open.delete(phone)).on('error', () => {});
    if (this.break === 'before') {
      this.#cut(phone);
      return;
    }
    const host = connect(port, '127.0.0.1');
    host.on('error', () => phone.destroy()).on('close', () => phone.destroy());
    phone.on('close', () => host.destroy());
    phone.pipe(host);
    host.on('data', (bytes) => {
      if (this.break === 'none') phone.write(bytes);
      else this.#cut(phone);
    });
  }

  #cut(phone: Socket): void {
    this.broken += 1;
    phone.destroy();
  }
}
