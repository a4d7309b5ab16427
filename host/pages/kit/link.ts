// The page's line to the host: opens, notices silence, comes back by itself, ever less often, and at once when the network does.

/** 'connecting' is the first attempt; 'lost' lasts until it is open again. */
export type LinkState = 'connecting' | 'open' | 'lost';

/** Who listens on the line. */
export interface LineListener<Message> {
  readonly message: (message: Message) => void;
  readonly state: (state: LinkState) => void;
  /** The topics to hear of; all of them unless given. */
  readonly only?: readonly string[];
  /** The key of a place as it is now, if the page has one: its line then takes nothing from those of the address. */
  readonly key?: () => string | undefined;
  /** Long messages come packed, where the browser can unpack them. */
  readonly packed?: boolean;
}

/** Milliseconds before each new attempt; the last one repeats. */
const RETRIES = [250, 500, 1_000, 2_000, 4_000] as const;
/** Milliseconds without a word after which the line counts as dead. The host speaks every five seconds. */
const SILENCE = 12_000;
/** The subprotocol that says that the next one is a key (`KEYED_LINE` on the server). */
const KEYED_LINE = 'key';

const unpacked = (bytes: ArrayBuffer): Promise<string> =>
  new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'))).text();

/** A line that heals. Nothing is kept for later: what is sent while it is not open is dropped, and `send` says so. */
export class Link<Message = unknown> {
  readonly #listener: LineListener<Message>;
  readonly #path: string;
  #socket: WebSocket | undefined;
  /** Messages reach the listener in the order in which they came. */
  #told: Promise<void> = Promise.resolve();
  #attempts = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;

  constructor(listener: LineListener<Message>) {
    const { only, packed } = listener;
    const query = [
      ...(only === undefined ? [] : [`only=${only.join()}`]),
      ...(packed === true && 'DecompressionStream' in globalThis ? ['packed'] : []),
    ].join('&');
    this.#listener = listener;
    this.#path = query === '' ? 'live' : `live?${query}`;
    listener.state('connecting');
    this.#connect();
  }

  /** Tries at once instead of waiting, if the line is down: the window was shown again, the network is back. */
  hurry(): void {
    if (this.#socket !== undefined) return;
    this.#attempts = 0;
    clearTimeout(this.#retry);
    this.#connect();
  }

  /** Sends, if the line is open; otherwise false. */
  send(message: unknown): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  #connect(): void {
    const key = this.#listener.key?.();
    const address = new URL(this.#path, location.href).href.replace(/^http/, 'ws');
    const socket = new WebSocket(address, key === undefined ? [] : [KEYED_LINE, key]);
    this.#socket = socket;
    socket.binaryType = 'arraybuffer';
    socket.onopen = () => {
      this.#attempts = 0;
      this.#listener.state('open');
    };
    socket.onmessage = ({ data }) => {
      this.#listen(socket);
      if (typeof data === 'string' && this.#listener.packed !== true) this.#tell(data);
      else this.#told = this.#told.then(() => this.#unpack(socket, data)).catch(() => {});
    };
    socket.onclose = () => this.#lost(socket);
    this.#listen(socket);
  }

  /** A line that is lost meanwhile says no more: the next one is greeted with the newest. */
  async #unpack(socket: WebSocket, data: string | ArrayBuffer): Promise<void> {
    const text = typeof data === 'string' ? data : await unpacked(data);
    if (socket === this.#socket) this.#tell(text);
  }

  #tell(text: string): void {
    let message: Message;
    try {
      message = JSON.parse(text) as Message;
    } catch {
      return;
    }
    this.#listener.message(message);
  }

  /** Starts waiting for the next word. */
  #listen(socket: WebSocket): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => {
      socket.close();
      this.#lost(socket);
    }, SILENCE);
  }

  #lost(socket: WebSocket): void {
    if (socket !== this.#socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    this.#socket = undefined;
    clearTimeout(this.#silence);
    this.#listener.state('lost');
    const wait = RETRIES[Math.min(this.#attempts, RETRIES.length - 1)];
    this.#attempts += 1;
    this.#retry = setTimeout(() => this.#connect(), wait);
  }
}

/** Opens the line. */
export function openLine<Message>(listener: LineListener<Message>): Link<Message> {
  const link = new Link(listener);
  addEventListener('online', () => link.hurry());
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) link.hurry();
  });
  return link;
}
