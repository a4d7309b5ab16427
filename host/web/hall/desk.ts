// What the desk asks of the hall: a new night, commands, and what needs a person.

import { randomInt } from 'node:crypto';
import type * as z from 'zod';
import {
  type ClubOffer,
  type DeskRole,
  dayOf,
  deskTasks,
  eventsOf,
  everybodyIn,
  findFormat,
  giverOf,
  granted,
  guestsOf,
  HELPERS,
  type LeagueResult,
  mayDo,
  type NightCommand,
  type NightState,
  parseFormat,
  withGame,
} from '../../../shared/league/index.ts';
import { DEFAULT } from '../../../shared/words/default.ts';
import { type NameOf, sayHallRefusal } from '../../../shared/words/index.ts';
import { say } from '../../../shared/words/say.ts';
import type { HallResult, LeagueSender } from '../../hall/index.ts';
import { type App, type Asked, addRoute, failure } from '../kit/route.ts';
import type { HallParts } from './parts.ts';
import {
  commandsSchema,
  type DeskAnswer,
  type HallRefused,
  nightSchema,
  type PostedCommand,
} from './wire.ts';

/** Adds the routes of the desk. */
export function addDesk(app: App, parts: HallParts): void {
  addRoute(app, 'GET /api/hall/desk', { who: 'desk' }, (context) => {
    parts.league?.refresh();
    return context.json(deskAnswer(parts, roleOf(context)));
  });
  const night = { who: 'host', body: nightSchema, example: { format: 'grass-roots' } } as const;
  addRoute(app, 'POST /api/hall/night', night, (context, posted) => openNight(context, parts, posted));
  const commands = { who: 'desk', body: commandsSchema, example: { commands: [{ type: 'draw' }] } } as const;
  addRoute(app, 'POST /api/hall/commands', commands, (context, posted) => {
    const role = roleOf(context);
    const givers = posted.commands.map((each) => giverIn(parts.hall.state, each));
    const giver = givers.find((each) => !mayDo(role, each));
    if (giver !== undefined)
      return context.json(failure(giver === 'judge' ? 'judgeOnly' : 'directorOnly', {}), 403);
    const { offer } = parts.league ?? {};
    const wanted = withMembers(posted.commands, offer).map((each) => commandOf(each, offer));
    const strange = wanted.find((each) => !each.ok);
    if (strange !== undefined && !strange.ok) return refused(context, parts, strange.refusal);
    const known = wanted.flatMap((each) => (each.ok ? [each.value] : []));
    return answered(context, parts, parts.hall.act(known, role, posted.seen));
  });
}

/** The role of a page at the desk. */
function roleOf(context: Asked): DeskRole {
  const access = context.get('access');
  if (access.kind === 'host') return 'desk';
  return HELPERS.find((each) => access.kind === 'helper' && access.role === each) ?? 'scorekeeper';
}

/** Whose a command is now. */
function giverIn(state: NightState, command: PostedCommand): DeskRole {
  if (command.type !== 'correct') return giverOf(command.type);
  const game = withGame(state, command.game).games.find((each) => each.game === command.game);
  return giverOf('correct', game?.result === undefined);
}

function deskAnswer({ hall, now, boards, phones, backup, league }: HallParts, role: DeskRole): DeskAnswer {
  const { state, sequence, archive } = hall;
  const isDirector = role === 'desk';
  return {
    role,
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
    door:
      boards === undefined || !isDirector ? null : { open: boards.door.open, waiting: boards.door.waiting },
    phones: isDirector ? phones() : [],
    backup: (isDirector && backup?.status) || null,
    league: isDirector && league !== undefined ? leagueOf(league, dayOf(now())) : null,
  };
}

/** What the league has of the hall, and what it offers from a day on. */
function leagueOf({ status, offer }: LeagueSender, today: string): DeskAnswer['league'] {
  const { formats = [], fixtures = [] } = offer ?? {};
  return {
    ...status,
    formats: formats.map(({ name }) => name),
    fixtures: fixtures.filter(({ day }) => day >= today),
  };
}

function openNight(context: Asked, parts: HallParts, posted: z.output<typeof nightSchema>): Response {
  const { format: wanted, seed = randomInt(2 ** 31), heading } = posted;
  const format = wholeFormat(wanted, parts.league?.offer);
  if (!format.ok) return refused(context, parts, format.refusal);
  return answered(context, parts, parts.hall.open({ format: format.value, seed, heading }, 'desk'));
}

/** New players under a member number get the name that the league has for it, and are checked in as members. */
function withMembers(
  commands: readonly PostedCommand[],
  offer: ClubOffer | undefined,
): readonly PostedCommand[] {
  const added = new Set<string>();
  return commands.map((each) => {
    if (each.type === 'addPlayer' && each.player.member === null) {
      const { player } = each;
      const found = offer?.members.find(({ member }) => member === player.name);
      if (found === undefined) return each;
      added.add(player.id);
      return { ...each, player: { ...player, name: found.name, member: found.member } };
    }
    const isMember = each.type === 'checkIn' && added.has(each.entrant.players.at(-1) ?? '');
    return isMember ? { ...each, entrant: { ...each.entrant, as: 'member' } } : each;
  });
}

/** A posted command, with its format or its match complete. */
function commandOf(command: PostedCommand, offer: ClubOffer | undefined): LeagueResult<NightCommand> {
  if (command.type === 'openFixture') {
    const { fixture: id } = command;
    const refusal = { code: 'noFixture', fixture: id } as const;
    const fixture = offer?.fixtures.find((each) => each.id === id);
    return fixture ? granted({ ...command, fixture }) : { ok: false, refusal };
  }
  if (command.type !== 'openEvent') return granted(command);
  const format = wholeFormat(command.format, offer);
  return format.ok ? granted({ ...command, format: format.value }) : format;
}

/** A format by its name, or from a file. */
const wholeFormat = (wanted: z.output<typeof nightSchema>['format'], offer: ClubOffer | undefined) =>
  typeof wanted === 'string' ? findFormat(wanted, offer?.formats) : parseFormat(wanted);

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
