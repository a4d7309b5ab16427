// A serial device that speaks in lines: always wanted, sometimes there. It comes, goes, and comes back by itself.
import { EventEmitter } from 'node:events';
import { ReadlineParser } from '@serialport/parser-readline';
import type { Card } from '../../shared/rules/index.ts';
import type { Clock } from '../system/clock.ts';
import { LengthGuard } from './guard.ts';

/** Milliseconds between two attempts to open the port: serial ports do not tell when they come. */
const RETRY_MILLISECONDS = 1_000;
/** Milliseconds between two looks whether an open device is still there. */
const LOOK_MILLISECONDS = 1_000;
/** Milliseconds until a port that neither opens nor fails is given up. */
const OPEN_TIMEOUT = 10_000;
/** Milliseconds to wait for a port to close; on Windows a pulled one may never say that it has. */
const CLOSE_TIMEOUT = 1_000;

/** An open stream of bytes, such as a serial port. It emits `data`, `close` and `error`. */
interface LineTransport extends EventEmitter {
  write(bytes: Uint8Array, callback?: (error?: Error | null) => void): unknown;
  /** Closes; `close` is emitted when that is done. */
  close(): unknown;
  /** Whether the device is still there, where that can be found out: see `presence`. */
  present?(): Promise<boolean>;
}

/** Opens the port anew for every attempt; rejects with why it cannot. */
export interface LineSource {
  (): Promise<LineTransport>;
  /** What to call it in messages. */
  readonly name: string;
}

/** How a device is. `error` says in words why it is not ready. */
export interface LineStatus {
  /** `looking` until it was there once; `lost` while it is looked for again. */
  readonly state: 'looking' | 'ready' | 'lost' | 'closed';
  readonly error?: string;
}

export interface LineDeviceOptions {
  readonly open: LineSource;
  readonly clock: Clock;
}

interface LineDeviceEvents {
  /** A line without its end, trimmed. */
  line: [text: string];
  /** Something came that is no line: too long, or not text. */
  garbage: [what: 'tooLong' | 'notText'];
  status: [status: LineStatus];
  /** A card reader has read a card, or a code that no card of the deck has. */
  card: [card: Card];
  unknown: [code: string];
}

/** Control characters, and the replacement for invalid UTF-8. */
const NOT_TEXT = /[\p{Cc}\uFFFD]/u;

export class LineDevice extends EventEmitter<LineDeviceEvents> {
  readonly #source: LineSource;
  readonly #clock: Clock;
  #current: LineStatus = { state: 'looking' };
  #transport: LineTransport | undefined;
  #cancel: () => void = () => {};
  #started = false;
  /** Resolves when the last transport is closed: until then its port is locked. */
  #ending: Promise<void> = Promise.resolve();
  #endOfClose: () => void = () => {};

  constructor({ open, clock }: LineDeviceOptions) {
    super();
    this.#source = open;
    this.#clock = clock;
  }

  get port(): string {
    return this.#source.name;
  }

  get status(): LineStatus {
    return this.#current;
  }

  /** Begins to look for the device, and keeps it connected until `close`. */
  start(): void {
    if (this.#started) return;
    this.#started = true;
    void this.#attempt();
  }

  /** Sends a line. Without a device nothing is sent, and nothing is kept for later; `done` is not called then. */
  send(line: string, done: () => void = () => {}): void {
    this.#transport?.write(Buffer.from(`${line}\r\n`), done);
  }

  /** Ends it for good. Resolves when the port is closed. */
  async close(): Promise<void> {
    if (this.#current.state === 'closed') return this.#ending;
    this.#become({ state: 'closed' });
    this.#cancel();
    const transport = this.#transport;
    this.#transport = undefined;
    if (transport !== undefined) this.#clock.after(CLOSE_TIMEOUT, this.#endOfClose);
    transport?.close();
    await this.#ending;
  }

  get #closed(): boolean {
    return this.#current.state === 'closed';
  }

  async #attempt(): Promise<void> {
    await this.#ending;
    if (this.#closed) return;
    try {
      const transport = await this.#openInTime();
      if (this.#closed) abandon(transport);
      else this.#listen(transport);
    } catch (error) {
      this.#ended(error instanceof Error ? error.message : String(error));
    }
  }

  #openInTime(): Promise<LineTransport> {
    return new Promise((resolve, reject) => {
      let late = false;
      this.#cancel = this.#clock.after(OPEN_TIMEOUT, () => {
        late = true;
        reject(new Error(`${this.port} did not open within ${OPEN_TIMEOUT / 1000} s.`));
      });
      this.#source().then(
        (transport) => {
          this.#cancel();
          if (late) abandon(transport);
          else resolve(transport);
        },
        (error) => {
          this.#cancel();
          reject(error);
        },
      );
    });
  }

  /** A guard and a parser for each opening: half a line from before is not joined to what comes now. */
  #listen(transport: LineTransport): void {
    const guard = new LengthGuard();
    const lines = guard.pipe(new ReadlineParser());
    const receive = (bytes: Uint8Array): void => void guard.write(bytes);
    guard.on('tooLong', () => this.emit('garbage', 'tooLong'));
    lines.on('data', (line: string) => this.#take(line));
    transport.on('data', receive);
    this.#ending = new Promise((resolve) => {
      this.#endOfClose = resolve;
    });
    const endOfClose = this.#endOfClose;
    // Data and errors after the end of the port do not matter.
    const end = (error?: Error): void => {
      transport.off('data', receive);
      if (this.#transport !== transport) return;
      this.#transport = undefined;
      this.#cancel();
      this.#clock.after(CLOSE_TIMEOUT, endOfClose);
      this.#ended(error?.message ?? 'the port was closed');
    };
    transport.on('error', (error: Error) => {
      const first = this.#transport === transport;
      end(error);
      // To close a port that has closed already is an error again.
      if (first) transport.close();
    });
    transport.on('close', (error?: Error) => {
      endOfClose();
      end(error);
    });
    this.#transport = transport;
    this.#become({ state: 'ready' });
    this.#look(transport);
  }

  /** Looks from time to time whether the device is still there. */
  #look(transport: LineTransport): void {
    this.#cancel = this.#clock.after(LOOK_MILLISECONDS, async () => {
      const there = (await transport.present?.()) ?? true;
      if (this.#transport !== transport) return;
      if (there) this.#look(transport);
      else transport.emit('error', new Error('it was pulled out'));
    });
  }

  #take(line: string): void {
    if (this.#closed) return;
    const text = line.trim();
    if (NOT_TEXT.test(text)) this.emit('garbage', 'notText');
    else if (text !== '') this.emit('line', text);
  }

  #ended(error: string): void {
    if (this.#closed) return;
    const state = this.#current.state === 'looking' ? 'looking' : 'lost';
    this.#cancel = this.#clock.after(RETRY_MILLISECONDS, () => void this.#attempt());
    this.#become({ state, error });
  }

  /** Reports a repeated failure once. */
  #become(status: LineStatus): void {
    const { state, error } = this.#current;
    this.#current = status;
    if (state !== status.state || error !== status.error) this.emit('status', status);
  }
}

function abandon(transport: LineTransport): void {
  transport.on('error', () => {});
  transport.close();
}
