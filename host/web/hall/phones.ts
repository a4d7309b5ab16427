// How phones come to players: a code for each from the desk, and one door code, with which a phone takes a free name.
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import type { LeaguePlayer } from '../../../shared/league/index.ts';
import { limited } from '../kit/app.ts';
import { readBody } from '../kit/body.ts';
import { takePlace } from '../kit/host.ts';
import type { Carried } from '../kit/parts.ts';
import { addRoute, OK } from '../kit/route.ts';
import { takingSchema } from '../kit/secret.ts';
import { failure } from '../kit/validation.ts';
import { answered } from './desk.ts';
import type { HallApp, HallParts, HallRate, HallRole } from './parts.ts';
import {
  type CodeAnswer,
  codeSchema,
  type DoorAnswer,
  doorSchema,
  nameSchema,
  type PhonesAnswer,
} from './wire.ts';

/** A request to the routes of phones. */
export type PhoneContext = Context<Carried<HallRole>>;

/**
 * Commands of one phone, each of which may become entries of the journal: more than a player can write and sign in a minute. Looks
 * at the door from one address: forty phones may share it.
 */
export const PHONE_RATES: Readonly<Record<HallRate, { readonly points: number; readonly duration: number }>> =
  { phone: { points: 30, duration: 60 }, door: { points: 200, duration: 600 } };

const ROUTES = {
  phones: {
    who: 'host',
    about: "Tonight's door code, and the players with a phone.",
    answers: { 200: '`{door, phones, taken}`' },
  },
  code: {
    who: 'host',
    about: 'The code that links a phone to the player; `renew` makes another.',
    body: codeSchema,
    answers: { 200: '`{invitation}`: null if the player has a phone', 409: '`noPlayer` or `phonesFull`' },
  },
  take: {
    about: 'A phone takes the name whose code it scanned, with a key that the phone made.',
    body: takingSchema,
    answers: { ...OK, 404: '`noInvitation`: unknown, or already used' },
  },
  door: {
    about: 'The names that a phone can take at the door.',
    body: doorSchema,
    answers: { 200: '`{players}`', 403: "`doorShut`: not tonight's code" },
  },
  name: {
    about: 'A phone takes a name at the door. The same request again gets the same answer.',
    body: nameSchema,
    answers: {
      ...OK,
      403: "`doorShut`: not tonight's code",
      409: '`noPlayer`, `nameTaken` or `phonesFull`',
    },
  },
} as const;

/** The routes of codes: those of the desk, and those of a phone that has no player yet. */
export function addPhones(app: HallApp, parts: HallParts): void {
  const door = limited<HallRole, HallRate>(parts.limits, 'door');
  addRoute(app, 'GET /api/hall/phones', ROUTES.phones, (context) => context.json(phonesOf(parts)));
  addRoute(app, 'POST /api/hall/players/:player/code', ROUTES.code, (context) => showCode(context, parts));
  addRoute(app, 'POST /api/hall/player', ROUTES.take, (context) => takeCode(context, parts));
  addRoute(app, 'POST /api/hall/door', ROUTES.door, door, (context) => lookIn(context, parts));
  addRoute(app, 'POST /api/hall/door/player', ROUTES.name, door, (context) => takeName(context, parts));
}

const playerOf = ({ hall }: HallParts, id: string): LeaguePlayer | undefined =>
  hall.state.players.find((each) => each.id === id);

/** The player whose phone shows the key; undefined for everybody else, and for a phone whose player is known no more. */
export function phonesPlayer(context: PhoneContext, parts: HallParts): LeaguePlayer | undefined {
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
  return { door: doorCode(parts) ?? null, phones: parts.phones(), taken };
}

/** The code of a player. With `renew` it is another one, and the phone that had the name loses it. */
async function showCode(context: PhoneContext, parts: HallParts): Promise<Response> {
  const { credentials, hall } = parts;
  const body = await readBody(context, codeSchema, '{"renew":true}');
  if (!body.ok) return body.answer;
  const player = context.req.param('player') ?? '';
  if (playerOf(parts, player) === undefined)
    return answered(context, { ok: false, refusal: { code: 'noPlayer', player } }, hall.state);
  const place = credentials.lend('player', player);
  if (place === undefined) return full(context);
  if (body.value.renew === true) credentials.renew('player', place);
  const invitation = credentials.invitationTo('player', place) ?? null;
  return context.json({ invitation } satisfies CodeAnswer);
}

const full = (context: PhoneContext): Response => context.json(failure('phonesFull', {}), 409);

/** A phone takes the name whose code it scanned. */
async function takeCode(context: PhoneContext, parts: HallParts): Promise<Response> {
  const held = await takePlace(context, parts);
  if (held instanceof Response) return held;
  return context.json({ ok: true });
}

const shut = (context: PhoneContext): Response => context.json(failure('doorShut', {}), 403);

/** Who can be taken at the door: everybody whom the club knows and who has no phone. */
async function lookIn(context: PhoneContext, parts: HallParts): Promise<Response> {
  const body = await readBody(context, doorSchema, '{"door":"..."}');
  if (!body.ok) return body.answer;
  if (!opens(parts, body.value.door)) return shut(context);
  const players = parts.hall.state.players
    .filter(({ id }) => !hasPhone(parts, id))
    .map(({ id, name }) => ({ id, name }));
  return context.json({ players } satisfies DoorAnswer);
}

/** A phone takes a name at the door. The same again gives the same, as the answer may have been lost. */
async function takeName(context: PhoneContext, parts: HallParts): Promise<Response> {
  const { credentials, hall, log } = parts;
  const body = await readBody(context, nameSchema, '{"door":"...","player":"...","key":"..."}');
  if (!body.ok) return body.answer;
  const { door, player: id, key } = body.value;
  if (!opens(parts, door)) return shut(context);
  const player = playerOf(parts, id);
  if (player === undefined)
    return answered(context, { ok: false, refusal: { code: 'noPlayer', player: id } }, hall.state);
  const place = credentials.lend('player', id);
  if (place === undefined) return full(context);
  const invitation = credentials.invitationTo('player', place);
  const isOwn = credentials.placeOf(key)?.place === place;
  if (invitation === undefined && !isOwn) {
    const { name } = player;
    return context.json(failure('nameTaken', { name }), 409);
  }
  if (invitation !== undefined) credentials.take(invitation, key);
  log.info({ player: id, address: context.get('asker').address }, 'a phone took a name at the door');
  return context.json({ ok: true });
}
