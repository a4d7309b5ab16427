// A hall with nothing in it takes over the night of the hall before, which the tables have: they offer it, and the desk says yes.
import { bodyLimit } from 'hono/body-limit';
import * as z from 'zod';
import { TABLE_NUMBER } from '../../bus/index.ts';
import type { HallEntry } from '../../hall/index.ts';
import { PAIRING_CODE } from '../../hall/index.ts';
import { hostOnly } from '../kit/app.ts';
import { readBody, small } from '../kit/body.ts';
import { answer, expectation, expecting, whole } from '../kit/validation.ts';
import type { BoardRoutes, HallApp } from './parts.ts';

/** Bytes of what a table sends at once: an entry alone can have the plan of a night in it. */
const PIECE_LIMIT = 524_288;
/** Entries of a hall's journal that are believed: a hundred nights of forty tables. */
const MOST_ENTRIES = 500_000;

const large = bodyLimit({
  maxSize: PIECE_LIMIT,
  onError: (context) =>
    context.json({ error: 'tooLarge', ...answer('tooLarge', { bytes: PIECE_LIMIT }) }, 413),
});

const hall = expecting(z.string().min(1).max(64), expectation('wordOrNumber', {}));
const key = expecting(z.string().regex(/^[\w-]{32,100}$/), expectation('wordOrNumber', {}));
const code = expecting(z.string().trim().toUpperCase().regex(PAIRING_CODE), expectation('letters', {}));
const digest = expecting(z.string().regex(/^[0-9a-f]{64}$/), expectation('key', {}));
const place = whole(1, MOST_ENTRIES);

const offer = z.strictObject({
  hall,
  entries: place,
  night: whole(0, Number.MAX_SAFE_INTEGER).nullable(),
  table: z.string().regex(TABLE_NUMBER).nullable(),
  digests: z.array(z.strictObject({ at: place, digest })).max(64),
});
/** A table offers the night of the hall before. */
export const offersSchema = z.strictObject({ key, offers: z.array(offer).max(4) });
/** The hall itself looks whether they are entries. */
const entry = z.strictObject({
  sequence: place,
  chapter: whole(0, MOST_ENTRIES),
  time: whole(0, Number.MAX_SAFE_INTEGER),
  event: z.record(z.string(), z.json()),
});
/** A table sends entries of its copy. */
export const piecesSchema = z.strictObject({ key, hall, entries: z.array(entry).max(500) });
/** The desk says yes to an offer. */
export const takeSchema = z.strictObject({ hall, code });

/** Adds the routes by which tables give a night back, and the desk's. */
export function addRecovery(app: HallApp, { recovery }: BoardRoutes): void {
  // Nobody's body is read where the hall has nights of its own.
  for (const path of ['/api/hall/offers', '/api/hall/pieces'])
    app.use(path, (context, next) =>
      recovery.isOpen ? next() : Promise.resolve(context.json({ ok: false }, 409)),
    );
  app.post('/api/hall/offers', large, async (context) => {
    const body = await readBody(context, offersSchema, '{"key":"...","offers":[]}');
    if (!body.ok) return body.answer;
    recovery.offer(body.value.key, body.value.offers);
    return context.json({ ok: true });
  });
  app.post('/api/hall/pieces', large, async (context) => {
    const body = await readBody(context, piecesSchema, '{"key":"...","hall":"...","entries":[]}');
    if (!body.ok) return body.answer;
    const { key: from, hall: of, entries } = body.value;
    recovery.piece(from, of, entries as unknown as readonly HallEntry[]);
    return context.json({ ok: true });
  });
  app.post('/api/hall/recovery', small, hostOnly, async (context) => {
    const body = await readBody(context, takeSchema, '{"hall":"...","code":"ABCD"}');
    if (!body.ok) return body.answer;
    if (recovery.take(body.value.hall, body.value.code)) return context.json({ ok: true });
    return context.json({ error: 'noTableShows', ...answer('noTableShows', { code: body.value.code }) }, 404);
  });
}
