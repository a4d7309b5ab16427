// The table's routes and live line for pages of the same browser: they are its host, unless they show the key of a seat.
import { Hono } from 'hono';
import { type Asker, accessOf } from '../web/kit/access.ts';
import type { App, Carried } from '../web/kit/parts.ts';
import { NO_PROXIES } from '../web/kit/proxies.ts';
import type { LineServer, LineSocket, SocketPath } from '../web/kit/sockets.ts';
import { openLines } from '../web/table/lines.ts';
import { addRoutes } from '../web/table/routes.ts';
import { TableService } from '../web/table/service.ts';
import type { Asked } from './messages.ts';
import { log, type startTable } from './table.ts';

/** Nobody asks too often. */
const limits = { take: async () => 0, takeOfAll: async () => 0, openLine: () => () => {} };

/** The site of a table. */
export function openSite(built: ReturnType<typeof startTable>) {
  const { table, board, emulator, credentials } = built;
  const service = new TableService({ ...built, emulated: true, log });
  const parts = { credentials, limits, log, cookie: 'muggins_demo', proxies: NO_PROXIES };
  const paths = new Map<string, SocketPath>();
  const server: LineServer = { parts, serve: (path, served) => paths.set(path, served) };
  const lines = openLines(server, { service, board, emulator, log });
  const headersOf = (given: Asked['headers']) =>
    'authorization' in given || 'sec-websocket-protocol' in given
      ? given
      : { ...given, authorization: `Bearer ${credentials.token}` };
  const askerOf = (headers: Asked['headers']): Asker => ({
    address: 'demo',
    port: 0,
    encrypted: true,
    headers: headersOf(headers),
  });
  const app: App = new Hono<Carried>();
  app.use((context, next) => {
    const { asker } = context.env.incoming as unknown as { readonly asker: Asker };
    context.set('asker', asker);
    context.set('access', accessOf(asker, parts));
    return next();
  });
  addRoutes(app, { ...parts, table, service, state: () => lines.state, phones: () => null });
  return {
    /** Answers a request. */
    async answer({ method, path, headers, body }: Asked): Promise<Response> {
      const asker = askerOf(headers);
      const init = { method, headers, ...(body !== undefined && { body }) };
      return app.request(`/${path}`, init, { incoming: { headers: asker.headers, asker } });
    },
    /** A line opens. @returns false where nothing is served */
    open(path: string, headers: Asked['headers'], socket: LineSocket): boolean {
      const [name, query] = path.split('?');
      const served = paths.get(`/${name}`);
      const asker = askerOf(headers);
      if (served === undefined || served.refuse(accessOf(asker, parts)) !== undefined) return false;
      served.open(socket, asker, new URLSearchParams(query));
      return true;
    },
  };
}
