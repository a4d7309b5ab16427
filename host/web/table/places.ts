// Routes about seats and their invitations, settings of the table, players, and notices that the host has read.
import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { levelAt } from '../../../shared/partner/seats.ts';
import { COLOURS } from '../../../shared/protocol/index.ts';
import type { Player, RosterChange } from '../../../shared/story/roster.ts';
import { shownKey } from '../kit/access.ts';
import { noInvitation, TAKING } from '../kit/host.ts';
import { type App, type Asked, addRoute } from '../kit/route.ts';
import { expectation, expecting, failure, given, whole } from '../kit/validation.ts';
import { askingKey } from './joining.ts';
import { type Parts, refused } from './parts.ts';
import { type SettingValues, settingsSchema } from './settings.ts';
import { type Me, renewSchema, type SeatPlaces } from './wire.ts';

/** Adds the routes of seats. */
export function addPlaces(app: App, parts: Parts): void {
  const { credentials, service } = parts;
  addRoute(app, 'GET /api/me', {}, (context) => context.json(meOf(context, parts)));
  addRoute(app, 'POST /api/seat', TAKING, (context, { invitation, key }) => {
    const held = credentials.take(invitation, key);
    if (held === undefined) return noInvitation(context);
    service.seat();
    service.changed();
    return context.json({ ok: true, seat: held.place });
  });
  addRoute(app, 'GET /api/seats', { who: 'host' }, (context) => context.json(placesOf(parts)));
  const renew = { who: 'host', body: renewSchema, example: { renew: 0 } } as const;
  addRoute(app, 'POST /api/seats', renew, (context, body) => {
    credentials.renew('seat', body.renew);
    service.changed();
    return context.json(placesOf(parts));
  });
}

/** Adds the routes of settings and notices. */
export function addSettings(app: App, { table, service }: Parts): void {
  const settings = { who: 'host', body: settingsSchema.partial(), example: { brightness: 64 } } as const;
  addRoute(app, 'POST /api/settings', settings, (context, changes) => {
    service.change(given(changes) as Partial<SettingValues>);
    return context.json({ ok: true, settings: service.settings });
  });
  const notices = {
    who: 'host',
    body: z.strictObject({ read: whole(0, 999_999_999) }),
    example: { read: 3 },
  } as const;
  addRoute(app, 'POST /api/notices', notices, (context, { read }) => {
    const refusal = table.noticeRead(read);
    return refusal === undefined ? context.json({ ok: true }) : refused(context, [], refusal);
  });
}

function meOf(context: Asked, parts: Parts): Me {
  const access = context.get('access');
  return {
    role: 'place' in access ? 'seat' : access.kind,
    seat: access.kind === 'place' ? access.place : null,
    asking: parts.service.admission.placeFor(askingKey(context, parts)),
    join: joinAddress(parts),
    away: access.kind === 'stranger' ? awayOf(context, parts) : null,
  };
}

/** Where phones join. */
function joinAddress({ phones }: Parts): string | null {
  const [address] = phones() ?? [];
  return address === undefined ? null : new URL('seat', address).href;
}

/** A player who was invited to this table once, while others play now. */
function awayOf(context: Asked, parts: Parts): Me['away'] {
  const key = shownKey(context.env.incoming.headers);
  const whose = key && parts.credentials.awayOf('seat', key);
  if (whose === undefined) return null;
  const name = parts.table.roster.find(whose)?.name ?? '';
  return { name, free: placesOf(parts).seats.filter(({ taken }) => !taken) };
}

/** Muggins needs no phone. */
function placesOf({ table, credentials, phones }: Parts): SeatPlaces {
  const { playerIds } = table.state;
  const people = table.view.players.filter(({ seat }) => levelAt(playerIds, seat) === undefined);
  const seats = people.map(({ seat, name }) => ({
    seat,
    name,
    taken: credentials.isTaken('seat', seat),
    invitation: credentials.invitationTo('seat', seat) ?? null,
  }));
  return { seats, phones: phones() };
}

const id = expecting(z.string().min(1).max(80), expectation('wordOrNumber', {}));
const name = expecting(z.string().min(1).max(80), expectation('name', { from: 1, to: 80 }));
const profile = {
  short: name.nullable().optional(),
  colour: z.enum(COLOURS).nullable().optional(),
  guest: z.boolean().optional(),
};

/** A change as it is posted; a player who is added is given an id here. */
const changeSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('playerAdded'), name, ...profile }),
  z.strictObject({ type: z.literal('playerChanged'), id, name: name.optional(), ...profile }),
  z.strictObject({ type: z.literal('playersMerged'), id, into: id }),
  z.strictObject({ type: z.literal('playerParted'), id }),
]);

/** GET /api/players, and the answer to a change. */
interface PlayersAnswer {
  readonly players: readonly Player[];
}

/** Adds the routes of players: everyone may read them; the host names, merges and parts them. */
export function addPlayers(app: App, { table }: Parts): void {
  const players = (): PlayersAnswer => ({ players: table.roster.players });
  addRoute(app, 'GET /api/players', {}, (context) => context.json(players()));
  const change = { who: 'host', body: changeSchema, example: { type: 'playerAdded', name: 'Ann' } } as const;
  addRoute(app, 'POST /api/players', change, (context, posted) => {
    const added = posted.type === 'playerAdded' && { id: randomUUID() };
    const refusal = table.changePlayers({ ...given(posted), ...added } as RosterChange);
    if (refusal === undefined) return context.json({ ok: true, ...players() });
    if (refusal.code === 'noPlayer') return context.json(failure('noPlayer', refusal), 422);
    if (refusal.code === 'circle') return context.json(failure('circle', refusal), 422);
    return refused(context, [], refusal);
  });
}
