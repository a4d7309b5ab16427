// Tables with boards: they ask to be known by the letters they show, the desk gives them numbers, and they log in with nonces.
import type { Context } from 'hono';
import * as z from 'zod';
import { TABLE_NUMBER } from '../../bus/index.ts';
import { PAIRING_CODE } from '../../hall/index.ts';
import { readBody } from '../kit/body.ts';
import type { Carried } from '../kit/parts.ts';
import { addRoute, OK } from '../kit/route.ts';
import { answer, expectation, expecting } from '../kit/validation.ts';
import type { BoardRoutes, HallApp, HallRole } from './parts.ts';
import type { LoginAnswer, PairingReply } from './wire.ts';

type Asked = Context<Carried<HallRole>>;

const code = expecting(z.string().trim().toUpperCase().regex(PAIRING_CODE), expectation('letters', {}));
const table = expecting(z.string().regex(TABLE_NUMBER), expectation('whole', { from: 1, to: 999 }));
const key = expecting(z.string().regex(/^[\w-]{32,100}$/), expectation('wordOrNumber', {}));
const journal = expecting(z.string().min(1).max(64), expectation('wordOrNumber', {}));

/** A table asks to be known. */
const pairingSchema = z.strictObject({ code, key, journal, wish: table.nullable() });
const mark = expecting(z.string().regex(/^[0-9a-f]{64}$/), expectation('key', {}));
/** A table is about to log in. */
const nonceSchema = z.strictObject({ table, mark });
/** The desk knows a table by its letters. */
const boardSchema = z.strictObject({ code, table });

const ROUTES = {
  pairing: {
    about:
      'A table shows four letters and asks for its number, again and again until the desk has typed them.',
    body: pairingSchema,
    answers: { 200: '`{hall}`, and the number of the table, or to wait, or to show other letters' },
  },
  nonce: {
    about: 'A table with a number asks for a nonce before each connection.',
    body: nonceSchema,
    answers: { 200: "`{hall, nonce, broker}`: null is the hall's own", 404: '`noSuchTable`' },
  },
  pair: {
    who: 'host',
    about: 'The desk gives the table with these letters a number.',
    body: boardSchema,
    answers: { ...OK, 404: '`noTableShows`: no table shows these letters' },
  },
  forget: { who: 'host', about: 'The hall forgets a table.', answers: { ...OK, 404: '`noSuchTable`' } },
} as const;

/** Adds the routes of tables, and those of the desk that are about them. */
export function addBoards(app: HallApp, parts: BoardRoutes): void {
  addRoute(app, 'POST /api/hall/pairing', ROUTES.pairing, (context) => pairing(context, parts));
  addRoute(app, 'POST /api/hall/nonce', ROUTES.nonce, (context) => nonce(context, parts));
  addRoute(app, 'POST /api/hall/boards', ROUTES.pair, (context) => pair(context, parts));
  addRoute(app, 'DELETE /api/hall/boards/:table', ROUTES.forget, (context) =>
    forget(context, parts, context.req.param('table') ?? ''),
  );
}

/** A table asks, again and again until it has its number. */
async function pairing(context: Asked, { keys, hall, changed }: BoardRoutes): Promise<Response> {
  const body = await readBody(context, pairingSchema, '{"code":"ABCD","key":"...","journal":"..."}');
  if (!body.ok) return body.answer;
  const before = JSON.stringify(keys.asking);
  const asked = keys.ask(body.value);
  // A table that starts again shows other letters.
  if (JSON.stringify(keys.asking) !== before) changed();
  return context.json({ hall: hall.id, ...asked } satisfies PairingReply);
}

/** A table asks for a nonce before each connection, and learns where the broker is. */
async function nonce(context: Asked, { keys, nonces, hall, broker }: BoardRoutes): Promise<Response> {
  const body = await readBody(context, nonceSchema, '{"table":"4","mark":"..."}');
  if (!body.ok) return body.answer;
  const { table: number, mark: shown } = body.value;
  if (!keys.knows(number, shown)) return noSuchTable(context, number);
  return context.json({ hall: hall.id, nonce: nonces.make(number), broker } satisfies LoginAnswer);
}

/** The desk types the letters of a table beside its number. */
async function pair(context: Asked, parts: BoardRoutes): Promise<Response> {
  const { keys, hall } = parts;
  const body = await readBody(context, boardSchema, '{"code":"ABCD","table":"4"}');
  if (!body.ok) return body.answer;
  const { code: shown, table: number } = body.value;
  if (!keys.pair(shown, number))
    return context.json({ error: 'noTableShows', ...answer('noTableShows', { code: shown }) }, 404);
  // Where nobody has named tables, the hall has one for every game.
  const { tables } = hall.state;
  if (tables.length > 0 && !tables.includes(number)) hall.act([{ type: 'addTable', table: number }], 'desk');
  vacate(parts, number);
  return context.json({ ok: true });
}

function forget(context: Asked, parts: BoardRoutes, number: string): Response {
  if (parts.keys.keyOf(number) === undefined) return noSuchTable(context, number);
  parts.keys.forget(number);
  vacate(parts, number);
  return context.json({ ok: true });
}

/** Whoever had this number until now is heard no more. */
function vacate({ line, embedded, changed }: BoardRoutes, number: string): void {
  line.forget(number);
  embedded?.cut(number);
  changed();
}

const noSuchTable = (context: Asked, table: string): Response =>
  context.json({ error: 'noSuchTable', ...answer('noSuchTable', { table }) }, 404);
