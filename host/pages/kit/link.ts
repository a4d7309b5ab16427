// The page's line to the host: opens, notices silence, comes back by itself, ever less often. Clock and
// socket are given.

/** What we use of a WebSocket. */
export interface Socket {
  onopen: (() => void) | null;
  onmessage: ((event: { readonly data: unknown }) => void) | null;
  onclose: (() => void) | null;
  readonly readyState: number;
  send(text: string): void;
  close(): void;
}

/** What we use of the clock: `set` returns what `clear` takes. */
export interface Timers {
  set(milliseconds: number, then: () => void): unknown;
  clear(timer: unknown): void;
}

/** 'connecting' is the first attempt; 'lost' lasts until it is open again. */
export type LinkState = 'connecting' | 'open' | 'lost';

interface LinkOptions {
  readonly connect: () => Socket;
  /** Makes a text of bytes; without it, only texts are heard. */
  readonly unpack?: ((bytes: ArrayBuffer) => Promise<string>) | undefined;
  readonly timers: Timers;
  readonly message: (message: unknown) => void;
  readonly state: (state: LinkState) => void;
}

/** Milliseconds before each new attempt; the last one repeats. */
const RETRIES = [250, 500, 1_000, 2_000, 4_000] as const;
/** Milliseconds without a word after which the line counts as dead. The host speaks every five seconds. */
const SILENCE = 12_000;
const OPEN = 1;

/**
 * A line that heals. Nothing is kept for later: what is sent while it is not open is dropped, and `send` says
 * so.
 */
export class Link {
  readonly #options: LinkOptions;
  #socket: Socket | undefined;
  /** What was heard before is told before. */
  #told: Promise<void> = Promise.resolve();
  #attempts = 0;
  #retry: unknown;
  #silence: unknown;

  constructor(options: LinkOptions) {
    this.#options = options;
  }

  /** Opens the line. */
  start(): void {
    this.#options.state('connecting');
    this.#connect();
  }

  /**
   * Tries at once instead of waiting, if the line is down: the window was shown again, the network is back.
   */
  hurry(): void {
    if (this.#socket !== undefined) return;
    this.#attempts = 0;
    this.#options.timers.clear(this.#retry);
    this.#connect();
  }

  /** Sends, if the line is open; otherwise false. */
  send(message: unknown): boolean {
    if (this.#socket?.readyState !== OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  #connect(): void {
    const socket = this.#options.connect();
    this.#socket = socket;
    socket.onopen = () => {
      this.#attempts = 0;
      this.#options.state('open');
    };
    socket.onmessage = ({ data }) => {
      this.#listen();
      const { unpack } = this.#options;
      if (unpack === undefined) this.#tell(data);
      else this.#told = this.#told.then(() => this.#unpacked(unpack, socket, data)).catch(() => {});
    };
    socket.onclose = () => this.#lost(socket);
    this.#listen();
  }

  /** A line that is lost meanwhile says no more: the next one is greeted with the newest. */
  async #unpacked(unpack: NonNullable<LinkOptions['unpack']>, socket: Socket, data: unknown): Promise<void> {
    const text = data instanceof ArrayBuffer ? await unpack(data) : data;
    if (socket === this.#socket) this.#tell(text);
  }

  #tell(data: unknown): void {
    const message = parse(data);
    if (message !== undefined) this.#options.message(message);
  }

  /** Starts waiting for the next word. */
  #listen(): void {
    this.#options.timers.clear(this.#silence);
    const socket = this.#socket;
    this.#silence = this.#options.timers.set(SILENCE, () => {
      socket?.close();
      if (socket !== undefined) this.#lost(socket);
    });
  }

  #lost(socket: Socket): void {
    if (socket !== this.#socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    this.#socket = undefined;
    this.#options.timers.clear(this.#silence);
    this.#options.state('lost');
    const wait = RETRIES[Math.min(this.#attempts, RETRIES.length - 1)] ?? 0;
    this.#attempts += 1;
    this.#retry = this.#options.timers.set(wait, () => this.#connect());
  }
}

function parse(data: unknown): unknown {
  try {
    return typeof data === 'string' ? JSON.parse(data) : undefined;
  } catch {
    return undefined;
  }
}
