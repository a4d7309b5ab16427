// Becoming the host by its link or its PIN, ceasing to be it, and taking a place by its invitation.
import type { Context, MiddlewareHandler } from 'hono';
import { deleteCookie, setCookie } from 'hono/cookie';
import { type Asker, cookieName, sessionOf } from './access.ts';
import { readBody } from './body.ts';
import type { Held, HostProof } from './credentials.ts';
import { isPublicName } from './guard.ts';
import type { App, Carried, SiteParts } from './parts.ts';
import { addRoute, OK } from './route.ts';
import { linkSchema, pinSchema, takingSchema } from './secret.ts';
import { failure } from './validation.ts';

/** Never read by scripts, never sent from another site. */
const COOKIE = { httpOnly: true, sameSite: 'Strict', path: '/', maxAge: 30 * 24 * 3600 } as const;

/** Milliseconds. */
const DAY = 24 * 3600 * 1000;

const ROUTES = {
  link: {
    about: "Become the host with the token of the host's link. The answer sets a cookie.",
    body: linkSchema,
    answers: { ...OK, 403: '`oldLink`' },
  },
  pin: {
    about: 'Become the host with the PIN. The answer sets a cookie.',
    body: pinSchema,
    answers: { ...OK, 403: '`wrongPin`', 429: '`tooManyGuesses`' },
  },
  leave: { about: 'Stop being the host.', answers: OK },
} as const;

/** Adds the routes. */
export function addHost<Role extends string, Own extends string>(
  app: App<Role>,
  parts: SiteParts<Role, Own>,
): void {
  addRoute(app, 'POST /api/host/link', ROUTES.link, (context) => followLink(context, parts));
  addRoute(app, 'POST /api/host', ROUTES.pin, (context) => givePin(context, parts));
  addRoute(app, 'DELETE /api/host', ROUTES.leave, (context) => leaveHost(context, parts));
}

/** Nobody guesses 128 bits, so a flood of wrong PINs does not keep the link out. */
async function followLink<Role extends string, Own extends string>(
  context: Context<Carried<Role>>,
  parts: SiteParts<Role, Own>,
): Promise<Response> {
  const body = await readBody(context, linkSchema, '{"token":"..."}');
  if (!body.ok) return body.answer;
  if (becomeHost(context, parts, body.value)) return context.json({ ok: true });
  parts.log.warn({ address: context.get('asker').address }, 'a link of the host that is not valid');
  return context.json(failure('oldLink', {}), 403);
}

/** Every guess counts before it is looked at, so that many at once are no better. */
async function givePin<Role extends string, Own extends string>(
  context: Context<Carried<Role>>,
  parts: SiteParts<Role, Own>,
): Promise<Response> {
  const { limits, log } = parts;
  const body = await readBody(context, pinSchema, '{"pin":"123456"}');
  if (!body.ok) return body.answer;
  const { address } = context.get('asker');
  const wait = await limits.guess(address, parts.credentials.pin.length);
  if (wait > 0) {
    context.header('retry-after', `${wait}`);
    const minutes = Math.ceil(wait / 60);
    return context.json(failure('tooManyGuesses', { minutes }), 429);
  }
  if (!becomeHost(context, parts, body.value)) {
    log.warn({ address }, 'a wrong PIN');
    return context.json(failure('wrongPin', {}), 403);
  }
  await limits.forgive(address);
  return context.json({ ok: true });
}

/** Gives the page a session, or prolongs the one that it has: a screen that follows its link every morning stays one page. */
function becomeHost<Role extends string, Own extends string>(
  context: Context<Carried<Role>>,
  parts: SiteParts<Role, Own>,
  proof: HostProof,
): boolean {
  const { credentials, cookie } = parts;
  const asker = context.get('asker');
  const shown = sessionOf(asker, cookie);
  const lasts = shown !== undefined && credentials.isHost(shown) && credentials.proves(proof);
  const session = lasts ? shown : credentials.openHost(proof);
  if (session === undefined) return false;
  showSession(context, parts, session);
  return true;
}

/** The page keeps its session for 30 days from now on. */
function showSession<Role extends string, Own extends string>(
  context: Context<Carried<Role>>,
  { cookie, publicUrl }: SiteParts<Role, Own>,
  session: string,
): void {
  const asker = context.get('asker');
  setCookie(context, cookieName(asker, cookie), session, { ...COOKIE, secure: isSecure(asker, publicUrl) });
}

/** Prolongs the sessions of the host's pages, each once a day: a table that is opened every week is never shut. */
export function rolling<Role extends string, Own extends string>(
  parts: SiteParts<Role, Own>,
  now: () => number = Date.now,
): MiddlewareHandler<Carried<Role>> {
  let today = -1;
  const prolonged = new Set<string>();
  return async (context, next) => {
    const day = Math.floor(now() / DAY);
    if (day !== today) prolonged.clear();
    today = day;
    // Only what no proxy may keep, and nothing that ends a session.
    const fits = context.req.method === 'GET' && context.req.path.startsWith('/api/');
    const session = fits ? sessionOf(context.get('asker'), parts.cookie) : undefined;
    if (session !== undefined && !prolonged.has(session) && parts.credentials.isHost(session)) {
      prolonged.add(session);
      showSession(context, parts, session);
    }
    return next();
  };
}

/** Whether the page came by https: by ours, or by a proxy's under the public address. */
function isSecure({ encrypted, headers }: Asker, publicUrl: URL | undefined): boolean {
  if (encrypted || publicUrl?.protocol !== 'https:') return encrypted;
  return headers.origin === publicUrl.origin || isPublicName(headers.host, publicUrl);
}

function leaveHost<Role extends string, Own extends string>(
  context: Context<Carried<Role>>,
  { credentials, cookie }: SiteParts<Role, Own>,
): Response {
  const asker = context.get('asker');
  const session = sessionOf(asker, cookie);
  if (session !== undefined) credentials.closeHost(session);
  deleteCookie(context, cookieName(asker, cookie), { path: '/' });
  return context.json({ ok: true });
}

/** The place that a phone has taken, or why not: 404 for an invitation that is unknown or used up, without saying which. */
export async function takePlace<Role extends string, Own extends string>(
  context: Context,
  { credentials }: SiteParts<Role, Own>,
): Promise<Held<Role> | Response> {
  const body = await readBody(context, takingSchema, '{"invitation":"...","key":"..."}');
  if (!body.ok) return body.answer;
  const held = credentials.take(body.value.invitation, body.value.key);
  return held ?? context.json(failure('noInvitation', {}), 404);
}
