// Puts the emulator's serial port on a TCP port of this machine: a connection opens it and resets the chip.
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer, type Socket } from 'node:net';
import type { Emulator } from './emulator.ts';
import type { EmulatorPort } from './port.ts';

interface TcpPort {
  readonly port: number;
  /** Puts bytes on the line that neither end has sent. @throws if no host has the port open */
  inject(to: 'board' | 'host', bytes: readonly number[]): void;
  close(): Promise<void>;
}

/** Sees what happens on the line. */
interface Tap {
  /** A host opens the port. */
  opened?(): void;
  /** The port did not open: another host has it, or the board is off. */
  refused?(why: string): void;
  passes?(to: 'board' | 'host', bytes: Uint8Array): void;
}

/**
 * Listens on 127.0.0.1; `port` 0 takes a free one. One connection at a time: a second one, and any while the
 * board is unplugged or without power, is closed at once. @throws if the port is taken.
 */
export async function serveTcp(emulator: Emulator, port = 0, tap: Tap = {}): Promise<TcpPort> {
  const lines = new Map<Socket, EmulatorPort>();
  const server = createServer({ noDelay: true }, (socket) => {
    const serial = emulator.openPort();
    lines.set(socket, serial);
    socket.on('close', () => lines.delete(socket));
    join(serial, socket, tap);
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    inject: (to, bytes) => {
      const line = [...lines].find(([, { isOpen }]) => isOpen);
      if (line === undefined) throw new Error('no host has the port open');
      line[to === 'host' ? 0 : 1].write(Uint8Array.from(bytes));
    },
    close: () => {
      for (const socket of lines.keys()) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

function join(serial: EmulatorPort, socket: Socket, tap: Tap): void {
  tap.opened?.();
  // Bytes that come before the port is open wait in the socket.
  socket.pause();
  serial.on('open', () => socket.resume());
  serial.on('data', (bytes) => {
    tap.passes?.('host', bytes);
    socket.write(bytes);
  });
  serial.on('close', () => socket.destroy());
  serial.on('error', ({ message }) => {
    tap.refused?.(message);
    socket.destroy();
  });
  socket.on('data', (bytes) => {
    socket.pause();
    tap.passes?.('board', bytes);
    serial.write(bytes, () => socket.resume());
  });
  // A connection that breaks is a port that is closed; `close` follows.
  socket.on('error', () => {});
  socket.on('close', () => serial.close());
}
