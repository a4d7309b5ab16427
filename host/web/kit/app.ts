// What every site does with a request before and after its own routes: limits, headers, who may ask, and errors in words.
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { Hono, type MiddlewareHandler } from 'hono';
import { systemReason } from '../../system/reason.ts';
import { callerOf } from './access.ts';
import { addFiles, type Files } from './files.ts';
import { HEADERS, headersOf, isLocalName, NO_OTHERS, TRUSTED_HEADERS, unwelcome } from './guard.ts';
import { rolling } from './host.ts';
import { languageAsked, noPage } from './nopage.ts';
import type { App, Carried, SiteParts } from './parts.ts';
import { answer, failure } from './validation.ts';

/** A site: its own routes between the guard and the pages. */
export function siteApp(parts: SiteParts, files: Files, add: (app: App) => void): App {
  const app: App = new Hono<Carried>();
  app.use(guard(parts, files));
  app.use(rolling(parts));
  add(app);
  app.all('/api/*', (context) => context.json({ error: 'notFound', ...answer('nothingHere', {}) }, 404));
  addFiles(app, files);
  app.notFound((context) => context.html(noPage(languageAsked(context), files), 404));
  app.onError((error, context) => {
    parts.log.error({ reason: error.message, path: context.req.path }, 'a request failed');
    if ('syscall' in error || error.name === 'StoreError') {
      const reason = systemReason(error.cause ?? error);
      return context.json({ error: 'disk', ...answer('notKept', { reason }) }, 503);
    }
    return context.json({ error: 'internal', ...answer('failed', {}) }, 500);
  });
  return app;
}

/** Headers for every answer; pages of other sites are turned away. `gate` has counted the request before. */
function guard(parts: SiteParts, files: Files): MiddlewareHandler<Carried> {
  return async (context, next) => {
    const { path, method } = context.req;
    const { others = NO_OTHERS, publicUrl } = parts;
    const { asker, access, site } = callerOf(context.env.incoming, parts);
    const trusted = (asker.encrypted || isLocalName(asker.headers.host)) && TRUSTED_HEADERS;
    const headers = { ...headersOf(path, others, files), ...trusted };
    for (const [name, value] of Object.entries(headers)) context.header(name, value);
    const isApi = path.startsWith('/api/');
    const isData = isApi || /\.(json|csv)$/.test(path);
    const readers = isData && method === 'GET' ? others.readers : [];
    const no = unwelcome(asker.headers, publicUrl, readers);
    if (no !== undefined) return context.json({ error: 'forbidden', ...no }, 403);
    if (site !== undefined) context.header('access-control-allow-origin', site);
    if (isData && others.readers.length > 0) context.header('vary', 'origin');
    if (isApi) context.header('cache-control', 'no-store');
    context.set('asker', asker);
    context.set('access', access);
    return next();
  };
}

/**
 * Lets requests through to `listener` within the limits. The others are refused without reading a body, finding a route or making a
 * sentence. Pages and their parts are not counted: they are kept ready, and cost less than counting them.
 */
export function gate(parts: SiteParts, listener: RequestListener): RequestListener {
  return (request, response) => {
    if (request.url?.startsWith('/api/') !== true) {
      listener(request, response);
      return;
    }
    const { asker, access } = callerOf(request, parts);
    parts.limits.take('request', asker, access).then(
      (wait) => (wait > 0 ? refuse(request, response, wait) : listener(request, response)),
      (error: Error) => {
        parts.log.error({ reason: error.message }, 'a request was not counted');
        response.destroy();
      },
    );
  };
}

/** By seconds to wait: made once. */
const REFUSALS = new Map<number, Buffer>();

function refuse(request: IncomingMessage, response: ServerResponse, seconds: number): void {
  const body = REFUSALS.get(seconds) ?? Buffer.from(JSON.stringify(failure('tooOften', { seconds })));
  REFUSALS.set(seconds, body);
  const { 'content-length': length = '0', 'transfer-encoding': coding } = request.headers;
  // What was posted is not read: with more than a little of it, the connection ends.
  const ends = coding !== undefined || Number(length) > 0;
  response.writeHead(429, {
    ...HEADERS,
    'content-type': 'application/json',
    'content-length': body.length,
    'cache-control': 'no-store',
    'retry-after': `${seconds}`,
    ...(ends && { connection: 'close' }),
  });
  response.end(body);
}
