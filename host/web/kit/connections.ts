// Connections that strangers may keep open, and how long they may take to say what they want.
import type { Server, ServerOptions } from 'node:http';
import { isLoopback } from './access.ts';
import { CONNECTIONS } from './limits.ts';

/** How long, in milliseconds, somebody may take; `look`: how often it is looked whether somebody takes longer. */
export interface Patience {
  readonly headers: number;
  readonly request: number;
  readonly look: number;
}
/** A phone in the last corner of a room needs less than a second. */
export const PATIENCE: Patience = { headers: 10_000, request: 20_000, look: 5_000 };

/** For the server to be made with: whoever dawdles is answered 408 and cut off. */
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
