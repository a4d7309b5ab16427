// What every site does with a request before and after its own routes: headers, who may ask, how often, and errors in words.

import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { LANGUAGES } from '../../../shared/words/languages.ts';
import { say } from '../../../shared/words/say.ts';
import { systemReason } from '../../system/reason.ts';
import { accessOf, askerOf, withoutProof } from './access.ts';
import { addFiles, type Files } from './files.ts';
import { headersOf, isLocalName, NO_OTHERS, otherSite, TRUSTED_HEADERS, unwelcome } from './guard.ts';
import { rolling } from './host.ts';
import type { Limited, Limits } from './limits.ts';
import type { App, Carried, SiteParts } from './parts.ts';
import { answer, failure } from './validation.ts';

/** In every language: no page has loaded that could choose one. */
const NO_PAGE = Object.values(LANGUAGES)
  .map((language) => `${say(language, 'answer-noPage')}\n`)
  .join('');

/** A site: its own routes between the guard and the pages. */
export function siteApp<Role extends string, Own extends string>(
  parts: SiteParts<Role, Own>,
  files: Files,
  add: (app: App<Role>) => void,
): App<Role> {
  const app: App<Role> = new Hono<Carried<Role>>();
  app.use(guard(parts, files.serial));
  app.use(rolling(parts));
  add(app);
  app.all('/api/*', (context) => context.json({ error: 'notFound', ...answer('nothingHere', {}) }, 404));
  addFiles(app, files);
  app.notFound((context) => context.text(NO_PAGE, 404));
  app.onError((error, context) => {
    parts.log.error({ reason: error.message, path: context.req.path }, 'a request failed');
    if ('syscall' in error) {
      return context.json({ error: 'disk', ...answer('notKept', { reason: systemReason(error) }) }, 503);
    }
    return context.json({ error: 'internal', ...answer('failed', {}) }, 500);
  });
  return app;
}

/** Headers for every answer, and nobody from another site. Who asks too often does not come so far: see `gate`. */
function guard<Role extends string, Own extends string>(
  parts: SiteParts<Role, Own>,
  serial: readonly string[] | undefined,
): MiddlewareHandler<Carried<Role>> {
  return async (context, next) => {
    const { path, method } = context.req;
    const { others = NO_OTHERS, publicUrl } = parts;
    const caller = askerOf(context.env.incoming, parts.proxies);
    const { host, origin } = caller.headers;
    const trusted = (caller.encrypted || isLocalName(host)) && TRUSTED_HEADERS;
    const headers = { ...headersOf(path, others, serial), ...trusted };
    for (const [name, value] of Object.entries(headers)) context.header(name, value);
    const isApi = path.startsWith('/api/');
    const readers = isApi && method === 'GET' ? others.readers : [];
    const no = unwelcome({ host, origin }, publicUrl, readers);
    if (no !== undefined) return context.json({ error: 'forbidden', ...no }, 403);
    const site = otherSite({ host, origin }, publicUrl);
    if (site !== undefined) context.header('access-control-allow-origin', site);
    if (isApi && others.readers.length > 0) context.header('vary', 'origin');
    const asker = site === undefined ? caller : withoutProof(caller);
    const access = accessOf(asker, parts);
    if (isApi) context.header('cache-control', 'no-store');
    context.set('asker', asker);
    context.set('access', access);
    return next();
  };
}

/** Lets nobody ask more often than `what` allows. The host is not limited. */
export function limited<Role extends string, Own extends string>(
  limits: Limits<Own>,
  what: Limited<Own>,
): MiddlewareHandler<Carried<Role>> {
  return async (context, next) => {
    const wait = await limits.take(what, context.get('asker'), context.get('access'));
    return wait > 0 ? tooOften(context, wait) : next();
  };
}

function tooOften(context: Context, wait: number): Response {
  context.header('retry-after', `${wait}`);
  return context.json(failure('tooOften', { seconds: wait }), 429);
}
