// The port as a process sees it: bytes that arrive while it gets no processor are heard later, and none after its end.
import { EventEmitter } from 'node:events';
import type { EmulatorPort } from '../../../hardware/emulator/index.ts';
import type { Transport } from '../../board/index.ts';
import type { ProcessTime } from './time.ts';

export class Gate extends EventEmitter implements Transport {
  readonly path = 'simulated';
  readonly #port: EmulatorPort;
  readonly #time: ProcessTime;
  readonly #waiting: (() => void)[] = [];
  #open = true;

  constructor(port: EmulatorPort, time: ProcessTime) {
    super();
    this.#port = port;
    this.#time = time;
    for (const name of ['open', 'data', 'close', 'error'] as const)
      port.on(name, (...values: unknown[]) => this.#pass(() => this.emit(name, ...values)));
  }

  write(bytes: Uint8Array, callback?: (error?: Error | null) => void): void {
    if (this.#open) this.#port.write(bytes, callback);
  }

  close(): void {
    this.#port.close();
  }

  /** The process is no more: the system closes its port without an event. */
  die(): void {
    this.#open = false;
    this.#port.close();
  }

  #pass(tell: () => void): void {
    if (!this.#open) return;
    if (!this.#time.stalled && this.#waiting.length === 0) {
      tell();
      return;
    }
    this.#waiting.push(tell);
    if (this.#waiting.length === 1) this.#time.after(0, () => this.#flush());
  }

  #flush(): void {
    for (const tell of this.#waiting.splice(0)) if (this.#open) tell();
  }
}
