// The three carriers of the bus, each set up in the same way: in memory, the hall's own broker, and Mosquitto.
import { once } from 'node:events';
import { createServer } from 'node:http';
import { startMosquitto } from '../../lab/night/mosquitto.ts';
import { Cable } from '../../web/testing/cable.ts';
import { type Bus, type BusLogin, connectBus, embeddedBroker, MemoryBroker } from '../index.ts';

export const HALL = 'h1';
/** Passwords by user name. */
const PASSWORDS: Readonly<Record<string, string>> = { hall: 'the hall', 4: 'four', 5: 'five', 7: 'seven' };

export interface Carrier {
  readonly hall: Bus;
  /** Dials as somebody; with the right password unless another is given. */
  dial(username: string, login?: Partial<Pick<BusLogin, 'will'>> & { readonly password?: string }): Bus;
  /** Breaks the lines of all tables, as a cable that is pulled and put back. */
  cut(): void;
  close(): Promise<void>;
}

const authenticate = (username: string, password: string): boolean => PASSWORDS[username] === password;

const loginOf = (
  username: string,
  {
    password = PASSWORDS[username] ?? 'none',
    will,
  }: { readonly password?: string; readonly will?: BusLogin['will'] } = {},
): BusLogin => ({
  credentials: async () => ({ username, password }),
  ...(will && { will }),
});

async function inMemory(): Promise<Carrier> {
  const broker = new MemoryBroker({ hall: HALL, authenticate });
  const hall = broker.dial(loginOf('hall'));
  const tables = ['4', '5'];
  return {
    hall,
    dial: (username, login) => broker.dial(loginOf(username, login)),
    cut: () => {
      for (const each of tables) broker.cut(each);
    },
    close: () => hall.close(),
  };
}

/** Tables that dial through a cable, and what closes it all. */
async function byCable(
  url: (port: number) => string,
  port: number,
): Promise<Pick<Carrier, 'dial' | 'cut' | 'close'>> {
  const cable = await Cable.lay(() => port);
  const address = url(Number(new URL(cable.url).port));
  return {
    dial: (username, login) => connectBus({ url: address, ...loginOf(username, login) }),
    cut: () => cable.pull(),
    close: () => cable.close(),
  };
}

async function embedded(): Promise<Carrier> {
  const broker = await embeddedBroker({ hall: HALL, authenticate });
  const server = createServer();
  server.on('upgrade', (request, socket, head) => {
    if (!broker.upgrade(request, socket, head)) socket.destroy();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { readonly port: number };
  const tables = await byCable((at) => `ws://127.0.0.1:${at}/mqtt`, port);
  const hall = broker.hallBus();
  const close = async (): Promise<void> => {
    await tables.close();
    await hall.close();
    await broker.close();
    server.close();
  };
  return { ...tables, hall, close };
}

async function mosquitto(): Promise<Carrier> {
  const broker = await startMosquitto(PASSWORDS);
  const tables = await byCable((at) => `mqtt://127.0.0.1:${at}`, broker.port);
  const hall = connectBus({ url: `mqtt://127.0.0.1:${broker.port}`, ...loginOf('hall') });
  const close = async (): Promise<void> => {
    await tables.close();
    await hall.close();
    await broker.close();
  };
  return { ...tables, hall, close };
}

/** What carries the bus, by name. */
export const CARRIERS = { memory: inMemory, embedded, mosquitto } as const;
