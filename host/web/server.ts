// The web server: the companion page, the state as JSON, commands, and the live line.
import { existsSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { compress } from 'hono/compress';
import { describeRefusal } from '../../shared/rules/index.ts';
import type { Log } from '../board/index.ts';
import type { Table, TableRefusal } from '../table/index.ts';
import { HEADERS, unwelcome } from './guard.ts';
import { type Hands, Live } from './live.ts';
import { BODY_LIMIT, commandOf, commandSchema, complaintOf, type StateMessage } from './wire.ts';

/** The table as the web sees it. */
export interface WebTable extends Pick<Table, 'view' | 'command'> {
  on(event: 'view', listener: () => void): unknown;
  off(event: 'view', listener: () => void): unknown;
}

export interface WebOptions {
  readonly table: WebTable;
  /** The emulated board, if there is one: the page then has its keys. */
  readonly emulator?: Hands | undefined;
  /** Address to listen on; this machine only unless given. */
  readonly host?: string | undefined;
  /** 0 takes any free port. */
  readonly port: number;
  readonly log: Log;
  /** Folder of the built page; the package's own unless given. */
  readonly files?: string;
}

export interface Web {
  readonly url: string;
  readonly port: number;
  close(): Promise<void>;
}

/** What can go wrong when the server starts, with words that say what to do. */
export class WebError extends Error {
  readonly code: 'portInUse' | 'portForbidden' | 'listenFailed';

  constructor(code: WebError['code'], message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'WebError';
    this.code = code;
  }
}

/** Whether it is an error of the server, of this kind if one is given. */
export const isWebError = (error: unknown, code?: WebError['code']): error is WebError =>
  error instanceof WebError && (code === undefined || error.code === code);

/**
 * Serves page, state, commands and live line.
 * @throws WebError if nobody can listen on that port
 */
export async function startWeb(options: WebOptions): Promise<Web> {
  const { table, emulator, host = '127.0.0.1', log } = options;
  const files = options.files ?? join(packageRoot(), 'dist', 'web');
  if (!existsSync(join(files, 'index.html')))
    log.warn({ files }, 'the page is not built: run `npm run build`');
  let text: string | undefined;
  const state = (): string => {
    text ??= JSON.stringify(stateOf(table, emulator));
    return text;
  };
  const app = routes({ table, state, files, log });
  const server = createServer(getRequestListener(app.fetch));
  const live = new Live({ server, state, emulator, log });
  const changed = () => {
    text = undefined;
    live.changed();
  };
  table.on('view', changed);
  const close = (): Promise<void> => {
    table.off('view', changed);
    live.close();
    return closed(server);
  };
  try {
    await listen(server, host, options.port);
  } catch (error) {
    await close();
    throw error;
  }
  const { port } = server.address() as AddressInfo;
  return { url: `http://${host.includes(':') ? `[${host}]` : host}:${port}/`, port, close };
}

function stateOf(table: WebTable, emulator: Hands | undefined): StateMessage {
  return { type: 'state', emulator: emulator !== undefined, view: table.view };
}

/** The pages besides the scoreboard, each a file of this name. */
const PAGES = ['/board', '/seat', '/table', '/games'];

interface Parts {
  readonly table: WebTable;
  readonly state: () => string;
  readonly files: string;
  readonly log: Log;
}

function routes({ table, state, files, log }: Parts): Hono {
  const app = new Hono();
  app.use(async (context, next) => {
    for (const [name, value] of Object.entries(HEADERS)) context.header(name, value);
    const words = unwelcome({ host: context.req.header('host'), origin: context.req.header('origin') });
    if (words !== undefined) return context.json({ error: 'forbidden', words }, 403);
    return next();
  });
  app.get('/api/view', (context) => {
    context.header('cache-control', 'no-store');
    return context.body(state(), 200, { 'content-type': 'application/json; charset=utf-8' });
  });
  const limit = bodyLimit({
    maxSize: BODY_LIMIT,
    onError: (context) =>
      context.json({ error: 'tooLarge', words: `A command has at most ${BODY_LIMIT} bytes.` }, 413),
  });
  app.post('/api/command', limit, (context) => command(context, table));
  app.all('/api/*', (context) =>
    context.json({ error: 'notFound', words: 'There are GET /api/view and POST /api/command.' }, 404),
  );
  app.use(compress());
  app.use('/assets/*', async (context, next) => {
    await next();
    if (context.res.status === 200) context.header('cache-control', 'public, max-age=31536000, immutable');
  });
  for (const path of ['/', ...PAGES, '/sw.js']) {
    app.get(path, async (context, next) => {
      await next();
      context.header('cache-control', 'no-cache');
    });
  }
  for (const page of PAGES) app.get(page, serveStatic({ root: files, path: `${page}.html` }));
  app.get('*', serveStatic({ root: files }));
  app.notFound((context) => context.text('There is no such page. The table is at /.\n', 404));
  app.onError((error, context) => {
    log.error({ reason: error.message, path: context.req.path }, 'a request failed');
    return context.json({ error: 'internal', words: 'The host failed to answer. Its log says why.' }, 500);
  });
  return app;
}

/**
 * Answers 200 with the new state, 400 for input that is none, 422 for what the rules refuse, 503 if the disk
 * does.
 */
async function command(context: Context, table: WebTable): Promise<Response> {
  const body = await context.req.text();
  let input: unknown;
  try {
    input = JSON.parse(body);
  } catch {
    const words = 'body: expected a command as JSON, such as {"type":"peg","seat":0,"points":4}';
    return context.json({ error: 'badInput', field: 'body', expected: 'JSON', words }, 400);
  }
  const posted = commandSchema.safeParse(input);
  if (!posted.success) return context.json({ error: 'badInput', ...complaintOf(posted.error, input) }, 400);
  const read = commandOf(posted.data);
  const done = read.ok ? table.command(read.value) : read;
  return done.ok ? context.json({ ok: true, view: table.view }) : refused(context, table, done.refusal);
}

function refused(context: Context, table: WebTable, refusal: TableRefusal): Response {
  if (refusal.code === 'disk') {
    const words = `Not kept, so not pegged: ${refusal.reason}`;
    return context.json({ error: refusal.code, refusal, words }, 503);
  }
  if (refusal.code === 'paused')
    return context.json({ error: refusal.code, refusal, words: 'The table is paused.' }, 423);
  const names = table.view.players.map(({ name }) => name);
  return context.json({ error: refusal.code, refusal, words: describeRefusal(refusal, names) }, 422);
}

function listen(server: Server, host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(listenError(error, host, port)));
    server.listen(port, host, resolve);
  });
}

function listenError(error: NodeJS.ErrnoException, host: string, port: number): WebError {
  if (error.code === 'EADDRINUSE') {
    const what = `Port ${port} on ${host} is in use, perhaps by another table.`;
    return new WebError('portInUse', `${what} Choose another with --http, or --http 0 for any.`, {
      cause: error,
    });
  }
  if (error.code === 'EACCES') {
    return new WebError(
      'portForbidden',
      `Port ${port} may not be used: choose one from 1024 up with --http.`,
      { cause: error },
    );
  }
  return new WebError('listenFailed', `Cannot listen on ${host}, port ${port}: ${error.message}.`, {
    cause: error,
  });
}

const closed = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });

/** The folder of package.json, whether this file runs from the sources or from dist. */
function packageRoot(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'package.json')) && folder !== dirname(folder)) folder = dirname(folder);
  return folder;
}
