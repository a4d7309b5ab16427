// What the desk asks of the hall: a new night, commands, and what needs a person.

import { randomInt, randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import {
  deskTasks,
  everybodyIn,
  findFormat,
  type NightCommand,
  type NightState,
  parseFormat,
} from '../../../shared/league/index.ts';
import { DEFAULT } from '../../../shared/words/default.ts';
import { type NameOf, sayHallRefusal } from '../../../shared/words/index.ts';
import { say } from '../../../shared/words/say.ts';
import { freshSecret, type HallResult } from '../../hall/index.ts';
import { readBody } from '../kit/body.ts';
import type { Carried } from '../kit/parts.ts';
import { addRoute, DISK } from '../kit/route.ts';
import type { HallApp, HallParts, HallRole } from './parts.ts';
import { commandsSchema, type DeskAnswer, type HallRefused, nightSchema } from './wire.ts';

type Asked = Context<Carried<HallRole>>;

/** Whose word a command of these routes is. */
const DESK = 'desk';

/** Answers to commands of a night. */
export const LEAGUE = {
  409: 'a refusal of the league, such as `noPlayer` or `gameChanged`',
  ...DISK,
} as const;

const ROUTES = {
  desk: {
    who: 'host',
    about: "What needs a person, the club's players, the addresses for phones, and the backup.",
    answers: { 200: '`{sequence, tasks, aside, players, door, phones, backup}`' },
  },
  night: {
    who: 'host',
    about: 'Opens a night: a format, by its name or in full, and the seed of its draw.',
    body: nightSchema,
    answers: { 200: '`{ok: true, sequence}`', ...LEAGUE },
  },
  commands: {
    who: 'host',
    about: 'Commands of the desk, all of them or none. `seen` refuses them if the night has moved on.',
    body: commandsSchema,
    answers: { 200: '`{ok: true, sequence}`', ...LEAGUE },
  },
} as const;

/** Adds the routes of the desk. */
export function addDesk(app: HallApp, parts: HallParts): void {
  addRoute(app, 'GET /api/hall/desk', ROUTES.desk, (context) => context.json(deskAnswer(parts)));
  addRoute(app, 'POST /api/hall/night', ROUTES.night, (context) => openNight(context, parts));
  addRoute(app, 'POST /api/hall/commands', ROUTES.commands, (context) => obey(context, parts));
}

function deskAnswer({ hall, now, boards, phones, backup }: HallParts): DeskAnswer {
  const { state, sequence } = hall;
  return {
    sequence,
    tasks: deskTasks(state, now()),
    aside: state.aside,
    players: state.players,
    door: boards === undefined ? null : { open: boards.door.open, waiting: boards.door.waiting },
    phones: phones(),
    backup: backup?.status ?? null,
  };
}

async function openNight(context: Asked, { hall }: HallParts): Promise<Response> {
  const body = await readBody(context, nightSchema, '{"format":"grass-roots"}');
  if (!body.ok) return body.answer;
  const { format: wanted, seed = randomInt(2 ** 31) } = body.value;
  const format = typeof wanted === 'string' ? findFormat(wanted) : parseFormat(wanted);
  if (!format.ok) return refused(context, format.refusal, hall.state);
  const command: NightCommand = {
    type: 'open',
    id: randomUUID(),
    format: format.value,
    seed,
    secret: freshSecret(),
  };
  return answered(context, hall.act([command], DESK), hall.state);
}

async function obey(context: Asked, { hall }: HallParts): Promise<Response> {
  const body = await readBody(context, commandsSchema, '{"commands":[{"type":"draw"}]}');
  if (!body.ok) return body.answer;
  const { commands, seen } = body.value;
  return answered(context, hall.act(commands, DESK, seen), hall.state);
}

/** The answer to commands. */
export function answered(context: Asked, result: HallResult, state: NightState): Response {
  if (result.ok) return context.json({ ok: true, sequence: result.sequence });
  return refused(context, result.refusal, state);
}

type AnyRefusal = Extract<HallResult, { ok: false }>['refusal'];

function refused(context: Asked, refusal: AnyRefusal, state: NightState): Response {
  const words = sayHallRefusal(DEFAULT, refusal, nameIn(state)) ?? refusal.code;
  const ofDisk = 'details' in refusal && refusal.code !== 'gameChanged';
  return context.json({ error: refusal.code, refusal, words } satisfies HallRefused, ofDisk ? 503 : 409);
}

/** The name of a player, or of partners. */
const nameIn =
  (state: NightState): NameOf =>
  (id) => {
    const { entrants } = state;
    const ids = entrants.find((each) => each.id === id)?.players ?? [id];
    return ids
      .map((each) => everybodyIn(state).find((one) => one.id === each)?.name ?? each)
      .join(say(DEFAULT, 'common-and'));
  };
