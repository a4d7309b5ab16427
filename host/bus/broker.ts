// The hall's own broker: MQTT 3.1.1 over WebSocket on the hall's port, and by TCP where wanted. It keeps nothing on disk.
import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { createServer, type Server, type Socket } from 'node:net';
import { Duplex, duplexPair, pipeline } from 'node:stream';
import { createServer as createTlsServer } from 'node:tls';
import { Aedes, type AuthenticateError, type Client } from 'aedes';
import mqtt from 'mqtt';
import { createWebSocketStream, WebSocketServer } from 'ws';
import { type Clock, systemClock } from '../system/clock.ts';
import { type Log, silentLog } from '../system/log.ts';
import { HALL_USER, mayPublish, maySubscribe } from './access.ts';
import { BODY_BYTES, type Bus } from './bus.ts';
import { mqttDial } from './client.ts';
import { PacketGuard } from './guard.ts';
import { RedialedBus } from './redial.ts';

/** Where the broker is on the hall's port. */
const BROKER_PATH = '/mqtt';
/** Connections at once: forty tables, each a second time while its first line is found dead, and displays of the club's own. */
const MOST_CLIENTS = 200;
/** Milliseconds that a client may take to log in, and to take what is sent to it. */
const PATIENCE = 10_000;
/** Seconds of silence that a client may ask for. */
const KEEPALIVE_LIMIT = 60;

interface BrokerOptions {
  /** The hall's id. */
  readonly hall: string;
  /** Whether this is the password of this user. The hall itself logs in by another way, and is not asked about. */
  readonly authenticate: (username: string, password: string) => boolean | Promise<boolean>;
  readonly clock?: Clock | undefined;
  readonly log?: Log | undefined;
}

interface TcpOptions {
  /** 0 takes any free one. */
  readonly port: number;
  readonly host?: string;
  /** Certificate and key as PEM; without them the line is not encrypted. */
  readonly tls?: { readonly cert: string; readonly key: string } | undefined;
}

/** Starts the broker. It hears nobody yet: see `upgrade` and `listen`. */
export async function embeddedBroker(options: BrokerOptions): Promise<EmbeddedBroker> {
  const secret = randomBytes(32).toString('base64url');
  const aedes = await Aedes.createBroker({
    connectTimeout: PATIENCE,
    drainTimeout: PATIENCE,
    keepaliveLimit: KEEPALIVE_LIMIT,
    authenticate: (client, username = '', password = Buffer.of(), done) =>
      void admits(options, secret, { client, username, password: `${password}` }).then(
        (admitted) => done(admitted ? null : refusal(), admitted),
        () => done(refusal(), false),
      ),
    authorizePublish: (client, { topic, payload }, done) => {
      const isShort = Buffer.byteLength(payload) <= BODY_BYTES;
      const may = isShort && mayPublish(options.hall, client?.id ?? '', topic);
      done(may ? null : new Error(`${client?.id} may not publish to ${topic}`));
    },
    authorizeSubscribe: (client, subscription, done) =>
      done(null, maySubscribe(options.hall, client.id, subscription.topic) ? subscription : null),
  });
  return new EmbeddedBroker(aedes, secret, options);
}

/** MQTT's answer to a wrong password, 3.1.1 table 3.1. */
const refusal = (): AuthenticateError =>
  Object.assign(new Error('bad user name or password'), { returnCode: 4 });

interface Candidate {
  readonly client: Client;
  readonly username: string;
  readonly password: string;
}

/** A client's id is its user name: nobody can take the line of another. */
async function admits(
  { authenticate }: BrokerOptions,
  secret: string,
  { client, username, password }: Candidate,
): Promise<boolean> {
  if (client.id !== username) return false;
  return username === HALL_USER ? password === secret : await authenticate(username, password);
}

