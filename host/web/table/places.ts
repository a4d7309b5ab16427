// Routes about who sits where: invitations to seats, the host's PIN, settings of the table.
import type { Context } from 'hono';
import { deleteCookie, setCookie } from 'hono/cookie';
import { askerOf, HOST_COOKIE, hostToken, ownMachine } from '../kit/access.ts';
import { readBody, small } from '../kit/body.ts';
import { answer } from '../kit/validation.ts';
import { hostOnly } from './commands.ts';
import type { App, Carried, Parts } from './parts.ts';
import { settingsSchema } from './settings.ts';
import { type Me, pinSchema, renewSchema, type SeatPlaces, takeSeatSchema } from './wire.ts';

export function addPlaces(app: App, parts: Parts): void {
  app.get('/api/me', (context) => context.json(meOf(context, parts)));
  app.post('/api/seat', small, (context) => takeSeat(context, parts));
  app.get('/api/seats', hostOnly, (context) => context.json(placesOf(parts)));
  app.post('/api/seats', small, hostOnly, (context) => renew(context, parts));
  app.post('/api/host', small, (context) => becomeHost(context, parts));
  app.delete('/api/host', (context) => leaveHost(context, parts));
  app.post('/api/settings', small, hostOnly, (context) => change(context, parts));
}

function meOf(context: Context<Carried>, { credentials }: Parts): Me {
  const access = context.get('access');
  return {
    role: access.kind,
    seat: access.kind === 'seat' ? access.seat : null,
    pin: access.kind === 'host' && ownMachine(askerOf(context.env.incoming)) ? credentials.pin : null,
  };
}

function placesOf({ table, credentials, phones }: Parts): SeatPlaces {
  const seats = table.view.players.map(({ seat, name }) => ({
    seat,
    name,
    taken: credentials.isTaken(seat),
    invitation: credentials.invitationTo(seat) ?? null,
  }));
  return { seats, phones: phones() };
}

/** A phone takes a seat. 404 for an invitation that is unknown or used up, without saying which. */
async function takeSeat(context: Context<Carried>, { credentials, changed }: Parts): Promise<Response> {
  const body = await readBody(context, takeSeatSchema, '{"invitation":"...","key":"..."}');
  if (!body.ok) return body.answer;
  const seat = credentials.take(body.value.invitation, body.value.key);
  if (seat === undefined) {
    return context.json({ error: 'noInvitation', ...answer('noInvitation', {}) }, 404);
  }
  changed();
  return context.json({ ok: true, seat });
}

async function renew(context: Context<Carried>, parts: Parts): Promise<Response> {
  const body = await readBody(context, renewSchema, '{"renew":0}');
  if (!body.ok) return body.answer;
  parts.credentials.renew(body.value.renew);
  parts.changed();
  return context.json(placesOf(parts));
}

/** A page gives the PIN and is host from now on. Every guess counts before it is looked at, so that many at once are no better. */
async function becomeHost(context: Context<Carried>, { credentials, limits, log }: Parts): Promise<Response> {
  const body = await readBody(context, pinSchema, '{"pin":"123456"}');
  if (!body.ok) return body.answer;
  const { address } = askerOf(context.env.incoming);
  const wait = await limits.take('guess', address);
  if (wait > 0) {
    context.header('retry-after', `${wait}`);
    const told = answer('tooManyGuesses', { minutes: Math.ceil(wait / 60) });
    return context.json({ error: 'tooManyGuesses', ...told }, 429);
  }
  const token = credentials.openHost(body.value.pin);
  if (token === undefined) {
    log.warn({ address }, 'a wrong PIN');
    return context.json({ error: 'wrongPin', ...answer('wrongPin', {}) }, 403);
  }
  await limits.forgive(address);
  setCookie(context, HOST_COOKIE, token, COOKIE);
  return context.json({ ok: true });
}

/** Never read by scripts, never sent from another site. */
const COOKIE = { httpOnly: true, sameSite: 'Strict', path: '/', maxAge: 30 * 24 * 3600 } as const;

function leaveHost(context: Context<Carried>, { credentials }: Parts): Response {
  const token = hostToken(context.req.header());
  if (token !== undefined) credentials.closeHost(token);
  deleteCookie(context, HOST_COOKIE, { path: '/' });
  return context.json({ ok: true });
}

async function change(context: Context<Carried>, { change, settings }: Parts): Promise<Response> {
  const body = await readBody(context, settingsSchema.partial(), '{"brightness":64}');
  if (!body.ok) return body.answer;
  change(
    Object.fromEntries(Object.entries(body.value).filter(([, value]) => value !== undefined)) as Parameters<
      typeof change
    >[0],
  );
  return context.json({ ok: true, settings: settings() });
}
