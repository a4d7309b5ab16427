// Reading what was posted: a size, a schema, and words for what is wrong.
import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type * as z from 'zod';
import { BODY_LIMIT } from './allowance.ts';
import { badInput, complaintOf, failure } from './validation.ts';

/** Turns away bodies that are too large, told or not. */
export const small = bodyLimit({
  maxSize: BODY_LIMIT,
  onError: (context) => context.json(failure('tooLarge', { bytes: BODY_LIMIT }), 413),
});

/** A body that fits its schema, or the answer that says why it does not. */
type Read<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly answer: Response };

/** Reads the body; `example` is shown to a caller who sent no JSON. */
export async function readBody<S extends z.ZodType>(
  context: Context,
  schema: S,
  example: string,
): Promise<Read<z.output<S>>> {
  let input: unknown;
  try {
    input = JSON.parse(await context.req.text());
  } catch {
    const expected = { code: 'json', details: { example } } as const;
    const complaint = badInput({ field: 'body', expected, given: null });
    return { ok: false, answer: context.json({ error: 'badInput', ...complaint }, 400) };
  }
  const read = schema.safeParse(input);
  return read.success
    ? { ok: true, value: read.data }
    : { ok: false, answer: context.json({ error: 'badInput', ...complaintOf(read.error, input) }, 400) };
}