export class EmbeddedBroker {
  readonly #aedes: Aedes;
  readonly #secret: string;
  readonly #clock: Clock;
  readonly #sockets = new WebSocketServer({
    noServer: true,
    maxPayload: 2 * BODY_BYTES,
    perMessageDeflate: false,
    handleProtocols: (offered) => (offered.has('mqtt') ? 'mqtt' : false),
  });
  readonly #streams = new Set<Duplex>();
  readonly #clients = new Map<string, Client>();
  readonly #raw = new Set<Socket>();
  #tcp: Server | undefined;

  constructor(aedes: Aedes, secret: string, { clock = systemClock, log = silentLog }: BrokerOptions) {
    this.#aedes = aedes;
    this.#secret = secret;
    this.#clock = clock;
    const note = ({ id }: Client, { message }: Error): void =>
      log.warn({ client: id, reason: message }, 'the broker closed a connection');
    aedes.on('clientError', note);
    aedes.on('connectionError', note);
    aedes.on('client', (client) => this.#clients.set(client.id, client));
    aedes.on('clientDisconnect', (client) => {
      if (this.#clients.get(client.id) === client) this.#clients.delete(client.id);
    });
  }

  /** Takes a WebSocket of the hall's server that asks for the broker. False where it asks for something else. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): boolean {
    if (request.url?.split('?')[0] !== BROKER_PATH) return false;
    this.#sockets.handleUpgrade(request, socket, head, (line) =>
      this.#welcome(createWebSocketStream(line), request),
    );
    return true;
  }

  /** Listens on a TCP port as well, where the same may log in and do the same. @returns the port @throws what the system says */
  listen({ port, host = '127.0.0.1', tls }: TcpOptions): Promise<number> {
    const welcome = (socket: Socket): void => this.#welcome(socket);
    const server =
      tls === undefined
        ? createServer(welcome)
        : createTlsServer({ ...tls, handshakeTimeout: PATIENCE }, welcome);
    server.maxConnections = MOST_CLIENTS;
    // Also those that never come so far as to speak.
    server.on('connection', (socket: Socket) => {
      this.#raw.add(socket);
      socket.once('close', () => this.#raw.delete(socket));
    });
    server.on('tlsClientError', () => {});
    this.#tcp = server;
    return new Promise((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, host, () => resolve((server.address() as { readonly port: number }).port));
    });
  }

  /** Breaks somebody's line. It may be dialled again at once, if it is let in. */
  cut(username: string): void {
    this.#clients.get(username)?.close();
  }

  /** The hall's own line. */
  hallBus(): Bus {
    const dial = mqttDial((options) => {
      const [near, far] = duplexPair();
      // The two ends of a pair outlive each other; those of a line do not.
      near.once('close', () => far.destroy());
      far.once('close', () => near.destroy());
      this.#aedes.handle(far);
      return new mqtt.MqttClient(() => near, options);
    });
    return new RedialedBus(dial, {
      credentials: async () => ({ username: HALL_USER, password: this.#secret }),
      clock: this.#clock,
    });
  }

  async close(): Promise<void> {
    for (const stream of [...this.#streams, ...this.#raw]) stream.destroy();
    this.#sockets.close();
    const tcp = this.#tcp;
    await new Promise<void>((resolve) => {
      if (tcp?.listening !== true) resolve();
      else tcp.close(() => resolve());
    });
    await new Promise<void>((resolve) => this.#aedes.close(resolve));
  }

  #welcome(stream: Duplex, request?: IncomingMessage): void {
    if (this.#streams.size >= MOST_CLIENTS) {
      stream.destroy();
      return;
    }
    this.#streams.add(stream);
    stream.once('close', () => this.#streams.delete(stream));
    const guard = new PacketGuard(this.#clock);
    // The guard's fault reaches the broker through the guarded side, which then closes the line.
    pipeline(stream, guard, () => {});
    this.#aedes.handle(Duplex.from({ readable: guard, writable: stream }), request);
  }
}
