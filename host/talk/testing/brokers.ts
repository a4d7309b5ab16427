// Brokers as people have them at home, and a client that remembers what it is told.
import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { Aedes } from 'aedes';
import mqtt, { type MqttClient } from 'mqtt';
import { startMosquitto } from '../../lab/night/mosquitto.ts';

export interface Broker {
  readonly port: number;
  close(): Promise<void>;
}

/** The broker that is built into a hall, without the hall's rules of who may say what. */
async function embedded(): Promise<Broker> {
  const aedes = await Aedes.createBroker();
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.once('close', () => sockets.delete(socket)));
    aedes.handle(socket);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as { readonly port: number }).port,
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await new Promise<void>((resolve) => aedes.close(resolve));
    },
  };
}

/** By name. */
export const BROKERS: Readonly<Record<string, () => Promise<Broker>>> = {
  embedded,
  mosquitto: () => startMosquitto(),
};

interface Heard {
  readonly topic: string;
  readonly text: string;
  readonly retained: boolean;
}

/** A client of a broker; it subscribes before it is handed out. */
export class Ear {
  readonly heard: Heard[] = [];
  readonly #client: MqttClient;
  #waiting: (() => void)[] = [];

  private constructor(client: MqttClient) {
    this.#client = client;
    client.on('message', (topic, payload, { retain }) => {
      this.heard.push({ topic, text: `${payload}`, retained: retain });
      for (const go of this.#waiting.splice(0)) go();
    });
  }

  static async open(port: number, ...patterns: readonly string[]): Promise<Ear> {
    const client = await mqtt.connectAsync(`mqtt://127.0.0.1:${port}`, { reconnectPeriod: 0 });
    const ear = new Ear(client);
    await client.subscribeAsync([...patterns], { qos: 1 });
    return ear;
  }

  /** Resolves with the first message that fits, heard already or yet to come. */
  async until(fits: (heard: Heard) => boolean): Promise<Heard> {
    for (;;) {
      const found = this.heard.find(fits);
      if (found !== undefined) return found;
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    }
  }

  /** Everything that was heard under a topic that ends so, as JSON. */
  all<T>(ending: string): readonly T[] {
    return this.heard.filter(({ topic }) => topic.endsWith(ending)).map(({ text }) => JSON.parse(text) as T);
  }

  async close(): Promise<void> {
    await this.#client.endAsync(true);
  }
}
