// A transport that is there before its port is: Johnny-Five makes its io at once, and a port opens later.
import { EventEmitter } from 'node:events';
import type { Transport } from '../transport.ts';

export class LateTransport extends EventEmitter implements Transport {
  #transport: Transport | undefined;

  /** From now on, it is this one. */
  attach(transport: Transport): void {
    this.#transport = transport;
    for (const event of ['data', 'close', 'error'])
      transport.on(event, (...given: readonly unknown[]) => this.emit(event, ...given));
  }

  write(bytes: Uint8Array, callback?: (error?: Error | null) => void): void {
    if (this.#transport === undefined) callback?.(new Error('the port is not open yet'));
    else this.#transport.write(bytes, callback);
  }

  close(): void {
    if (this.#transport === undefined) this.emit('close');
    else this.#transport.close();
  }
}
