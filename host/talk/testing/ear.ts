// A client of a broker that remembers its messages.
import mqtt, { type MqttClient } from 'mqtt';

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
