// Live connections: greets every page with the full state, passes on what changes, and lets hands reach the emulated board.
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import type { KeyId } from '../../hardware/board.ts';
import type { Emulator } from '../../hardware/emulator/index.ts';
import type { Log } from '../board/index.ts';
import { Pulse, Reader } from './feed.ts';
import { unwelcome } from './guard.ts';
import {
  ALIVE_INTERVAL,
  type BoardMessage,
  complaintOf,
  type HostMessage,
  MESSAGE_LIMIT,
  messageSchema,
  type PageMessage,
} from './wire.ts';

/** What a page can do to the emulated board, and see of it. */
export type Hands = Pick<
  Emulator,
  'view' | 'lanes' | 'press' | 'release' | 'powerOn' | 'powerOff' | 'plug' | 'unplug' | 'on' | 'off'
>;

export interface LiveOptions {
  readonly server: Server;
  /** The state message of this moment, as text. */
  readonly state: () => string;
  readonly emulator: Hands | undefined;
  readonly log: Log;
}

/** Pages at once; more are turned away. */
export const MOST_READERS = 1_000;
/** Milliseconds between two pictures of the board. */
const FRAME = 33;

interface Page {
  readonly reader: Reader;
  readonly held: Set<KeyId>;
}

/** The live line, at /live. */
export class Live {
  readonly #options: LiveOptions;
  readonly #sockets: WebSocketServer;
  readonly #pages = new Map<WebSocket, Page>();
  readonly #frames: Pulse;
  readonly #alive: NodeJS.Timeout;
  /** How many pages hold each key: it is up when the last lets go. */
  readonly #holders = new Map<KeyId, number>();
  readonly #seen = () => this.#frames.ask();

  constructor(options: LiveOptions) {
    this.#options = options;
    this.#sockets = new WebSocketServer({
      noServer: true,
      maxPayload: MESSAGE_LIMIT,
      perMessageDeflate: false,
    });
    this.#frames = new Pulse(FRAME, () => this.#tellAll('board', this.#board()));
    this.#alive = setInterval(() => this.#breathe(), ALIVE_INTERVAL);
    this.#alive.unref();
    options.server.on('upgrade', (request, socket, head) => this.#upgrade(request, socket, head));
    options.emulator?.on('view', this.#seen);
  }

  /** The state has changed. */
  changed(): void {
    this.#tellAll('state', this.#options.state());
  }

  /** How many pages are connected. */
  get readers(): number {
    return this.#pages.size;
  }

  close(): void {
    clearInterval(this.#alive);
    this.#frames.stop();
    this.#options.emulator?.off('view', this.#seen);
    for (const socket of this.#pages.keys()) socket.terminate();
    this.#sockets.close();
  }

  #upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    // A connection that dies while it is turned away is nobody's loss.
    socket.on('error', () => socket.destroy());
    const refusal = this.#refusal(request);
    if (refusal === undefined) {
      this.#sockets.handleUpgrade(request, socket, head, (ws) => this.#welcome(ws));
      return;
    }
    const [status, words] = refusal;
    const head0 = `HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-type: text/plain; charset=utf-8\r\n`;
    socket.end(`${head0}content-length: ${Buffer.byteLength(words)}\r\n\r\n${words}`);
  }

  #refusal({ url, headers }: IncomingMessage): readonly [status: string, words: string] | undefined {
    if (url?.split('?')[0] !== '/live') return ['404 Not Found', 'The live line is at /live.'];
    const words = unwelcome({ host: headers.host, origin: headers.origin });
    if (words !== undefined) return ['403 Forbidden', words];
    return this.#pages.size >= MOST_READERS
      ? ['503 Service Unavailable', `${MOST_READERS} pages are connected already.`]
      : undefined;
  }

  #welcome(socket: WebSocket): void {
    const page: Page = { reader: new Reader(socket), held: new Set() };
    this.#pages.set(socket, page);
    socket.on('error', (error) =>
      this.#options.log.debug({ reason: error.message }, 'a page broke its line'),
    );
    socket.on('close', () => this.#leave(socket, page));
    socket.on('message', (data, binary) => this.#hear(page, binary ? undefined : `${data}`));
    page.reader.tell('state', this.#options.state());
    if (this.#options.emulator !== undefined) page.reader.tell('board', this.#board());
  }

  #leave(socket: WebSocket, page: Page): void {
    this.#pages.delete(socket);
    for (const key of [...page.held]) this.#key(page, key, 'release');
  }

  #hear(page: Page, text: string | undefined): void {
    const read = parse(text);
    const message = messageSchema.safeParse(read);
    if (!message.success) {
      this.#refuse(page, complaintOf(message.error, read).words);
      return;
    }
    try {
      this.#obey(page, message.data);
    } catch (error) {
      this.#refuse(page, error instanceof Error ? error.message : String(error));
    }
  }

  #obey(page: Page, message: PageMessage): void {
    const { emulator } = this.#options;
    if (emulator === undefined) {
      this.#refuse(page, 'A real board is in use: its own keys are pressed by hand.');
    } else if (message.type === 'key') this.#key(page, message.key, message.action);
    else if (message.type === 'power') this.#power(page, emulator, message.on);
    else if (message.in) emulator.plug();
    else emulator.unplug();
  }

  #power(page: Page, emulator: Hands, on: boolean): void {
    const done = on ? emulator.powerOn() : emulator.powerOff();
    done.catch((error: Error) => this.#refuse(page, error.message));
  }

  #key(page: Page, key: KeyId, action: 'press' | 'release'): void {
    const { emulator } = this.#options;
    const holders = this.#holders.get(key) ?? 0;
    if (action === 'press' && !page.held.has(key)) {
      if (holders === 0) emulator?.press(key);
      page.held.add(key);
      this.#holders.set(key, holders + 1);
    } else if (action === 'release' && page.held.delete(key)) {
      if (holders === 1) emulator?.release(key);
      this.#holders.set(key, holders - 1);
    }
  }

  #refuse(page: Page, words: string): void {
    page.reader.tell('refused', say({ type: 'refused', words }));
  }

  #board(): string {
    const { emulator } = this.#options;
    if (emulator === undefined) return '';
    const { pixels, text, backlight, tone, power, plugged } = emulator.view;
    const message: BoardMessage = {
      type: 'board',
      pixels: Buffer.from(pixels).toString('base64'),
      rows: text,
      backlight,
      tone,
      power,
      plugged,
    };
    return say(message);
  }

  #tellAll(topic: 'state' | 'board', text: string): void {
    for (const { reader } of this.#pages.values()) reader.tell(topic, text);
  }

  /** Says that the line is alive, to pages that would otherwise hear nothing. */
  #breathe(): void {
    for (const { reader } of this.#pages.values()) reader.tell('alive', ALIVE);
  }
}

const say = (message: HostMessage): string => JSON.stringify(message);
const ALIVE = say({ type: 'alive' });

function parse(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
