// Puts the emulator's serial port on a TCP port of this machine: a connection opens it and resets the chip.
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer, type Socket } from 'node:net';
import type { Emulator } from './emulator.ts';

interface TcpPort {
  readonly port: number;
  close(): Promise<void>;
}

/**
 * Listens on 127.0.0.1; `port` 0 takes a free one. One connection at a time: a second one, and any while the
 * board is unplugged or without power, is closed at once. @throws if the port is taken.
 */
export async function serveTcp(emulator: Emulator, port = 0): Promise<TcpPort> {
  const sockets = new Set<Socket>();
  const server = createServer({ noDelay: true }, (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    join(emulator, socket);
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    close: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

function join(emulator: Emulator, socket: Socket): void {
  const serial = emulator.openPort();
  // Bytes that come before the port is open wait in the socket.
  socket.pause();
  serial.on('open', () => socket.resume());
  serial.on('data', (bytes) => socket.write(bytes));
  serial.on('close', () => socket.destroy());
  serial.on('error', () => socket.destroy());
  socket.on('data', (bytes) => {
    socket.pause();
    serial.write(bytes, () => socket.resume());
  });
  // A connection that breaks is a port that is closed; `close` follows.
  socket.on('error', () => {});
  socket.on('close', () => serial.close());
}
