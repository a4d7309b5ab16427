// A board at the end of a TCP stream: ser2net, or the emulator in another process.
import { once } from 'node:events';
import { connect } from 'node:net';
import { reachReason } from '../system/reason.ts';
import { BoardError } from './errors.ts';
import { type PortSource, portSource, type Transport } from './transport.ts';

/** Milliseconds until an address that does not answer is given up. */
const CONNECT_TIMEOUT = 3_000;

/** Opens `tcp://host:port`. */
export function tcpPort({ host, port }: { readonly host: string; readonly port: number }): PortSource {
  const name = `tcp://${host.includes(':') ? `[${host}]` : host}:${port}`;
  return portSource(name, () => openTcp(name, host, port));
}

async function openTcp(name: string, host: string, port: number): Promise<Transport> {
  const socket = connect({ host, port });
  try {
    await once(socket, 'connect', { signal: AbortSignal.timeout(CONNECT_TIMEOUT) });
  } catch (cause) {
    socket.destroy();
    const { name: kind } = cause as Error;
    const slow = { code: 'slow', details: { seconds: CONNECT_TIMEOUT / 1000 } } as const;
    const reason = kind === 'AbortError' ? slow : reachReason(cause as NodeJS.ErrnoException);
    throw new BoardError('openFailed', { port: name, reason }, { cause });
  }
  // A message is a few bytes, and a player waits for its hole to light.
  socket.setNoDelay(true).setKeepAlive(true);
  return Object.assign(socket, { path: name, close: () => void socket.destroy() });
}
