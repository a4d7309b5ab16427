// Routes about seats and their invitations, settings of the table, players, and notices that the host has read.
import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { levelAt } from '../../../shared/partner/seats.ts';
import { COLOURS } from '../../../shared/protocol/index.ts';
import type { Player, RosterChange } from '../../../shared/story/roster.ts';
import { shownKey } from '../kit/access.ts';
import { noInvitation, TAKING } from '../kit/host.ts';
import type { App, Asked } from '../kit/parts.ts';
import { addRoute, DISK, OK } from '../kit/route.ts';
import { expectation, expecting, failure, given, whole } from '../kit/validation.ts';
import { askingKey } from './joining.ts';
import { type Parts, refused } from './parts.ts';
import { type SettingValues, settingsSchema } from './settings.ts';
import { type Me, renewSchema, type SeatPlaces } from './wire.ts';

/** Adds the routes of seats. */
export function addPlaces(app: App, parts: Parts): void {
  const { credentials, service } = parts;
  const me = {
    about: 'Who you are at this table.',
    answers: { 200: '`{role, seat, asking, join, away}`' },
  };
  addRoute(app, 'GET /api/me', me, (context) => context.json(meOf(context, parts)));
  const take = {
    about: 'A phone takes the seat of an invitation, with a key that the phone made.',
    ...TAKING,
    answers: { 200: '`{ok: true, seat}`', 404: '`noInvitation`: unknown, or already used' },
  };
  addRoute(app, 'POST /api/seat', take, (context, { invitation, key }) => {
    const held = credentials.take(invitation, key);
    if (held === undefined) return noInvitation(context);
    service.seat();
    service.changed();
    return context.json({ ok: true, seat: held.place });
  });
  const seats = {
    who: 'host',
    about: 'Seats with their invitations, and the addresses for phones.',
    answers: { 200: '`{seats, phones}`' },
  } as const;
  addRoute(app, 'GET /api/seats', seats, (context) => context.json(placesOf(parts)));
  const renew = {
    who: 'host',
    about: 'Gives a seat a new invitation. Its phone loses the seat.',
    body: renewSchema,
    example: { renew: 0 },
    answers: { 200: '`{seats, phones}`' },
  } as const;
  addRoute(app, 'POST /api/seats', renew, (context, body) => {
    credentials.renew('seat', body.renew);
    service.changed();
    return context.json(placesOf(parts));
  });
}

/** Adds the routes of settings and notices. */
export function addSettings(app: App, { table, service }: Parts): void {
  const settings = {
    who: 'host',
    about: 'Changes settings of the table, one or more.',
    body: settingsSchema.partial(),
    example: { brightness: 64 },
    answers: { 200: '`{ok: true, settings}`', ...DISK },
  } as const;
  addRoute(app, 'POST /api/settings', settings, (context, changes) => {
    service.change(given(changes) as Partial<SettingValues>);
    return context.json({ ok: true, settings: service.settings });
  });
  const notices = {
    who: 'host',
    about: 'The host has read that a game was set aside.',
    body: z.strictObject({ read: whole(0, 999_999_999) }),
    example: { read: 3 },
    answers: { ...OK, ...DISK },
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
  const list = { about: 'The players of this table.', answers: { 200: '`{players}`' } };
  addRoute(app, 'GET /api/players', list, (context) => context.json(players()));
  const change = {
    who: 'host',
    about: 'Adds, changes, merges or separates players.',
    body: changeSchema,
    example: { type: 'playerAdded', name: 'Ann' },
    answers: { 200: '`{ok: true, players}`', 422: '`noPlayer`, `circle` or `badName`', ...DISK },
  } as const;
  addRoute(app, 'POST /api/players', change, (context, posted) => {
    const added = posted.type === 'playerAdded' && { id: randomUUID() };
    const refusal = table.changePlayers({ ...given(posted), ...added } as RosterChange);
    if (refusal === undefined) return context.json({ ok: true, ...players() });
    if (refusal.code === 'noPlayer') return context.json(failure('noPlayer', refusal), 422);
    if (refusal.code === 'circle') return context.json(failure('circle', refusal), 422);
    return refused(context, [], refusal);
  });
}
