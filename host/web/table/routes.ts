// Everything that can be asked of the server: who may ask, the state, the games played, commands, claims, and the pages.
import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono } from 'hono';
import { compress } from 'hono/compress';
import { NO_PAGE, systemReason } from '../../../shared/words/index.ts';
import { accessOf, askerOf, ownMachine } from '../kit/access.ts';
import { HEADERS, OWN_HEADERS, unwelcome } from '../kit/guard.ts';
import { answer } from '../kit/validation.ts';
import { addCommands } from './commands.ts';
import { games } from './games.ts';
import type { App, Carried, Parts } from './parts.ts';
import { addPlaces } from './places.ts';

/** The pages, each a file of its own. */
const PAGES = ['seat', 'table', 'board', 'games'];

/** The whole server. */
export function routes(parts: Parts): App {
  const { files, log } = parts;
  const app: App = new Hono<Carried>();
  addGuard(app, parts);
  addReading(app, parts);
  addCommands(app, parts);
  addPlaces(app, parts);
  app.all('/api/*', (context) => context.json({ error: 'notFound', ...answer('nothingHere', {}) }, 404));
  addPages(app, files);
  app.notFound((context) => context.text(NO_PAGE, 404));
  app.onError((error, context) => {
    log.error({ reason: error.message, path: context.req.path }, 'a request failed');
    if ('syscall' in error) {
      return context.json({ error: 'disk', ...answer('notKept', { reason: systemReason(error) }) }, 503);
    }
    return context.json({ error: 'internal', ...answer('failed', {}) }, 500);
  });
  return app;
}

/** Headers for every answer, and nobody from another site, with a false key, or too often. */
function addGuard(app: App, { credentials, limits }: Parts): void {
  app.use(async (context, next) => {
    const asker = askerOf(context.env.incoming);
    const headers = { ...HEADERS, ...(ownMachine(asker) && OWN_HEADERS) };
    for (const [name, value] of Object.entries(headers)) context.header(name, value);
    const no = unwelcome({ host: asker.headers.host, origin: asker.headers.origin });
    if (no !== undefined) return context.json({ error: 'forbidden', ...no }, 403);
    const wait = ownMachine(asker) ? 0 : await limits.take('request', asker.address);
    if (wait > 0) return tooOften(context, wait);
    if (context.req.path.startsWith('/api/')) context.header('cache-control', 'no-store');
    context.set('access', accessOf(asker, credentials));
    return next();
  });
}

function tooOften(context: Context, wait: number): Response {
  context.header('retry-after', `${wait}`);
  return context.json({ error: 'tooOften', ...answer('tooOften', { seconds: wait }) }, 429);
}

/** What everybody may read. */
function addReading(app: App, { table, state, limits }: Parts): void {
  app.get('/api/view', (context) =>
    context.body(state(), 200, { 'content-type': 'application/json; charset=utf-8' }),
  );
  // What was played is worked out from the whole journal.
  app.use('/api/games/*', async (context, next) => {
    const asker = askerOf(context.env.incoming);
    const wait = ownMachine(asker) ? 0 : await limits.take('search', asker.address);
    return wait > 0 ? tooOften(context, wait) : next();
  });
  app.route('/api/games', games({ stories: () => table.games }));
}

/** The pages and their parts. Names of parts change with their content, so they are kept for ever; pages are asked for anew. */
function addPages(app: App, files: string): void {
  app.use(compress());
  app.use('/assets/*', async (context, next) => {
    await next();
    if (context.res.status === 200) context.header('cache-control', 'public, max-age=31536000, immutable');
  });
  const fresh = async (context: Context, next: () => Promise<void>) => {
    await next();
    context.header('cache-control', 'no-cache');
  };
  app.get('/', fresh);
  for (const page of PAGES) {
    app.get(`/${page}`, fresh, serveStatic({ root: files, rewriteRequestPath: () => `/${page}.html` }));
    // Parts are named relative to the page, which a slash at its end would move.
    app.get(`/${page}/`, (context) => context.redirect(`/${page}`, 301));
  }
  app.get('*', serveStatic({ root: files }));
}
