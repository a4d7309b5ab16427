// A table's connection to a broker that a home already has: MQTT 3.1.1. The library connects again for as long as it takes.
import { EventEmitter } from 'node:events';
import mqtt, { type MqttClient } from 'mqtt';

/** Bytes that a message may have: small boards take no more. */
export const BODY_BYTES = 8_192;
/** Seconds: a broker drops a client that is silent for one and a half of it. */
const KEEPALIVE = 5;
/** Milliseconds for connecting and logging in, and between two attempts. */
const CONNECT_TIMEOUT = 10_000;
const AGAIN = 2_000;

/** What the broker publishes when the connection breaks. Retained. */
export interface Will {
  readonly topic: string;
  readonly body: string;
}

interface BrokerLogin {
  /** `mqtt://`, `mqtts://`, `ws://` or `wss://`. */
  readonly url: string;
  /** Empty for a broker without logins. */
  readonly username: string;
  readonly password: string;
  /** The name by which the broker tells clients apart. */
  readonly client: string;
  readonly will: Will;
}

/** `failed`: an attempt to connect; the next one follows by itself. */
interface BrokerEvents {
  connected: [];
  disconnected: [];
  failed: [error: unknown];
}

export class Broker extends EventEmitter<BrokerEvents> {
  readonly #client: MqttClient;

  constructor({ url, username, password, client: clientId, will }: BrokerLogin) {
    super();
    this.#client = mqtt.connect(url, {
      protocolVersion: 4,
      clean: true,
      clientId,
      ...(username !== '' && { username, password }),
      keepalive: KEEPALIVE,
      connectTimeout: CONNECT_TIMEOUT,
      reconnectPeriod: AGAIN,
      reconnectOnConnackError: true,
      queueQoSZero: false,
      will: { topic: will.topic, payload: Buffer.from(will.body), qos: 1, retain: true },
    });
    this.#client.on('connect', () => this.emit('connected'));
    this.#client.on('close', () => this.emit('disconnected'));
    this.#client.on('error', (error) => this.emit('failed', error));
  }

  get connected(): boolean {
    return this.#client.connected;
  }

  /** True where the broker has the message, false where it is not connected. */
  publish(topic: string, text: string, retain = false): Promise<boolean> {
    if (!this.connected) return Promise.resolve(false);
    return new Promise((resolve) => {
      this.#client.publish(topic, text, { retain, qos: 1 }, (error) => resolve(!error));
    });
  }

  async close(): Promise<void> {
    await this.#client.endAsync(!this.connected);
  }
}
