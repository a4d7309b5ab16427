// What carries a simulated night's messages: a broker in memory, the hall's own, or Mosquitto; with a wire of its own for each table.
import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import {
  type Bus,
  type BusFaults,
  type BusLogin,
  connectBus,
  type EmbeddedBroker,
  embeddedBroker,
  HALL_USER,
  MemoryBroker,
} from '../../bus/index.ts';
import type { Clock } from '../../system/clock.ts';
import { startMosquitto } from './mosquitto.ts';

/** Of everybody, at a broker that only this night uses. */
export const BROKER_PASSWORD = 'of the night';

export interface NightCarrier {
  /** What the hall tells its tables of the broker; null: it is the hall's own. */
  readonly broker: string | null;
  readonly dialHall: () => Bus;
  readonly dialTable: (table: string, login: BusLogin) => Bus;
  /** Cuts a table's wire, until it is mended. */
  readonly bar: (table: string) => void;
  readonly mend: (table: string) => void;
  /** The broker dies with its hall, and comes back empty. */
  readonly stop: () => Promise<void>;
  readonly start: () => Promise<void>;
  readonly close: () => Promise<void>;
}

interface CarrierOptions {
  readonly hall: string;
  readonly tables: readonly string[];
  readonly authenticate: (username: string, password: string) => boolean;
  readonly clock: Clock;
  readonly random: () => number;
  readonly faults: BusFaults;
}

export async function memoryCarrier(options: CarrierOptions): Promise<NightCarrier> {
  const broker = new MemoryBroker({
    ...options,
    authenticate: (username, password) => username === HALL_USER || options.authenticate(username, password),
  });
  return {
    broker: null,
    dialHall: () => broker.dial({ credentials: async () => ({ username: HALL_USER, password: '' }) }),
    dialTable: (_, login) => broker.dial(login),
    bar: (table) => broker.bar(table),
    mend: (table) => broker.mend(table),
    stop: async () => broker.stop(),
    start: async () => broker.start(),
    close: async () => broker.stop(),
  };
}

/** In real time: the lines are TCP, and repeat or lose nothing that TCP does not. */
export async function embeddedCarrier({ hall, authenticate, tables }: CarrierOptions): Promise<NightCarrier> {
  let broker: EmbeddedBroker | undefined = await embeddedBroker({ hall, authenticate });
  const server = createHttpServer();
  server.on('upgrade', (request, socket, head) => {
    if (!broker?.upgrade(request, socket, head)) socket.destroy();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const wires = await Wires.lay(tables, port);
  const stop = async (): Promise<void> => {
    const ended = broker;
    broker = undefined;
    await ended?.close();
  };
  return {
    broker: null,
    dialHall: () => {
      if (broker === undefined) throw new Error('the broker is down');
      return broker.hallBus();
    },
    dialTable: (table, login) => connectBus({ url: `ws://127.0.0.1:${wires.port(table)}/mqtt`, ...login }),
    bar: (table) => wires.cut(table),
    mend: (table) => wires.mend(table),
    stop,
    start: async () => {
      broker = await embeddedBroker({ hall, authenticate });
    },
    close: async () => {
      await stop();
      await wires.close();
      server.close();
      server.closeAllConnections();
    },
  };
}

/** A broker of the club's own, in real time. It goes on when the hall dies. */
export async function mosquittoCarrier({ tables }: CarrierOptions): Promise<NightCarrier> {
  const users = [HALL_USER, ...tables].map((name) => [name, BROKER_PASSWORD] as const);
  const broker = await startMosquitto(Object.fromEntries(users));
  const url = (port: number): string => `mqtt://127.0.0.1:${port}`;
  const wires = await Wires.lay(tables, broker.port);
  const credentials = async () => ({ username: HALL_USER, password: BROKER_PASSWORD });
  return {
    broker: url(broker.port),
    dialHall: () => connectBus({ url: url(broker.port), credentials }),
    dialTable: (table, login) => connectBus({ url: url(wires.port(table)), ...login }),
    bar: (table) => wires.cut(table),
    mend: (table) => wires.mend(table),
    stop: async () => {},
    start: async () => {},
    close: async () => {
      await wires.close();
      await broker.close();
    },
  };
}

/** A wire for each table. */
class Wires {
  readonly #wires = new Map<string, Wire>();

  static async lay(tables: readonly string[], to: number): Promise<Wires> {
    const wires = new Wires();
    for (const table of tables) wires.#wires.set(table, await Wire.lay(to));
    return wires;
  }

  port(table: string): number {
    return this.#wires.get(table)?.port ?? 0;
  }

  cut(table: string): void {
    this.#wires.get(table)?.cut();
  }

  mend(table: string): void {
    this.#wires.get(table)?.mend();
  }

  async close(): Promise<void> {
    await Promise.all([...this.#wires.values()].map((wire) => wire.close()));
  }
}

/** A wire from a port of its own to the hall's. */
class Wire {
  readonly port: number;
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  #isCut = false;

  private constructor(server: Server, to: number) {
    this.#server = server;
    this.port = (server.address() as AddressInfo).port;
    server.on('connection', (near) => this.#carry(near, to));
  }

  static async lay(to: number): Promise<Wire> {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    return new Wire(server, to);
  }

  cut(): void {
    this.#isCut = true;
    for (const socket of this.#sockets) socket.destroy();
  }

  mend(): void {
    this.#isCut = false;
  }

  async close(): Promise<void> {
    this.cut();
    this.#server.close();
    await once(this.#server, 'close');
  }

  #carry(near: Socket, to: number): void {
    if (this.#isCut) {
      near.destroy();
      return;
    }
    const far = connect(to, '127.0.0.1');
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      this.#sockets.add(one);
      one
        .on('error', () => {})
        .on('close', () => {
          this.#sockets.delete(one);
          other.destroy();
        });
      one.pipe(other);
    }
  }
}
