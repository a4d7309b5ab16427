// How many connections callers may keep open, and how long a request may take.
import type { Server, ServerOptions } from 'node:http';
import { CONNECTIONS } from './allowance.ts';
import { isLoopback } from './proxies.ts';

/** How long, in milliseconds, a request may take; `look`: how often that is checked. */
export interface Patience {
  readonly headers: number;
  readonly request: number;
  readonly look: number;
}
/** A phone in the last corner of a room needs less than a second. */
export const PATIENCE: Patience = { headers: 10_000, request: 20_000, look: 5_000 };

/** Options of a server that answers 408 to a caller who dawdles, and cuts the connection. */
export const withPatience = ({ headers, request, look }: Patience): ServerOptions => ({
  headersTimeout: headers,
  requestTimeout: request,
  connectionsCheckingInterval: look,
});

/** Nobody from the network keeps more than so many connections open, nor do all together; this machine only `everywhere`. */
export function limitConnections(server: Server, most: Partial<typeof CONNECTIONS> | undefined): void {
  const everywhere = most !== undefined;
  const { address: own, network } = { ...CONNECTIONS, ...most };
  const open = new Map<string, number>();
  let all = 0;
  server.on('connection', (socket) => {
    const address = socket.remoteAddress ?? '';
    if (!everywhere && isLoopback(address)) return;
    const now = open.get(address) ?? 0;
    if (now >= own || all >= network) {
      socket.destroy();
      return;
    }
    all += 1;
    open.set(address, now + 1);
    socket.once('close', () => {
      all -= 1;
      const left = (open.get(address) ?? 1) - 1;
      if (left === 0) open.delete(address);
      else open.set(address, left);
    });
  });
}
