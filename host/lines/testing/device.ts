// A device in memory, with a clock that is turned by hand.
import { EventEmitter } from 'node:events';
import { fakeTime } from '../../system/testing/faketime.ts';
import type { LineSource } from '../device.ts';

type LineTransport = Awaited<ReturnType<LineSource>>;

/** A clock that a test turns by hand. `turn` resolves when all that follows from it is done. */
export function handClock() {
  const clock = fakeTime();
  const turn = async (milliseconds: number): Promise<void> => {
    clock.pass(milliseconds);
    await settled();
  };
  return { ...clock, turn };
}

/** Resolves when what was under way in promises and streams is done. */
export const settled = async (): Promise<void> => {
  for (let round = 0; round < 5; round++) await new Promise((resolve) => setImmediate(resolve));
};

/** A port in memory: what is plugged in, what it sends, and what it was sent. */
export class MemoryDevice {
  plugged = true;
  opened = 0;
  received = '';
  /** Set to keep the callbacks of writes back, as a device does that does not drain. */
  slow = false;
  readonly waiting: (() => void)[] = [];
  /** Pulled out without a word, as happens while something is read. */
  gone = false;
  /** As serialport does where the port has closed already. */
  failsToClose = false;
  closed = 0;
  #transport: LineTransport | undefined;
  readonly source: LineSource;

  constructor(name = 'memory') {
    this.source = Object.defineProperty(async () => this.#open(), 'name', { value: name });
  }

  /** Resolves when all that follows from it is done; so do `unplug` and `fail`. */
  send(bytes: string | Uint8Array): Promise<void> {
    this.#transport?.emit('data', Buffer.from(bytes));
    return settled();
  }

  unplug(): Promise<void> {
    this.plugged = false;
    this.#transport?.emit('close', new Error('disconnected'));
    this.#transport = undefined;
    return settled();
  }

  fail(error: Error): Promise<void> {
    this.#transport?.emit('error', error);
    return settled();
  }

  #open(): LineTransport {
    if (!this.plugged) throw new Error('There is no port.');
    this.opened++;
    const transport: LineTransport = Object.assign(new EventEmitter(), {
      write: (bytes: Uint8Array, callback?: () => void) => {
        this.received += Buffer.from(bytes).toString();
        if (callback === undefined) return;
        if (this.slow) this.waiting.push(callback);
        else queueMicrotask(callback);
      },
      close: () => {
        this.closed++;
        if (this.failsToClose) transport.emit('error', new Error('Port is not open'));
        else queueMicrotask(() => transport.emit('close'));
      },
      present: async () => !this.gone,
    });
    this.#transport = transport;
    return transport;
  }
}
