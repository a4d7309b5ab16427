// Live connections: greets every page with the full state, passes on what changes, and lets hands reach
// the emulated board.
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Emulator } from '../../../hardware/emulator/index.ts';
import type { KeyId } from '../../../shared/protocol/index.ts';
import type { Log } from '../../board/index.ts';
import { type Asker, accessOf, askerOf, ownMachine } from '../kit/access.ts';
import type { Credentials } from '../kit/credentials.ts';
import { Pulse, Reader } from '../kit/feed.ts';
import { unwelcome } from '../kit/guard.ts';
import type { Limits } from '../kit/limits.ts';
import { type Answer, answer, complaintOf } from '../kit/validation.ts';
import { Fingers } from './fingers.ts';
import {
  ALIVE_INTERVAL,
  BOARD_FAULTS,
  type BoardFault,
  type BoardMessage,
  FAULT_SHARE,
  type HostMessage,
  MESSAGE_LIMIT,
  messageSchema,
  type PageMessage,
} from './wire.ts';

/** What a page can do to the emulated board, and see of it. */
export type Hands = Pick<
  Emulator,
  'view' | 'press' | 'release' | 'wait' | 'powerOn' | 'powerOff' | 'plug' | 'unplug' | 'faults' | 'on' | 'off'
>;

export interface LiveOptions {
  readonly server: Server;
  /** The state message of this moment, as text. */
  readonly state: () => string;
  readonly emulator: Hands | undefined;
  readonly credentials: Credentials;
  readonly limits: Limits;
  readonly log: Log;
}

/** Messages that a page without hands may send on one line. */
export const MOST_VAIN_WORDS = 100;
/** Pages at once; more are turned away. */
export const MOST_READERS = 1_000;
const PLAYER_BUTTONS: readonly KeyId[] = ['P1', 'P2', 'P3', 'P4'];
/** Milliseconds between two pictures of the board. */
const FRAME = 33;

/** The live line, at /live. */
export class Live {
  readonly #options: LiveOptions;
  readonly #sockets: WebSocketServer;
  readonly #pages = new Map<WebSocket, Reader>();
  /** Who opened each page's line. Whether he is the host is looked at anew each time: he may be none any more. */
  readonly #askers = new WeakMap<Reader, Asker>();
  /** Pages that are told of the emulated board's lights. */
  readonly #watchers = new Set<Reader>();
  readonly #frames: Pulse;
  readonly #alive: NodeJS.Timeout;
  readonly #fingers: Fingers | undefined;
  #faults: readonly BoardFault[] = [];
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
    const { emulator, log } = options;
    this.#fingers =
      emulator && new Fingers(emulator, ({ message }) => log.warn({ reason: message }, 'a key was lost'));
    emulator?.on('view', this.#seen);
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
    const asker = askerOf(request);
    const counted = ownMachine(asker)
      ? Promise.resolve(0)
      : this.#options.limits.take('request', asker.address);
    counted.then(
      (wait) => this.#answer(request, socket, head, wait),
      () => socket.destroy(),
    );
  }

