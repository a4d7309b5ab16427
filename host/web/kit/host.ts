// Becoming the host by its link, ceasing to be it, and taking a place by its invitation.
import type { MiddlewareHandler } from 'hono';
import { deleteCookie, setCookie } from 'hono/cookie';
import * as z from 'zod';
import { type Asker, cookieName, sessionOf } from './access.ts';
import { SECRET, secret } from './credentials.ts';
import { isPublicName } from './guard.ts';
import type { App, Asked, Carried, SiteParts } from './parts.ts';
import { addRoute } from './route.ts';
import { expectation, expecting, failure } from './validation.ts';

/** Never read by scripts, never sent from another site. */
const COOKIE = { httpOnly: true, sameSite: 'Strict', path: '/', maxAge: 30 * 24 * 3600 } as const;

/** A secret in a posted body. */
export const secretOf = (what: 'invitation' | 'key' | 'token') =>
  expecting(z.string().regex(SECRET), expectation(what, {}));
const linkSchema = z.strictObject({ token: secretOf('token') });

/** A phone takes a place: with the invitation that it scanned, and the key that it made. */
export const TAKING = {
  body: z.strictObject({ invitation: secretOf('invitation'), key: secretOf('key') }),
  example: { invitation: '...', key: '...' },
} as const;

/** Adds the routes. */
export function addHost(app: App, parts: SiteParts): void {
  const link = { body: linkSchema, example: { token: '...' } } as const;
  addRoute(app, 'POST /api/host/link', link, (context, { token }) => followLink(context, parts, token));
  addRoute(app, 'GET /api/host/link', { who: 'host' }, (context) =>
    context.json({ token: parts.credentials.token }),
  );
  addRoute(app, 'DELETE /api/host', {}, (context) => leaveHost(context, parts));
}

/** Gives the page a session, or prolongs the one that it has: a screen that follows its link every morning stays one page. */
function followLink(context: Asked, parts: SiteParts, token: string): Response {
  const asker = context.get('asker');
  const session = sessionFor(parts, token, sessionOf(asker, parts.cookie) ?? '');
  if (session === undefined) {
    parts.log.warn({ address: asker.address }, 'a link of the host that is not valid');
    return context.json(failure('oldLink', {}), 403);
  }
  showSession(context, parts, session);
  return context.json({ ok: true });
}

/** The session that a link gives to a page; undefined if the link is not valid. A page of the host keeps its own, and uses up no code. */
function sessionFor(
  { credentials, helpers = [] }: SiteParts,
  token: string,
  shown: string,
): string | undefined {
  if (credentials.isHost(shown)) return shown;
  if (credentials.isToken(token)) return credentials.openHost();
  const session = credentials.placeOf(shown, helpers) === undefined ? secret() : shown;
  return credentials.take(token, session, helpers) && session;
}

/** The page keeps its session for 30 days from now on. */
export function showSession(context: Asked, { cookie, publicUrl }: SiteParts, session: string): void {
  const asker = context.get('asker');
  setCookie(context, cookieName(asker, cookie), session, { ...COOKIE, secure: isSecure(asker, publicUrl) });
}

/** Renews the session of a host's page whenever the page reads: a table that is opened every week never asks for the link again. */
export function rolling(parts: SiteParts): MiddlewareHandler<Carried> {
  return async (context, next) => {
    // Only what no proxy may keep, and nothing that ends a session.
    const fits = context.req.method === 'GET' && context.req.path.startsWith('/api/');
    const session = fits ? sessionOf(context.get('asker'), parts.cookie) : undefined;
    const { credentials, helpers = [] } = parts;
    if (session !== undefined && (credentials.isHost(session) || credentials.placeOf(session, helpers)))
      showSession(context, parts, session);
    return next();
  };
}

/** Whether the page came by https: by ours, or by a proxy's under the public address. */
function isSecure({ encrypted, headers }: Asker, publicUrl: URL | undefined): boolean {
  if (encrypted || publicUrl?.protocol !== 'https:') return encrypted;
  return headers.origin === publicUrl.origin || isPublicName(headers.host, publicUrl);
}

function leaveHost(context: Asked, { credentials, cookie }: SiteParts): Response {
  const { asker, access } = context.var;
  const session = sessionOf(asker, cookie);
  if (session !== undefined) credentials.closeHost(session);
  if (access.kind === 'helper') credentials.renew(access.role, access.place);
  deleteCookie(context, cookieName(asker, cookie), { path: '/' });
  return context.json({ ok: true });
}

/** Why a phone has not taken a place: 404 for an invitation that is unknown or used up, without saying which. */
export const noInvitation = (context: Asked): Response => context.json(failure('noInvitation', {}), 404);
