// Routes about who sits where, invitations to seats, and settings of the table.
import type { Context } from 'hono';
import { shownKey } from '../kit/access.ts';
import { readBody } from '../kit/body.ts';
import { takePlace } from '../kit/host.ts';
import type { Carried } from '../kit/parts.ts';
import { addRoute, DISK } from '../kit/route.ts';
import { takingSchema } from '../kit/secret.ts';
import type { SeatRole } from './credentials.ts';
import type { Parts, TableApp } from './parts.ts';
import { type SettingValues, settingsSchema } from './settings.ts';
import { type Me, renewSchema, type SeatPlaces } from './wire.ts';

const ROUTES = {
  me: {
    about: 'Who you are at this table.',
    answers: { 200: '`{role, seat, pin, away}`; only the host gets the PIN' },
  },
  take: {
    about: 'A phone takes the seat of an invitation, with a key that the phone made.',
    body: takingSchema,
    answers: { 200: '`{ok: true, seat}`', 404: '`noInvitation`: unknown, or already used' },
  },
  seats: {
    who: 'host',
    about: 'Seats with their invitations, and the addresses for phones.',
    answers: { 200: '`{seats, phones}`' },
  },
  renew: {
    who: 'host',
    about: 'Gives a seat a new invitation. Its phone loses the seat.',
    body: renewSchema,
    answers: { 200: '`{seats, phones}`' },
  },
  settings: {
    who: 'host',
    about: 'Changes settings of the table, one or more.',
    body: settingsSchema.partial(),
    answers: { 200: '`{ok: true, settings}`', ...DISK },
  },
} as const;

/** Adds the routes. */
export function addPlaces(app: TableApp, parts: Parts): void {
  addRoute(app, 'GET /api/me', ROUTES.me, (context) => context.json(meOf(context, parts)));
  addRoute(app, 'POST /api/seat', ROUTES.take, (context) => takeSeat(context, parts));
  addRoute(app, 'GET /api/seats', ROUTES.seats, (context) => context.json(placesOf(parts)));
  addRoute(app, 'POST /api/seats', ROUTES.renew, (context) => renew(context, parts));
  addRoute(app, 'POST /api/settings', ROUTES.settings, (context) => change(context, parts));
}

function meOf(context: Context<Carried<SeatRole>>, parts: Parts): Me {
  const access = context.get('access');
  return {
    role: access.kind === 'place' ? access.role : access.kind,
    seat: access.kind === 'place' ? access.place : null,
    pin: access.kind === 'host' ? parts.credentials.pin : null,
    away: access.kind === 'stranger' ? awayOf(context, parts) : null,
  };
}

/** Somebody was invited to this table once, and others play now. */
function awayOf(context: Context<Carried<SeatRole>>, parts: Parts): Me['away'] {
  const key = shownKey(context.env.incoming.headers);
  const whose = key && parts.credentials.awayOf('seat', key);
  if (whose === undefined) return null;
  const name = parts.table.roster.find(whose)?.name ?? '';
  return { name, free: placesOf(parts).seats.filter(({ taken }) => !taken) };
}

function placesOf({ table, credentials, phones }: Parts): SeatPlaces {
  const seats = table.view.players.map(({ seat, name }) => ({
    seat,
    name,
    taken: credentials.isTaken('seat', seat),
    invitation: credentials.invitationTo('seat', seat) ?? null,
  }));
  return { seats, phones: phones() };
}

async function takeSeat(context: Context<Carried<SeatRole>>, parts: Parts): Promise<Response> {
  const held = await takePlace(context, parts);
  if (held instanceof Response) return held;
  parts.service.seat();
  parts.service.changed();
  return context.json({ ok: true, seat: held.place });
}

async function renew(context: Context<Carried<SeatRole>>, parts: Parts): Promise<Response> {
  const body = await readBody(context, renewSchema, '{"renew":0}');
  if (!body.ok) return body.answer;
  parts.credentials.renew('seat', body.value.renew);
  parts.service.changed();
  return context.json(placesOf(parts));
}

async function change(context: Context<Carried<SeatRole>>, { service }: Parts): Promise<Response> {
  const body = await readBody(context, settingsSchema.partial(), '{"brightness":64}');
  if (!body.ok) return body.answer;
  const given = Object.entries(body.value).filter(([, value]) => value !== undefined);
  service.change(Object.fromEntries(given) as Partial<SettingValues>);
  return context.json({ ok: true, settings: service.settings });
}
