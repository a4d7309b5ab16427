// How phones come to players: a code for each from the desk, and one door code, with which a phone takes a free name; and the
// codes for helpers.
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type * as z from 'zod';
import { HELPERS, type LeaguePlayer } from '../../../shared/league/index.ts';
import { noInvitation, TAKING } from '../kit/host.ts';
import { type App, type Asked, addRoute, failure, limited } from '../kit/route.ts';
import { refused } from './desk.ts';
import type { HallParts } from './parts.ts';
import {
  type CodeAnswer,
  codeSchema,
  type DoorAnswer,
  doorSchema,
  helperSchema,
  nameSchema,
  type PhonesAnswer,
} from './wire.ts';

/**
 * Commands of one phone, each of which may become entries of the journal: more than a player can write and sign in a minute. Looks
 * at the door from one address: forty phones may share it.
 */
export const PHONE_RATES = { phone: { points: 30, duration: 60 }, door: { points: 200, duration: 600 } };

/** The routes of codes: those of the desk, and those of a phone that has no player yet. */
export function addPhones(app: App, parts: HallParts): void {
  addRoute(app, 'GET /api/hall/phones', { who: 'host' }, (context) => context.json(phonesOf(parts)));
  const code = { who: 'host', body: codeSchema, example: { renew: true } } as const;
  addRoute(app, 'POST /api/hall/players/:player/code', code, (context, { renew = false }) =>
    showCode(context, parts, renew),
  );
  const takeBack = { who: 'host', body: helperSchema, example: { role: 'judge' } } as const;
  addRoute(app, 'POST /api/hall/helpers', takeBack, (context, { role }) => {
    parts.credentials.renewAll(role);
    return context.json({ ok: true });
  });
  addRoute(app, 'POST /api/hall/player', TAKING, (context, { invitation, key }) => {
    const held = parts.credentials.take(invitation, key, ['player']);
    return held === undefined ? noInvitation(context) : context.json({ ok: true });
  });
  addDoor(app, parts);
}

function addDoor(app: App, parts: HallParts): void {
  const limit = limited(parts, 'door');
  const look = { body: doorSchema, example: { door: '...' }, limit } as const;
  addRoute(app, 'POST /api/hall/door', look, (context, { door }) => {
    if (!opens(parts, door)) return shut(context);
    const free = parts.hall.state.players.filter(({ id }) => !hasPhone(parts, id));
    return context.json({ players: free.map(({ id, name }) => ({ id, name })) } satisfies DoorAnswer);
  });
  const take = { body: nameSchema, example: { door: '...', player: '...', key: '...' }, limit } as const;
  addRoute(app, 'POST /api/hall/door/player', take, (context, posted) => takeName(context, parts, posted));
}

const playerOf = ({ hall }: HallParts, id: string): LeaguePlayer | undefined =>
  hall.state.players.find((each) => each.id === id);

/** The player whose phone shows the key; undefined for everybody else, and for a phone whose player is known no more. */
export function phonesPlayer(context: Asked, parts: HallParts): LeaguePlayer | undefined {
  const access = context.get('access');
  if (access.kind !== 'place') return undefined;
  return playerOf(parts, parts.credentials.whoseIs(access.role, access.place) ?? '');
}

/** A door code lasts as long as its night: it is made of the host's token and of the night's id, and kept nowhere. */
function doorCode({ credentials, hall }: HallParts): string | undefined {
  const { phase, id } = hall.state;
  if (phase !== 'open') return undefined;
  return createHmac('sha256', credentials.token).update(`door ${hall.id} ${id}`).digest('base64url');
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Whether this is the door code, in a time that says nothing. */
function opens(parts: HallParts, code: string): boolean {
  const door = doorCode(parts);
  return door !== undefined && timingSafeEqual(digest(door), digest(code));
}

function hasPhone({ credentials }: HallParts, player: string): boolean {
  const place = credentials.lentTo('player', player);
  return place !== undefined && credentials.isTaken('player', place);
}

function phonesOf(parts: HallParts): PhonesAnswer {
  const taken = parts.hall.state.players.filter(({ id }) => hasPhone(parts, id)).map(({ id }) => id);
  const helpers = HELPERS.map((role) => {
    const codes = parts.credentials.invitationsTo(role);
    const invitation = codes.find((each) => each !== undefined) ?? null;
    return { role, taken: codes.filter((each) => each === undefined).length, invitation };
  });
  return { door: doorCode(parts) ?? null, phones: parts.phones(), taken, helpers };
}

/** The code of a player. With `renew` it is another one, and the phone that had the name loses it. */
function showCode(context: Asked, parts: HallParts, renew: boolean): Response {
  const { credentials } = parts;
  const player = context.req.param('player') ?? '';
  if (playerOf(parts, player) === undefined) return refused(context, parts, { code: 'noPlayer', player });
  const place = credentials.lend('player', player);
  if (place === undefined) return full(context);
  if (renew) credentials.renew('player', place);
  const invitation = credentials.invitationTo('player', place) ?? null;
  return context.json({ invitation } satisfies CodeAnswer);
}

const full = (context: Asked): Response => context.json(failure('phonesFull', {}), 409);

const shut = (context: Asked): Response => context.json(failure('doorShut', {}), 403);

/** A phone takes a name at the door. The same again gives the same, as the answer may have been lost. */
function takeName(context: Asked, parts: HallParts, posted: z.output<typeof nameSchema>): Response {
  const { credentials, log } = parts;
  const { door, player: id, key } = posted;
  if (!opens(parts, door)) return shut(context);
  const player = playerOf(parts, id);
  if (player === undefined) return refused(context, parts, { code: 'noPlayer', player: id });
  const place = credentials.lend('player', id);
  if (place === undefined) return full(context);
  const invitation = credentials.invitationTo('player', place);
  const isOwn = credentials.placeOf(key)?.place === place;
  if (invitation !== undefined) credentials.take(invitation, key);
  else if (!isOwn) return context.json(failure('nameTaken', { name: player.name }), 409);
  log.info({ player: id, address: context.get('asker').address }, 'a phone took a name at the door');
  return context.json({ ok: true });
}
