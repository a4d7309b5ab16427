// Muggins at the table, for pages: a seat's own cards, and what a seat does with them.
import { levelAt, seatsOfPeople } from '../../../shared/partner/index.ts';
import { type Card, parseCards, type Refusal } from '../../../shared/rules/index.ts';
import type { Table } from '../../table/index.ts';
import { type App, type Asked, addRoute, failure } from '../kit/route.ts';
import { cutSchema, type HandAnswer, replaySchema, throwSchema } from './companywire.ts';
import { type Parts, refused, seatOf } from './parts.ts';
import type { Requests } from './requests.ts';

/**
 * Answers for one of Muggins's seats what another side asks it to agree to. An undo goes back to the last move of who asks for it: what
 * Muggins has done since is its answer to that. It has done no offence. @returns whether anything was asked
 */
export function answerFor(table: Table, requests: Requests, seat: number): boolean {
  const { asked } = requests;
  if (asked === null || !asked.agree.includes(seat)) return false;
  const { moves, view } = table;
  const own = moves.findLastIndex(({ move }) => table.seatOf(move) === asked.by);
  const before = moves[own - 1];
  if (asked.offence === null && before !== undefined)
    return table.command({ type: 'undoTo', move: before.move, seen: view.move }).ok;
  return requests.consent(seat, asked.move, asked.offence === null).kind === 'done';
}

/** Adds the routes of cards that the host deals. */
export function addCompany(app: App, parts: Parts): void {
  addRoute(app, 'GET /api/hand', { who: 'seat' }, (context) => context.json(handOf(parts, seatOf(context))));
  const lay = { who: 'seat', body: throwSchema, example: { deal: 1, cards: ['5H', 'KD'] } } as const;
  addRoute(app, 'POST /api/throw', lay, (context, { deal, cards }) => {
    const read = parseCards(cards);
    if (!read.ok) return done(context, parts, read.refusal);
    const { dealer } = parts.service;
    return done(context, parts, dealer.throw(seatOf(context), deal, read.value as readonly Card[]));
  });
  const cut = { who: 'table', body: cutSchema, example: { place: 12 } } as const;
  addRoute(app, 'POST /api/cut', cut, (context, { place }) => {
    const seat = seatOf(context);
    const { dealer } = parts.service;
    const { cuts } = dealer;
    const isPersons = typeof cuts === 'number' && levelAt(parts.table.state.playerIds, cuts) === undefined;
    const may = typeof cuts !== 'number' || cuts === seat || (seat < 0 && isPersons);
    if (!may) return context.json(failure('othersCut', {}), 403);
    const cutting = dealer.cut(place);
    return done(context, parts, cutting.ok ? undefined : cutting.refusal);
  });
  const replay = { who: 'table', body: replaySchema, example: { deal: 1 } } as const;
  addRoute(app, 'POST /api/replay', replay, (context, { deal }) => {
    if (seatsOfPeople(parts.table.state.playerIds).length > 1)
      return context.json(failure('othersPlay', {}), 403);
    const played = parts.service.dealer.replay(deal);
    return done(context, parts, played.ok ? undefined : played.refusal);
  });
}

function done(
  context: Asked,
  { table }: Parts,
  refusal: Parameters<typeof refused>[2] | Refusal | undefined,
): Response {
  return refusal === undefined ? context.json({ ok: true }) : refused(context, table.view.players, refusal);
}

function handOf({ service: { dealer }, table: { state } }: Parts, seat: number): HandAnswer {
  const { deal, phase } = state;
  if (!dealer.deals || phase === 'cut' || phase === 'over') return { deal, cards: [], thrown: [], throws: 0 };
  const { dealt, held } = dealer.view(seat);
  const cards = (held.length > 0 ? held : dealt) as readonly Card[];
  return { deal, cards, thrown: dealer.thrownBy(seat), throws: dealer.throwsOf(seat) };
}
