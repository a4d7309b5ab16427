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
import { type NameOf, sayHallRefusal } from '../../../shared/words/index.ts';
import { DEFAULT } from '../../../shared/words/registry.ts';
import { freshSecret, type HallResult } from '../../hall/index.ts';
import { hostOnly } from '../kit/app.ts';
import { readBody, small } from '../kit/body.ts';
import type { Carried } from '../kit/parts.ts';
import type { HallApp, HallParts, HallRole } from './parts.ts';
import { commandsSchema, type DeskAnswer, type HallRefused, nightSchema } from './wire.ts';

type Asked = Context<Carried<HallRole>>;

/** Whose word a command of these routes is. */
const DESK = 'desk';

/** Adds the routes of the desk. Refusals of the league are answered with 409, those of the disk with 503. */
export function addDesk(app: HallApp, parts: HallParts): void {
  app.get('/api/hall/desk', hostOnly, (context) => context.json(deskAnswer(parts)));
  app.post('/api/hall/night', small, hostOnly, (context) => openNight(context, parts));
  app.post('/api/hall/commands', small, hostOnly, (context) => obey(context, parts));
}

function deskAnswer({ hall, now, boards, phones }: HallParts): DeskAnswer {
  const { state, sequence } = hall;
  return {
    sequence,
    tasks: deskTasks(state, now()),
    aside: state.aside,
    players: state.players,
    asking: boards?.keys.asking ?? [],
    phones: phones(),
    broker: boards === undefined ? null : { address: boards.broker, connected: boards.line.connected },
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
      .join(DEFAULT.pages.common.and);
  };
