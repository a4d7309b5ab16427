// What a player's phone asks of the hall: whose it is, and the few commands that are for the player's own side.
import {
  comingOf,
  type GameSide,
  inEvent,
  type LeaguePlayer,
  type LeagueRefusal,
  type NightCommand,
  type NightEntrant,
  type NightGame,
  type NightState,
  stagesOf,
  withGame,
} from '../../../shared/league/index.ts';
import { type App, type Asked, addRoute, failure, limited } from '../kit/route.ts';
import { answered, refused } from './desk.ts';
import type { HallParts } from './parts.ts';
import { phonesPlayer } from './phones.ts';
import { type PhoneAnswer, type PhoneCommand, phoneCommand } from './wire.ts';

type GameCommand = Exclude<PhoneCommand, { readonly type: 'checkIn' }>;

/** The routes of a player's phone. */
export function addPlayer(app: App, parts: HallParts): void {
  addRoute(app, 'GET /api/hall/me', { who: 'player' }, (context) => {
    const player = phonesPlayer(context, parts);
    return player === undefined ? noPlayer(context) : context.json({ player } satisfies PhoneAnswer);
  });
  const command = {
    who: 'player',
    body: phoneCommand,
    example: { type: 'checkIn' },
    limit: limited(parts, 'phone'),
  } as const;
  addRoute(app, 'POST /api/hall/me', command, (context, posted) => obey(context, parts, posted));
  addRoute(app, 'DELETE /api/hall/me', { who: 'player' }, (context) => {
    const access = context.get('access');
    if (access.kind === 'place') parts.credentials.renew(access.role, access.place);
    return context.json({ ok: true });
  });
}

/** 401 for a phone whose player was removed from the list. */
const noPlayer = (context: Asked): Response => context.json(failure('noPhone', {}), 401);

function obey(context: Asked, parts: HallParts, command: PhoneCommand): Response {
  const { hall } = parts;
  const player = phonesPlayer(context, parts);
  if (player === undefined) return noPlayer(context);
  const wanted = wantedBy(hall.state, player, command);
  if ('others' in wanted) return context.json(failure('othersGame', { game: wanted.others }), 403);
  if ('refusal' in wanted) return refused(context, parts, wanted.refusal);
  return answered(context, parts, hall.act(wanted.commands, `player ${player.id}`));
}

/** What a command of a phone comes to: nothing where it is done already, as its answer may have been lost. */
type Wanted =
  | { readonly commands: readonly NightCommand[] }
  | { readonly refusal: LeagueRefusal }
  | { readonly others: string };

const ownIn = (player: LeaguePlayer, { entrants }: Pick<NightState, 'entrants'>): readonly NightEntrant[] =>
  entrants.filter(({ players }) => players.includes(player.id));

function wantedBy(state: NightState, player: LeaguePlayer, command: PhoneCommand): Wanted {
  if (command.type === 'checkIn') return arrival(state, player, command.event ?? '');
  const event = withGame(state, command.game);
  const game = event.games.find((each) => each.game === command.game);
  if (game === undefined) return { refusal: { code: 'noGame', game: command.game } };
  const ids = ownIn(player, event).map(({ id }) => id);
  const side = game.entrants.findIndex((entrant) => ids.includes(entrant));
  if (side !== 0 && side !== 1) return { others: command.game };
  return play(game, side, command);
}

/** A phone enters the first event, or a stage that asks its players. A player who has left comes back at the desk only. */
function arrival(state: NightState, player: LeaguePlayer, event: string): Wanted {
  const shown = inEvent(state, event);
  const isOffered = event === '' || stagesOf(state).some(({ id, entry }) => id === event && entry === 'ask');
  if (shown.event !== event || !isOffered) return { refusal: { code: 'noEvent', event } };
  const own = ownIn(player, shown);
  if (own.some(({ leftBefore }) => leftBefore === undefined)) return { commands: [] };
  const left = [...own, ...ownIn(player, state)].find(({ leftBefore }) => leftBefore !== undefined);
  if (left !== undefined) return { refusal: { code: 'droppedOut', entrant: left.id } };
  const coming = comingOf(state.entrants, [player]);
  return { commands: [event === '' ? coming : { ...coming, event }] };
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
