// Routes about who sits where, invitations to seats, and settings of the table.
import type { Context } from 'hono';
import { shownKey } from '../kit/access.ts';
import { hostOnly } from '../kit/app.ts';
import { readBody, small } from '../kit/body.ts';
import { takePlace } from '../kit/host.ts';
import type { Carried } from '../kit/parts.ts';
import type { SeatRole } from './credentials.ts';
import type { Parts, TableApp } from './parts.ts';
import { type SettingValues, settingsSchema } from './settings.ts';
import { type Me, renewSchema, type SeatPlaces } from './wire.ts';

export function addPlaces(app: TableApp, parts: Parts): void {
  app.get('/api/me', (context) => context.json(meOf(context, parts)));
  app.post('/api/seat', small, (context) => takeSeat(context, parts));
  app.get('/api/seats', hostOnly, (context) => context.json(placesOf(parts)));
  app.post('/api/seats', small, hostOnly, (context) => renew(context, parts));
  app.post('/api/settings', small, hostOnly, (context) => change(context, parts));
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
