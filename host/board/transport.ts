// What carries bytes to a board and back: a serial port, a TCP stream, the emulator.
import type { EventEmitter } from 'node:events';
import type { BoardError } from './errors.ts';

/**
 * An open stream of bytes. It emits `data` (Uint8Array), `error`, and `close`, with an error where the end is one; those that open
 * late also emit `open`.
 */
export interface Transport extends EventEmitter {
  /** Where it leads, if the opener found that out itself: `/dev/ttyACM0`. */
  readonly path?: string;
  /** `callback` is called when the bytes have been handed on, or with why they were not. */
  write(bytes: Uint8Array, callback?: (error?: Error | null) => void): unknown;
  /** Closes; `close` is emitted when that is done. Harmless on a closed transport. */
  close(): unknown;
}

/**
 * Opens a transport that is ready for use; called anew for every attempt to connect.
 * @param last why the last attempt or connection ended, for those that can choose among several ports
 * @throws BoardError (rejects) if there is nothing to open
 */
export interface PortSource {
  (last?: BoardError): Promise<Transport>;
  /** What to call it in messages. */
  readonly name: string;
}

/** Names an opener. */
export function portSource(name: string, open: (last?: BoardError) => Promise<Transport>): PortSource {
  const source = (last?: BoardError): Promise<Transport> => open(last);
  Object.defineProperty(source, 'name', { value: name });
  return source;
}

/** Names a maker of transports that emit `open` when they are, such as the emulator's port, or `error`. */
export function openingSource(name: string, make: () => Transport): PortSource {
  return portSource(
    name,
    () =>
      new Promise((resolve, reject) => {
        const transport = make();
        transport.once('error', reject);
        transport.once('open', () => {
          transport.off('error', reject);
          resolve(transport);
        });
      }),
  );
}
