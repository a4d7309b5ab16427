// The players of a table: who has played or was named beforehand, for everybody to read; the host names, merges and parts them.
import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import * as z from 'zod';
import { COLOURS } from '../../../shared/protocol/index.ts';
import type { Player, RosterChange } from '../../../shared/story/roster.ts';
import { readBody } from '../kit/body.ts';
import type { Carried } from '../kit/parts.ts';
import { addRoute, DISK } from '../kit/route.ts';
import { expectation, expecting, failure } from '../kit/validation.ts';
import type { SeatRole } from './credentials.ts';
import type { Parts, TableApp } from './parts.ts';
import { refused } from './refused.ts';

/** GET /api/players, and the answer to a change. */
interface PlayersAnswer {
  readonly players: readonly Player[];
}

const id = expecting(z.string().min(1).max(80), expectation('wordOrNumber', {}));
const name = expecting(z.string().min(1).max(80), expectation('name', {}));
const profile = {
  short: name.nullable().optional(),
  colour: z.enum(COLOURS).nullable().optional(),
  guest: z.boolean().optional(),
};

/** A change as it is posted; somebody who is added is given an id here. */
const changeSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('playerAdded'), name, ...profile }),
  z.strictObject({ type: z.literal('playerChanged'), id, name: name.optional(), ...profile }),
  z.strictObject({ type: z.literal('playersMerged'), id, into: id }),
  z.strictObject({ type: z.literal('playerParted'), id }),
]);

/** Only what was said: an event has no field that is undefined. */
const given = <T extends object>(posted: T): T =>
  Object.fromEntries(Object.entries(posted).filter(([, value]) => value !== undefined)) as T;

/** The change that was posted. */
const changeOf = (posted: z.output<typeof changeSchema>): RosterChange =>
  (posted.type === 'playerAdded' ? { ...given(posted), id: randomUUID() } : given(posted)) as RosterChange;

const LIST = { about: 'The players of this table.', answers: { 200: '`{players}`' } } as const;
const CHANGE = {
  who: 'host',
  about: 'Adds, changes, merges or separates players.',
  body: changeSchema,
  answers: { 200: '`{ok: true, players}`', 422: '`noPlayer`, `circle` or `badName`', ...DISK },
} as const;

/** Adds the routes. */
export function addPlayers(app: TableApp, parts: Parts): void {
  addRoute(app, 'GET /api/players', LIST, (context) => context.json(everybody(parts)));
  addRoute(app, 'POST /api/players', CHANGE, (context) => change(context, parts));
}

const everybody = ({ table }: Parts): PlayersAnswer => ({ players: table.roster.players });

async function change(context: Context<Carried<SeatRole>>, parts: Parts): Promise<Response> {
  const body = await readBody(context, changeSchema, '{"type":"playerAdded","name":"Ann"}');
  if (!body.ok) return body.answer;
  const refusal = parts.table.changePlayers(changeOf(body.value));
  if (refusal === undefined) return context.json({ ok: true, ...everybody(parts) });
  if (refusal.code === 'noPlayer') return context.json(failure('noPlayer', refusal), 422);
  if (refusal.code === 'circle') return context.json(failure('circle', refusal), 422);
  return refused(context, [], refusal);
}
