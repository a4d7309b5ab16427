// What carries a simulated night's messages: connections in memory, or a hall's web server with a wire of its own for each table.
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import { doorAt, type HallDoor, HallTrust, LinkMemory } from '../../hall/link/index.ts';
import type { Clock } from '../../system/clock.ts';
import { silentLog } from '../../system/log.ts';
import { hallCredentials, startHallWeb } from '../../web/hall/index.ts';
import type { SimulatedHall } from './desk.ts';
import { MemoryWires } from './wire.ts';

export interface NightCarrier {
  readonly door: (table: string) => HallDoor;
  /** Cuts a table's wire, until it is mended. */
  readonly cut: (table: string) => void;
  readonly mend: (table: string) => void;
  /** The hall has started, or is about to die. */
  readonly start: (hall: SimulatedHall) => Promise<void>;
  readonly stop: () => Promise<void>;
  readonly close: () => Promise<void>;
}

interface CarrierOptions {
  readonly folder: string;
  readonly tables: readonly string[];
  readonly clock: Clock;
  /** From 0 to 1. */
  readonly random: () => number;
  /** Whether messages take their time, and half of the cuts are such that neither side is told. */
  readonly faults: boolean;
}

/** Milliseconds that a message takes. */
const DELAY = { sound: [1, 1], faulty: [5, 200] } as const;

export async function memoryCarrier({ clock, random, faults }: CarrierOptions): Promise<NightCarrier> {
  let hall: SimulatedHall | undefined;
  const wires = new MemoryWires({
    hall: () => hall,
    clock,
    random,
    delay: faults ? DELAY.faulty : DELAY.sound,
  });
  const stop = async (): Promise<void> => {
    hall = undefined;
    wires.stop();
  };
  return {
    door: (table) => ({
      join: async (asked) => {
        if (hall === undefined) throw new Error('the hall is down');
        return { hall: hall.hall.id, night: null, answer: hall.door.ask({ ...asked, address: table }) };
      },
      connect: (key, listener) => wires.connect(key, listener),
    }),
    cut: (table) => wires.cut(table, faults && random() < 0.5),
    mend: (table) => wires.mend(table),
    start: async (started) => {
      hall = started;
    },
    stop,
    close: stop,
  };
}

/** In real time, through the hall's own web server. */
export async function networkCarrier({ folder, tables }: CarrierOptions): Promise<NightCarrier> {
  const files = join(folder, 'pages');
  mkdirSync(files);
  writeFileSync(join(files, 'index.html'), '<!doctype html>');
  const credentials = hallCredentials();
  let web: Awaited<ReturnType<typeof startHallWeb>> | undefined;
  const wires = await Wires.lay(tables, () => web?.port ?? 0);
  const stop = async (): Promise<void> => {
    const ended = web;
    web = undefined;
    await ended?.close();
  };
  return {
    door: (table) => {
      const address = `http://127.0.0.1:${wires.port(table)}/`;
      return doorAt(address, new HallTrust(new LinkMemory(address)));
    },
    cut: (table) => wires.cut(table),
    mend: (table) => wires.mend(table),
    start: async ({ hall, keys, door, line }) => {
      web = await startHallWeb({
        hall,
        data: join(folder, 'hall'),
        credentials,
        files,
        log: silentLog,
        port: 0,
        boards: { keys, door, line },
      });
    },
    stop,
    close: async () => {
      await stop();
      await wires.close();
    },
  };
}

/** A wire for each table. */
class Wires {
  readonly #wires = new Map<string, Wire>();

  static async lay(tables: readonly string[], to: () => number): Promise<Wires> {
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

  private constructor(server: Server, to: () => number) {
    this.#server = server;
    this.port = (server.address() as AddressInfo).port;
    server.on('connection', (near) => this.#carry(near, to()));
  }

  static async lay(to: () => number): Promise<Wire> {
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
    if (this.#isCut || to === 0) {
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
