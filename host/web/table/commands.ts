// Routes that change the game: the host's commands, and the requests of seats.
import type { Context } from 'hono';
import { parseCards } from '../../../shared/rules/index.ts';
import { ok } from '../../../shared/rules/terms/index.ts';
import { isOfStudy } from '../../../shared/story/discards.ts';
import { DESK_ONLY } from '../../table/index.ts';
import { readBody } from '../kit/body.ts';
import type { Carried } from '../kit/parts.ts';
import { addRoute, DISK, OK } from '../kit/route.ts';
import { failure } from '../kit/validation.ts';
import { nextGame } from './again.ts';
import type { SeatRole } from './credentials.ts';
import type { Parts, TableApp } from './parts.ts';
import { refused } from './refused.ts';
import type { RequestAnswer } from './requests.ts';
import type { MovesAnswer } from './wire.ts';
import { againSchema, claimSchema, commandOf, commandSchema, consentSchema, studySchema } from './wire.ts';

const MOVES = {
  422: 'a refusal of the rules, with its code and figures; `whoIs` if a name fits two players',
  423: '`paused`: the table is paused',
  ...DISK,
} as const;

const ROUTES = {
  moves: {
    who: 'host',
    about: 'The moves of the current game that can be undone, oldest first.',
    answers: { 200: '`{seen, canRedo, moves}`: `undoTo` takes back every move after the one it names' },
  },
  command: {
    who: 'host',
    about: 'Any command of the rules.',
    body: commandSchema,
    answers: { 200: '`{ok: true, view}`', 409: '`movedOn`: `undoTo` came too late', ...MOVES },
  },
  again: {
    who: 'host',
    about: 'Starts a new game with the same players and rules.',
    body: againSchema,
    answers: { 200: '`{ok: true, view}`', ...MOVES },
  },
  claim: {
    who: 'seat',
    about: 'A command of a seat, with an id. Send it again with the same id, and it counts once.',
    body: claimSchema,
    answers: {
      200: '`{ok: true, move, again}`',
      202: '`{ok: true, asked: true}`: the other side has to agree',
      409: '`stale`: the game has moved on since the phone last heard from it',
      ...MOVES,
    },
  },
  consent: {
    who: 'seat',
    about: 'Agrees to a request of the other side, or declines it.',
    body: consentSchema,
    answers: { 200: '`{ok: true}`', 409: '`stale`: the request is over', ...MOVES },
  },
  study: {
    who: 'seat',
    about:
      'The cards that a player was dealt in the current game, with suits, and the discards among them. Hidden until the game ends.',
    body: studySchema,
    answers: { ...OK, 422: 'a code that begins with `study`: why these cards were not kept', ...DISK },
  },
} as const;

/** Adds the routes. */
export function addCommands(app: TableApp, parts: Parts): void {
  addRoute(app, 'GET /api/moves', ROUTES.moves, (context) => moves(context, parts));
  addRoute(app, 'POST /api/command', ROUTES.command, (context) => command(context, parts));
  addRoute(app, 'POST /api/again', ROUTES.again, (context) => again(context, parts));
  addRoute(app, 'POST /api/claim', ROUTES.claim, (context) => claim(context, parts));
  addRoute(app, 'POST /api/consent', ROUTES.consent, (context) => consent(context, parts));
  addRoute(app, 'POST /api/study', ROUTES.study, (context) => study(context, parts));
}

/** The moves that `undoTo` can go back to, and the number that it has to name as `seen`. */
function moves(context: Context<Carried<SeatRole>>, { table }: Parts): Response {
  const told: MovesAnswer = {
    seen: table.view.move,
    canRedo: table.view.canRedo,
    moves: table.moves,
  };
  context.header('cache-control', 'no-store');
  return context.json(told);
}

/**
 * Answers 200 with the new state, 400 for input that is none, 409 for moves to be taken back that others have followed, 422 for what the rules refuse, 423 while the table is paused, 503 if
 * the disk does.
 */
