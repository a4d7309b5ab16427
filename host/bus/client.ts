// A bus over MQTT 3.1.1, by TCP or by WebSocket.
import mqtt, { type IClientOptions, type MqttClient } from 'mqtt';
import { ONLY_THIS } from '../system/ask.ts';
import { type Bus, textOf } from './bus.ts';
import { type BusLine, type Dial, RedialedBus, type RedialOptions } from './redial.ts';

/** Seconds: whoever is silent for one and a half of it is gone. */
const KEEPALIVE = 5;
/** Milliseconds for dialling and logging in. */
const CONNECT_TIMEOUT = 10_000;

interface ConnectOptions extends RedialOptions {
  /** `ws://`, `wss://`, `mqtt://` or `mqtts://`, with host, port and path. */
  readonly url: string;
  /** The only certificate to trust, as PEM, whatever names it has. Without it, those that the system trusts. */
  readonly certificate?: string | undefined;
}

/** Dials a broker, and again whenever the line breaks. */
export function connectBus({ url, certificate, ...login }: ConnectOptions): Bus {
  const tls = certificate === undefined ? {} : { ca: certificate, ...ONLY_THIS };
  return new RedialedBus(
    mqttDial((options) => mqtt.connect(url, { ...options, ...tls, wsOptions: tls })),
    login,
  );
}

/** Dials once by what `open` opens. */
export function mqttDial(open: (options: IClientOptions) => MqttClient): Dial {
  return ({ username, password, client: name = username }, will, listener) =>
    new Promise((resolve, reject) => {
      const client = open({
        protocolVersion: 4,
        clean: true,
        clientId: name,
        ...(username !== '' && { username, password }),
        keepalive: KEEPALIVE,
        connectTimeout: CONNECT_TIMEOUT,
        // Each connection has a client of its own, with a password of its own.
        reconnectPeriod: 0,
        resubscribe: false,
        queueQoSZero: false,
        ...(will && {
          will: { topic: will.topic, payload: Buffer.from(textOf(will.body)), qos: 1, retain: true },
        }),
      });
      const line = new MqttLine(client);
      let reason = new Error('the line broke before the broker answered');
      client.on('connect', () => resolve(line));
      client.on('message', (topic, payload) => listener.heard(topic, payload.toString()));
      client.on('error', (error) => {
        reason = error;
        client.end(true);
      });
      client.on('close', () => {
        client.end(true);
        line.broken();
        reject(reason);
        listener.broken();
      });
    });
}

class MqttLine implements BusLine {
  readonly #client: MqttClient;
  /** What is not handed over yet. */
  readonly #open = new Set<(sent: boolean) => void>();

  constructor(client: MqttClient) {
    this.#client = client;
  }

  send(topic: string, text: string, options: { readonly retain: boolean; readonly qos: 0 | 1 }) {
    return new Promise<boolean>((resolve) => {
      const settle = (sent: boolean): void => {
        this.#open.delete(settle);
        resolve(sent);
      };
      this.#open.add(settle);
      this.#client.publish(topic, text, options, (error) => settle(!error));
    });
  }

  subscribe(pattern: string): void {
    // A refusal is the broker's last word on it; a broken line subscribes again when it is back.
    this.#client.subscribe(pattern, { qos: 1 }, () => {});
  }

  unsubscribe(pattern: string): void {
    this.#client.unsubscribe(pattern, () => {});
  }

  /** Also where the broker ends at the same moment, and never answers. */
  end(): Promise<void> {
    return new Promise((resolve) => {
      this.#client.once('close', () => resolve());
      this.#client.end(false, {}, () => resolve());
    });
  }

  /** Whatever is still open was not sent. */
  broken(): void {
    for (const settle of [...this.#open]) settle(false);
  }
}
