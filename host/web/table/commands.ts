// Routes that change the game: the host's commands, and the requests of seats.

import type * as z from 'zod';
import type { PackPlace } from '../../../shared/partner/seats.ts';
import { type Command, parseCards, parseRules } from '../../../shared/rules/index.ts';
import { ok, refuse } from '../../../shared/rules/terms/index.ts';
import { isOfStudy } from '../../../shared/story/discards.ts';
import { isHallScreen } from '../../../shared/table/desk.ts';
import { awaitsFirstCut } from '../../../shared/table/standing.ts';
import { DESK_ONLY } from '../../table/index.ts';
import { type App, type Asked, addRoute, failure } from '../kit/route.ts';
import { type Parts, refused, seatOf } from './parts.ts';
import type { RequestAnswer } from './requests.ts';
import type { MovesAnswer } from './wire.ts';
import {
  againSchema,
  claimSchema,
  commandOf,
  commandSchema,
  consentSchema,
  planSchema,
  studySchema,
} from './wire.ts';

/** Adds the routes of the host's commands. */
export function addCommands(app: App, parts: Parts): void {
  addRoute(app, 'GET /api/moves', { who: 'host' }, (context) => {
    const { view, moves } = parts.table;
    return context.json({ seen: view.move, canRedo: view.canRedo, moves } satisfies MovesAnswer);
  });
  const command = { who: 'host', body: commandSchema, example: { type: 'peg', seat: 0, points: 4 } } as const;
  addRoute(app, 'POST /api/command', command, (context, posted) => {
    const read = commandOf(posted);
    if (read.ok && posted.type === 'newGame') return begin(context, parts, read.value, posted.pack);
    if (read.ok) return obey(context, parts, read.value);
    return refused(context, parts.table.view.players, read.refusal);
  });
  const again = { who: 'host', body: againSchema, example: { abandon: true } } as const;
  addRoute(app, 'POST /api/again', again, (context, { abandon }) => playAgain(context, parts, abandon));
  const plan = { who: 'host', body: planSchema, example: { set: { muggins: 'called' } } } as const;
  addRoute(app, 'POST /api/plan', plan, (context, { set }) => planRules(context, parts, set));
}

/** Adds the routes of seats. */
export function addRequests(app: App, parts: Parts): void {
  const claim = { who: 'seat', body: claimSchema, example: { id: '...', seen: {}, command: {} } } as const;
  addRoute(app, 'POST /api/claim', claim, (context, posted) => request(context, parts, posted));
  const consent = { who: 'seat', body: consentSchema, example: { move: 12, agree: true } } as const;
  addRoute(app, 'POST /api/consent', consent, (context, { move, agree }) =>
    answered(context, parts, parts.service.requests.consent(seatOf(context), move, agree)),
  );
  const study = {
    who: 'seat',
    body: studySchema,
    example: { deal: 1, cards: ['5H'], thrown: ['5H'] },
  } as const;
  addRoute(app, 'POST /api/study', study, (context, posted) => keepDealt(context, parts, posted));
}

/**
 * Answers 200 with the new state, 409 if other moves have followed those to undo, 422 if the rules refuse, 423 during a pause, 503 if
 * the disk refuses.
 */
function obey(context: Asked, { table }: Parts, command: Command): Response {
  const done = table.command(command);
  const { view } = table;
  return done.ok ? context.json({ ok: true, view }) : refused(context, view.players, done.refusal);
}

/** Begins a game with its cards where the host wants them. */
function begin(context: Asked, parts: Parts, game: Command, pack: PackPlace = 'pages'): Response {
  const { dealer } = parts.service;
  dealer.choose(pack);
  const answer = obey(context, parts, game);
  // After a refusal the next game has its cards where this one has them.
  dealer.choose(dealer.pack);
  return answer;
}

/** Begins the same game anew. A game that is abandoned counts for neither side. */
function playAgain(context: Asked, parts: Parts, abandon: boolean): Response {
  const { state, view } = parts.table;
  const winner = state.results.at(-1)?.winner ?? 0;
  if (state.phase === 'none') return refused(context, [], { code: 'noGame' });
  if (state.phase === 'over' && abandon) return refused(context, view.players, { code: 'gameOver', winner });
  return obey(context, parts, parts.table.nextGame());
}

/** Rules for the next game. A game that nothing was scored in is not worth keeping: it begins anew by them. */
function planRules(context: Asked, parts: Parts, set: Readonly<Record<string, string>>): Response {
  const { table } = parts;
  const { state, view } = table;
  if (table.begun?.assignment) return refused(context, view.players, DESK_ONLY);
  const next = table.nextGame();
  const read = state.phase === 'none' ? refuse({ code: 'noGame' }) : parseRules(next.rules, set);
  if (!read.ok) return refused(context, view.players, read.refusal);
  if (awaitsFirstCut(state)) return obey(context, parts, { ...next, rules: read.value });
  const refusal = table.plan(read.value);
  if (refusal !== undefined) return refused(context, view.players, refusal);
  return context.json({ ok: true, view: table.view });
}

/** Answers as `obey` does; also 202 if consent is asked for, 403 for a command of another seat, 409 for a request that came too late. */
function request(context: Asked, parts: Parts, posted: z.output<typeof claimSchema>): Response {
  const { id, seen, command } = posted;
  const { view } = parts.table;
  if (command.type === 'again' && isHallScreen(view.desk)) return refused(context, view.players, DESK_ONLY);
  const read = command.type === 'again' ? ok(parts.table.nextGame(command.swap)) : commandOf(command);
  if (!read.ok) return refused(context, view.players, read.refusal);
  const { requests } = parts.service;
  return answered(context, parts, requests.take(seatOf(context), { id, seen, command: read.value }));
}

/** Keeps the cards that a player was dealt. They stay hidden until the game is over, so the answer has none of them. */
function keepDealt(
  context: Asked,
  { table, service }: Parts,
  posted: z.output<typeof studySchema>,
): Response {
  const { players, phase } = table.view;
  // Where the host deals it keeps the cards itself, once they lie open.
  if (service.dealer.deals) return refused(context, players, { code: 'notNow', command: 'hold', phase });
  const [cards, thrown] = [parseCards(posted.cards), parseCards(posted.thrown)];
  if (!cards.ok) return refused(context, players, cards.refusal);
  if (!thrown.ok) return refused(context, players, thrown.refusal);
  const { deal } = posted;
  const refusal = table.keepDealt({ deal, seat: seatOf(context), cards: cards.value, thrown: thrown.value });
  if (refusal === undefined) return context.json({ ok: true });
  if (isOfStudy(refusal)) return context.json(failure(refusal.code, refusal), 422);
  return refused(context, players, refusal);
}

function answered(context: Asked, { table }: Parts, result: RequestAnswer): Response {
  switch (result.kind) {
    case 'done':
      return context.json({ ok: true, move: result.move, again: result.again });
    case 'asked':
      return context.json({ ok: true, asked: true }, 202);
    case 'stale':
      return context.json({ error: 'stale', ...result.answer }, 409);
    case 'forbidden':
      return context.json({ error: result.code, ...result.answer }, 403);
    case 'refused':
      return refused(context, table.view.players, result.refusal);
  }
}