async function command(context: Context<Carried<SeatRole>>, parts: Parts): Promise<Response> {
  const { table } = parts;
  const body = await readBody(context, commandSchema, '{"type":"peg","seat":0,"points":4}');
  if (!body.ok) return body.answer;
  const read = commandOf(body.value);
  const done = read.ok ? table.command(read.value) : read;
  return done.ok
    ? context.json({ ok: true, view: table.view })
    : refused(context, table.view.players, done.refusal);
}

/** The game from the beginning. What is on the board is abandoned, and counts for nobody. */
async function again(context: Context<Carried<SeatRole>>, { table }: Parts): Promise<Response> {
  const body = await readBody(context, againSchema, '{"abandon":true}');
  if (!body.ok) return body.answer;
  const { phase, results } = table.state;
  const winner = results.at(-1)?.winner ?? 0;
  if (phase === 'none') return refused(context, [], { code: 'noGame' });
  if (phase === 'over' && body.value.abandon)
    return refused(context, table.view.players, { code: 'gameOver', winner });
  const done = table.command(nextGame(table.state));
  return done.ok
    ? context.json({ ok: true, view: table.view })
    : refused(context, table.view.players, done.refusal);
}

/** Answers as `command` does, and besides: 202 if consent is asked for, 403 for what is not the seat's, 409 for what is overtaken. */
async function claim(context: Context<Carried<SeatRole>>, parts: Parts): Promise<Response> {
  const access = context.get('access');
  if (access.kind !== 'place') return context.json(NO_SEAT, 401);
  const body = await readBody(context, claimSchema, '{"id":"...","seen":{...},"command":{...}}');
  if (!body.ok) return body.answer;
  const { id, seen, command: posted } = body.value;
  const { state, view } = parts.table;
  if (posted.type === 'again' && view.desk !== null) return refused(context, view.players, DESK_ONLY);
  const read = posted.type === 'again' ? ok(nextGame(state, posted.swap)) : commandOf(posted);
  if (!read.ok) return refused(context, view.players, read.refusal);
  return claimed(
    context,
    parts,
    parts.service.requests.take(access.place, { id, seen, command: read.value }),
  );
}

async function consent(context: Context<Carried<SeatRole>>, parts: Parts): Promise<Response> {
  const access = context.get('access');
  if (access.kind !== 'place') return context.json(NO_SEAT, 401);
  const body = await readBody(context, consentSchema, '{"move":12,"agree":true}');
  if (!body.ok) return body.answer;
  const { move, agree } = body.value;
  return claimed(context, parts, parts.service.requests.consent(access.place, move, agree));
}

/** Keeps what a player was dealt; what was kept is told to nobody before the game is over, so the answer has no card of it. */
async function study(context: Context<Carried<SeatRole>>, { table }: Parts): Promise<Response> {
  const access = context.get('access');
  if (access.kind !== 'place') return context.json(NO_SEAT, 401);
  const body = await readBody(context, studySchema, '{"deal":1,"cards":["5H"],"thrown":["5H"]}');
  if (!body.ok) return body.answer;
  const { deal } = body.value;
  const { players } = table.view;
  const [cards, thrown] = [parseCards(body.value.cards), parseCards(body.value.thrown)];
  if (!cards.ok) return refused(context, players, cards.refusal);
  if (!thrown.ok) return refused(context, players, thrown.refusal);
  const seat = access.place;
  const refusal = table.keepDealt({ deal, seat, cards: cards.value, thrown: thrown.value });
  if (refusal === undefined) return context.json({ ok: true });
  if (isOfStudy(refusal)) return context.json(failure(refusal.code, refusal), 422);
  return refused(context, players, refusal);
}

const NO_SEAT = failure('noSeat', {});

function claimed(context: Context, { table }: Parts, answered: RequestAnswer): Response {
  switch (answered.kind) {
    case 'done':
      return context.json({ ok: true, move: answered.move, again: answered.again });
    case 'asked':
      return context.json({ ok: true, asked: true }, 202);
    case 'stale':
      return context.json({ error: 'stale', ...answered.answer }, 409);
    case 'forbidden':
      return context.json({ error: answered.code, ...answered.answer }, 403);
    case 'refused':
      return refused(context, table.view.players, answered.refusal);
  }
}
