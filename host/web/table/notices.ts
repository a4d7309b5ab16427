// What was set aside in the journal stays said at the table until the host has read of it.
import type { Context } from 'hono';
import * as z from 'zod';
import { readBody } from '../kit/body.ts';
import type { Carried } from '../kit/parts.ts';
import { addRoute, DISK, OK } from '../kit/route.ts';
import { whole } from '../kit/validation.ts';
import type { SeatRole } from './credentials.ts';
import type { Parts, TableApp } from './parts.ts';
import { refused } from './refused.ts';

/** The game of the notice that was read. */
const readSchema = z.strictObject({ read: whole(0, 999_999_999) });

const READ = {
  who: 'host',
  about: 'The host has read that a game was set aside.',
  body: readSchema,
  answers: { ...OK, ...DISK },
} as const;

/** Adds the route. Answers 200 for a game without a notice, too. */
export const addNotices = (app: TableApp, parts: Parts): void =>
  addRoute(app, 'POST /api/notices', READ, (context) => read(context, parts));

async function read(context: Context<Carried<SeatRole>>, { table }: Parts): Promise<Response> {
  const body = await readBody(context, readSchema, '{"read":3}');
  if (!body.ok) return body.answer;
  const refusal = table.noticeRead(body.value.read);
  return refusal === undefined ? context.json({ ok: true }) : refused(context, [], refusal);
}
