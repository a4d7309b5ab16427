// What a player's phone asks of the hall: whose it is, and the few commands that are for the player's own side.
import * as z from 'zod';
import type {
  GameSide,
  LeaguePlayer,
  LeagueRefusal,
  NightCommand,
  NightEntrant,
  NightGame,
  NightState,
} from '../../../shared/league/index.ts';
import { limited } from '../kit/app.ts';
import { readBody } from '../kit/body.ts';
import { addRoute, OK } from '../kit/route.ts';
import { failure } from '../kit/validation.ts';
import { answered, LEAGUE } from './desk.ts';
import type { HallApp, HallParts, HallRate, HallRole } from './parts.ts';
import { type PhoneContext, phonesPlayer } from './phones.ts';
import { type PhoneAnswer, type PhoneCommand, phoneCommand } from './wire.ts';

type GameCommand = Exclude<PhoneCommand, { readonly type: 'checkIn' }>;

/** The types of commands that a phone gives. */
const TYPES: ReadonlySet<string> = new Set<PhoneCommand['type']>([
  'checkIn',
  'sit',
  'enterCard',
  'sign',
  'dispute',
]);
const typed = z.looseObject({ type: z.string() });

const ROUTES = {
  me: { who: 'player', about: 'The player of this phone.', answers: { 200: '`{player}`' } },
  command: {
    who: 'player',
    about: "A command for the player's own side.",
    body: phoneCommand,
    answers: { 200: '`{ok: true, sequence}`', ...LEAGUE },
  },
  leave: { who: 'player', about: 'Disconnects this phone from its player.', answers: OK },
} as const;

/** The routes of a player's phone. */
export function addPlayer(app: HallApp, parts: HallParts): void {
  addRoute(app, 'GET /api/hall/me', ROUTES.me, (context) => whoAmI(context, parts));
  const often = limited<HallRole, HallRate>(parts.limits, 'phone');
  addRoute(app, 'POST /api/hall/me', ROUTES.command, often, (context) => obey(context, parts));
  addRoute(app, 'DELETE /api/hall/me', ROUTES.leave, (context) => leave(context, parts));
}

/** 401 for a phone without a name, 403 for the host, who is no player. */
const nobody = (context: PhoneContext): Response =>
  context.json(failure('noPhone', {}), context.get('access').kind === 'host' ? 403 : 401);

function whoAmI(context: PhoneContext, parts: HallParts): Response {
  const player = phonesPlayer(context, parts);
  return player === undefined ? nobody(context) : context.json({ player } satisfies PhoneAnswer);
}

/** Frees the name of this phone. */
function leave(context: PhoneContext, { credentials }: HallParts): Response {
  const access = context.get('access');
  if (access.kind !== 'place' || access.role !== 'player') return nobody(context);
  credentials.renew(access.role, access.place);
  return context.json({ ok: true });
}

async function obey(context: PhoneContext, parts: HallParts): Promise<Response> {
  const { hall } = parts;
  const player = phonesPlayer(context, parts);
  if (player === undefined) return nobody(context);
  const example = '{"type":"checkIn"}';
  const named = await readBody(context, typed, example);
  if (!named.ok) return named.answer;
  if (!TYPES.has(named.value.type)) return context.json(failure('playersMove', {}), 403);
  const body = await readBody(context, phoneCommand, example);
  if (!body.ok) return body.answer;
  const wanted = wantedBy(hall.state, player, body.value);
  if ('others' in wanted) return context.json(failure('othersGame', { game: wanted.others }), 403);
  if ('refusal' in wanted) return answered(context, { ok: false, refusal: wanted.refusal }, hall.state);
  return answered(context, hall.act(wanted.commands, `player ${player.id}`), hall.state);
}

/** What a command of a phone comes to: nothing where it is done already, as its answer may have been lost. */
type Wanted =
  | { readonly commands: readonly NightCommand[] }
  | { readonly refusal: LeagueRefusal }
  | { readonly others: string };

function wantedBy(state: NightState, player: LeaguePlayer, command: PhoneCommand): Wanted {
  const own = state.entrants.filter(({ players }) => players.includes(player.id));
  if (command.type === 'checkIn') return arrival(player, own);
  const game = state.games.find((each) => each.game === command.game);
  if (game === undefined) return { refusal: { code: 'noGame', game: command.game } };
  const ids = own.map(({ id }) => id);
  const side = game.entrants.findIndex((entrant) => ids.includes(entrant));
  if (side !== 0 && side !== 1) return { others: command.game };
  return play(game, side, command);
}

/** A player who has left comes back at the desk only. */
function arrival({ id, member }: LeaguePlayer, own: readonly NightEntrant[]): Wanted {
  if (own.some(({ leftBefore }) => leftBefore === undefined)) return { commands: [] };
  const [left] = own;
  if (left !== undefined) return { refusal: { code: 'droppedOut', entrant: left.id } };
  const entrant = { id, players: [id], as: member === null ? 'guest' : 'member' } as const;
  return { commands: [{ type: 'checkIn', entrant }] };
}

function play(shown: NightGame, side: GameSide, command: GameCommand): Wanted {
  const { game, calledAt, cards, signatures, result, disputedBy } = shown;
  switch (command.type) {
    case 'sit':
      return { commands: [{ type: 'sit', game, side }] };
    case 'enterCard': {
      const { line } = command;
      const before = cards[side];
      if (before?.points === line.points && before.spread === line.spread) return { commands: [] };
      if (calledAt === undefined) return { refusal: { code: 'notCalled', game } };
      return { commands: [{ type: 'enterCard', game, side, line, by: 'phone' }] };
    }
    case 'sign': {
      const { revision } = command;
      if (signatures[side] !== undefined && result?.revision === revision) return { commands: [] };
      return { commands: [{ type: 'sign', game, revision, side, by: 'phone' }] };
    }
    case 'dispute':
      return { commands: disputedBy === side ? [] : [{ type: 'dispute', game, side }] };
  }
}
