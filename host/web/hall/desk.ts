// What the desk asks of the hall: a new night, commands, and what needs a person.

import { randomInt } from 'node:crypto';
import type * as z from 'zod';
import {
  deskTasks,
  eventsOf,
  everybodyIn,
  findFormat,
  granted,
  guestsOf,
  type LeagueResult,
  type NightCommand,
  type NightFormat,
  type NightState,
  parseFormat,
} from '../../../shared/league/index.ts';
import { DEFAULT } from '../../../shared/words/default.ts';
import { type NameOf, sayHallRefusal } from '../../../shared/words/index.ts';
import { say } from '../../../shared/words/say.ts';
import type { HallResult } from '../../hall/index.ts';
import type { App, Asked } from '../kit/parts.ts';
import { addRoute, DISK } from '../kit/route.ts';
import type { HallParts } from './parts.ts';
import {
  commandsSchema,
  type DeskAnswer,
  type HallRefused,
  nightSchema,
  type PostedCommand,
} from './wire.ts';

/** Whose word a command of these routes is. */
const DESK = 'desk';

/** Answers to commands of a night. */
export const LEAGUE = {
  409: 'a refusal of the league, such as `noPlayer` or `gameChanged`',
  ...DISK,
} as const;

/** Adds the routes of the desk. */
export function addDesk(app: App, parts: HallParts): void {
  const desk = {
    who: 'host',
    about: "What needs a person, the club's players, the addresses for phones, and the backup.",
    answers: { 200: '`{sequence, tasks, aside, players, guests, settings, door, phones, backup}`' },
  } as const;
  addRoute(app, 'GET /api/hall/desk', desk, (context) => context.json(deskAnswer(parts)));
  const night = {
    who: 'host',
    about: 'Opens a night: a format, by its name or in full; day, title and venue; the seed of its draw.',
    body: nightSchema,
    example: { format: 'grass-roots' },
    answers: { 200: '`{ok: true, sequence}`', ...LEAGUE },
  } as const;
  addRoute(app, 'POST /api/hall/night', night, (context, posted) => openNight(context, parts, posted));
  const commands = {
    who: 'host',
    about: 'Commands of the desk, all of them or none. `seen` refuses them if the night has moved on.',
    body: commandsSchema,
    example: { commands: [{ type: 'draw' }] },
    answers: { 200: '`{ok: true, sequence}`', ...LEAGUE },
  } as const;
  addRoute(app, 'POST /api/hall/commands', commands, (context, posted) => {
    const wanted = posted.commands.map(commandOf);
    const strange = wanted.find((each) => !each.ok);
    if (strange !== undefined && !strange.ok) return refused(context, parts, strange.refusal);
    const known = wanted.flatMap((each) => (each.ok ? [each.value] : []));
    return answered(context, parts, parts.hall.act(known, DESK, posted.seen));
  });
}

function deskAnswer({ hall, now, boards, phones, backup }: HallParts): DeskAnswer {
  const { state, sequence, archive } = hall;
  return {
    sequence,
    tasks: deskTasks(state, now()),
    aside: state.aside,
    players: state.players,
    guests: guestsOf(
      state,
      archive.played.filter(({ night }) => night !== hall.night),
      archive.samePerson,
    ),
    settings: state.settings,
    door: boards === undefined ? null : { open: boards.door.open, waiting: boards.door.waiting },
    phones: phones(),
    backup: backup?.status ?? null,
  };
}

function openNight(context: Asked, parts: HallParts, posted: z.output<typeof nightSchema>): Response {
  const { format: wanted, seed = randomInt(2 ** 31), heading } = posted;
  const format = wholeFormat(wanted);
  if (!format.ok) return refused(context, parts, format.refusal);
  return answered(context, parts, parts.hall.open({ format: format.value, seed, heading }, DESK));
}

/** A posted command, with its format complete. */
function commandOf(command: PostedCommand): LeagueResult<NightCommand> {
  if (command.type !== 'openEvent') return granted(command);
  const format = wholeFormat(command.format);
  return format.ok ? granted({ ...command, format: format.value }) : format;
}

/** A format by its name, or from a file. */
const wholeFormat = (wanted: z.output<typeof nightSchema>['format']): LeagueResult<NightFormat> =>
  typeof wanted === 'string' ? findFormat(wanted) : parseFormat(wanted);

/** The answer to commands. */
export const answered = (context: Asked, parts: HallParts, result: HallResult): Response =>
  result.ok ? context.json({ ok: true, sequence: result.sequence }) : refused(context, parts, result.refusal);

/** The answer to a command that is refused. */
export function refused(context: Asked, { hall }: HallParts, refusal: HallRefused['refusal']): Response {
  const words = sayHallRefusal(DEFAULT, refusal, nameIn(hall.state)) ?? refusal.code;
  const ofDisk = 'details' in refusal && refusal.code !== 'gameChanged';
  return context.json({ error: refusal.code, refusal, words } satisfies HallRefused, ofDisk ? 503 : 409);
}

/** The name of a player, or of partners. */
const nameIn =
  (state: NightState): NameOf =>
  (id) => {
    const entrants = eventsOf(state).flatMap((each) => each.entrants);
    const ids = entrants.find((each) => each.id === id)?.players ?? [id];
    return ids
      .map((each) => everybodyIn(state).find((one) => one.id === each)?.name ?? each)
      .join(say(DEFAULT, 'common-and'));
  };
