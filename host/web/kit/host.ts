// Becoming the host by its PIN, ceasing to be it, and taking a place by its invitation.
import type { Context } from 'hono';
import { deleteCookie, setCookie } from 'hono/cookie';
import * as z from 'zod';
import { askerOf, hostToken } from './access.ts';
import { readBody, small } from './body.ts';
import type { Held } from './credentials.ts';
import type { App, SiteParts } from './parts.ts';
import { SECRET } from './secret.ts';
import { answer, expectation, expecting } from './validation.ts';

/** A page gives the host's PIN. */
export const pinSchema = z.strictObject({ pin: expecting(z.string().max(20), expectation('pin', {})) });

const secretOf = (what: 'invitation' | 'key') => expecting(z.string().regex(SECRET), expectation(what, {}));
/** A phone takes a place: with the invitation that it scanned, and the key that it made. */
export const takingSchema = z.strictObject({ invitation: secretOf('invitation'), key: secretOf('key') });

/** Never read by scripts, never sent from another site. */
const COOKIE = { httpOnly: true, sameSite: 'Strict', path: '/', maxAge: 30 * 24 * 3600 } as const;

/** POST /api/host makes a page host, DELETE /api/host ends that. */
export function addHost<Role extends string, Own extends string>(
  app: App<Role>,
  parts: SiteParts<Role, Own>,
): void {
  app.post('/api/host', small, (context) => becomeHost(context, parts));
  app.delete('/api/host', (context) => leaveHost(context, parts));
}

/** Every guess counts before it is looked at, so that many at once are no better. */
async function becomeHost<Role extends string, Own extends string>(
  context: Context,
  { credentials, limits, log, cookie }: SiteParts<Role, Own>,
): Promise<Response> {
  const body = await readBody(context, pinSchema, '{"pin":"123456"}');
  if (!body.ok) return body.answer;
  const { address } = askerOf(context.env.incoming);
  const wait = await limits.take('guess', address);
  if (wait > 0) {
    context.header('retry-after', `${wait}`);
    const minutes = Math.ceil(wait / 60);
    return context.json({ error: 'tooManyGuesses', ...answer('tooManyGuesses', { minutes }) }, 429);
  }
  const token = credentials.openHost(body.value.pin);
  if (token === undefined) {
    log.warn({ address }, 'a wrong PIN');
    return context.json({ error: 'wrongPin', ...answer('wrongPin', {}) }, 403);
  }
  await limits.forgive(address);
  setCookie(context, cookie, token, COOKIE);
  return context.json({ ok: true });
}

function leaveHost<Role extends string, Own extends string>(
  context: Context,
  { credentials, cookie }: SiteParts<Role, Own>,
): Response {
  const token = hostToken(context.req.header(), cookie);
  if (token !== undefined) credentials.closeHost(token);
  deleteCookie(context, cookie, { path: '/' });
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
  return held ?? context.json({ error: 'noInvitation', ...answer('noInvitation', {}) }, 404);
}