  #answer(request: IncomingMessage, socket: Duplex, head: Buffer, wait: number): void {
    if (socket.destroyed) return;
    const refusal =
      wait > 0
        ? (['429 Too Many Requests', answer('tooOften', { seconds: wait })] as const)
        : this.#refusal(request);
    if (refusal === undefined) {
      this.#admit(request, socket, head);
      return;
    }
    const [status, { words }] = refusal;
    const head0 = `HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-type: text/plain; charset=utf-8\r\n`;
    socket.end(`${head0}content-length: ${Buffer.byteLength(words)}\r\n\r\n${words}`);
  }

  /** A line counts as long as its connection lasts, whether or not it becomes one that is sound. */
  #admit(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const { limits } = this.#options;
    const asker = askerOf(request);
    if (!ownMachine(asker)) socket.once('close', () => limits.closeLine(asker.address));
    const pixels = !/[?&]only=state(&|$)/.test(request.url ?? '');
    this.#sockets.handleUpgrade(request, socket, head, (ws) => this.#welcome(ws, asker, pixels));
  }

  #refusal(request: IncomingMessage): readonly [status: string, answer: Answer] | undefined {
    const { url, headers } = request;
    if (url?.split('?')[0] !== '/live') return ['404 Not Found', answer('noLine', {})];
    const no = unwelcome({ host: headers.host, origin: headers.origin });
    if (no !== undefined) return ['403 Forbidden', no];
    if (this.#pages.size >= MOST_READERS)
      return ['503 Service Unavailable', answer('tooManyPages', { pages: MOST_READERS })];
    const asker = askerOf(request);
    return ownMachine(asker) || this.#options.limits.openLine(asker.address)
      ? undefined
      : ['429 Too Many Requests', answer('tooManyLines', {})];
  }

  /** Without `pixels` the page is told of the game alone, and not of every light of the emulated board. */
  #welcome(socket: WebSocket, asker: Asker, pixels: boolean): void {
    const reader = new Reader(socket);
    this.#pages.set(socket, reader);
    this.#askers.set(reader, asker);
    if (pixels) this.#watchers.add(reader);
    let words = 0;
    socket.on('error', (error) =>
      this.#options.log.debug({ reason: error.message }, 'a page broke its line'),
    );
    socket.on('close', () => {
      this.#pages.delete(socket);
      this.#watchers.delete(reader);
      this.#fingers?.leave(reader);
    });
    socket.on('message', (data, binary) => {
      words += 1;
      // Whoever may only look has nothing to say; his page says a word when a key is pressed in vain.
      if (words > MOST_VAIN_WORDS && !this.#isHost(reader)) socket.close(1008, 'too many messages');
      else this.#hear(reader, binary ? undefined : `${data}`);
    });
    reader.tell('state', this.#options.state());
    if (pixels && this.#options.emulator !== undefined) reader.tell('board', this.#board());
  }

  /** Only the host's pages may lay hands on the emulated board. */
  #isHost(page: Reader): boolean {
    const asker = this.#askers.get(page);
    return asker !== undefined && accessOf(asker, this.#options.credentials).kind === 'host';
  }

  #hear(page: Reader, text: string | undefined): void {
    const read = parse(text);
    const message = messageSchema.safeParse(read);
    if (!message.success) {
      this.#refuse(page, complaintOf(message.error, read));
      return;
    }
    this.#obey(page, message.data);
  }

  #obey(page: Reader, message: PageMessage): void {
    const { emulator } = this.#options;
    if (!this.#isHost(page)) {
      this.#refuse(page, answer('lookOnly', {}));
    } else if (emulator === undefined) {
      this.#refuse(page, answer('realBoard', {}));
    } else if (message.type === 'key') this.#key(page, message);
    else if (message.type === 'power') this.#power(page, emulator, message.on);
    else if (message.type === 'faults') this.#fail(emulator, message.kinds);
    else if (message.in) emulator.plug();
    else emulator.unplug();
  }

  #fail(emulator: Hands, kinds: readonly BoardFault[]): void {
    this.#faults = BOARD_FAULTS.filter((kind) => kinds.includes(kind));
    emulator.faults(Object.fromEntries(this.#faults.map((kind) => [kind, FAULT_SHARE])));
    this.#frames.ask();
  }

  #power(page: Reader, emulator: Hands, on: boolean): void {
    const done = on ? emulator.powerOn() : emulator.powerOff();
    done.catch((error: Error) => {
      this.#options.log.error({ reason: error.message }, 'the emulated board was not switched');
      this.#refuse(page, answer('notSwitched', {}));
    });
  }

  #key(page: Reader, { key, action }: Extract<PageMessage, { type: 'key' }>): void {
    const lane = PLAYER_BUTTONS.indexOf(key);
    const lanes = this.#options.emulator?.view.lanes ?? 0;
    if (lane >= lanes) this.#refuse(page, answer('noKey', { key, lanes }));
    else if (action === 'release') this.#fingers?.release(page, key);
    else if (this.#fingers?.press(page, key) === false) this.#refuse(page, answer('tooManyKeys', {}));
  }

  #refuse(page: Reader, { told, words }: Answer): void {
    page.tell('refused', say({ type: 'refused', told, words }));
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
      faults: this.#faults,
    };
    return say(message);
  }

  #tellAll(topic: 'state' | 'board', text: string): void {
    // Encoded once, not once for each page.
    const bytes = Buffer.from(text);
    const readers = topic === 'board' ? this.#watchers : this.#pages.values();
    for (const reader of readers) reader.tell(topic, bytes);
  }

  /** Says that the line is alive, to pages that would otherwise hear nothing. */
  #breathe(): void {
    for (const reader of this.#pages.values()) reader.tell('alive', ALIVE);
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
