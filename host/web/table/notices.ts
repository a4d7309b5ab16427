// What was set aside in the journal stays said at the table until the host has read of it.
import type { Context } from 'hono';
import * as z from 'zod';
import { wordsOf } from '../../../shared/words/index.ts';
import { DEFAULT } from '../../../shared/words/registry.ts';
import { hostOnly } from '../kit/app.ts';
import { readBody, small } from '../kit/body.ts';
import type { Carried } from '../kit/parts.ts';
import { whole } from '../kit/validation.ts';
import type { SeatRole } from './credentials.ts';
import type { Parts, TableApp } from './parts.ts';

/** The game of the notice that was read. */
export const readSchema = z.strictObject({ read: whole(0, 999_999_999) });

/** POST /api/notices. Answers 200, also for a game that no notice tells of; 400 for input that is none; 503 if the disk refuses. */
export function addNotices(app: TableApp, parts: Parts): void {
  app.post('/api/notices', small, hostOnly, (context) => read(context, parts));
}

async function read(context: Context<Carried<SeatRole>>, { table }: Parts): Promise<Response> {
  const body = await readBody(context, readSchema, '{"read":3}');
  if (!body.ok) return body.answer;
  const refusal = table.noticeRead(body.value.read);
  if (refusal === undefined) return context.json({ ok: true });
  return context.json({ error: refusal.code, refusal, words: wordsOf(DEFAULT.troubles, refusal) }, 503);
}
