// The emulator's end of a serial port, with the events of the serialport package.
import { EventEmitter } from 'node:events';

/** An error of `close` on unplug or power cut, as serialport gives it. */
export interface DisconnectedError extends Error {
  readonly disconnected: true;
}

const disconnectedError = (): DisconnectedError =>
  Object.assign(new Error('the board was disconnected'), { disconnected: true as const });

export interface PortEvents {
  open: [];
  data: [bytes: Uint8Array];
  close: [error?: Error];
  error: [error: Error];
}

/** What the port needs from the emulator. */
interface PortLink {
  write(bytes: Uint8Array, done: () => void): void;
  close(): void;
}

type PortCallback = (error?: Error | null) => void;

/** Emits `open` soon after it was made, or `error` if there is nothing to open. */
export class EmulatorPort extends EventEmitter<PortEvents> {
  readonly path = 'emulator';
  readonly #link: PortLink;
  #state: 'opening' | 'open' | 'closed' = 'opening';
  readonly #unwritten = new Set<PortCallback>();

  constructor(link: PortLink) {
    super();
    this.#link = link;
  }

  get isOpen(): boolean {
    return this.#state === 'open';
  }

  /** `callback` is called when the last byte goes on the line, or with an error if it never will. */
  write(data: Uint8Array | readonly number[], callback?: PortCallback): boolean {
    if (this.#state !== 'open') {
      const error = new Error('the port is not open');
      queueMicrotask(() => callback?.(error));
      return false;
    }
    const done: PortCallback = (error) => {
      if (this.#unwritten.delete(done)) callback?.(error);
    };
    this.#unwritten.add(done);
    this.#link.write(Uint8Array.from(data), () => done(null));
    return true;
  }

  close(callback?: PortCallback): void {
    if (this.#state !== 'closed') this.#link.close();
    queueMicrotask(() => {
      this.#end();
      callback?.(null);
    });
  }

  /** For the emulator: the port is open. */
  opened(): void {
    if (this.#state !== 'opening') return;
    this.#state = 'open';
    this.emit('open');
  }

  /** For the emulator: it cannot be opened. */
  refused(why: string): void {
    if (this.#state === 'closed') return;
    this.#state = 'closed';
    this.emit('error', new Error(why));
  }

  /** For the emulator: bytes from the board. */
  arrived(bytes: Uint8Array): void {
    if (this.#state === 'open') this.emit('data', bytes);
  }

  /** For the emulator: the port is gone. */
  lost(): void {
    this.#end(disconnectedError());
  }

  #end(error?: Error): void {
    if (this.#state === 'closed') return;
    this.#state = 'closed';
    for (const done of [...this.#unwritten]) done(error ?? new Error('the port was closed'));
    if (error === undefined) this.emit('close');
    else this.emit('close', error);
  }
}
