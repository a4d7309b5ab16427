// A route with what it takes: who may ask, what goes in. docs/openapi.json says the rest in words.
import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type * as z from 'zod';
import { BODY_LIMIT } from './allowance.ts';
import type { App, Asked, Carried, SiteParts } from './parts.ts';
import { badInput, complaintOf, failure } from './validation.ts';

// What most files of routes need too.
export type { App, Asked } from './parts.ts';
export { complaintOf, failure } from './validation.ts';

/** A request as programs see it. What it is for, and its answers, are written in docs/openapi.json. */
export interface Description<Body extends z.ZodType = z.ZodType> {
  /** Who may ask; everyone unless given. */
  readonly who?: keyof typeof DENIED;
  readonly body?: Body;
  /** A body that fits, for a caller who sent no JSON. */
  readonly example?: object;
  readonly query?: z.ZodObject;
  /** Bytes that a body may have, if not 8 kB. */
  readonly bytes?: number;
  /** Limits of its own. */
  readonly limit?: MiddlewareHandler<Carried>;
}

type Handle<Body extends z.ZodType> = (context: Asked, body: z.output<Body>) => Response | Promise<Response>;

const DESCRIPTIONS = new WeakMap<object, Description>();

/** The description of a route, by the first of its handlers. */
export const descriptionOf = (handler: object): Description | undefined => DESCRIPTIONS.get(handler);

/** Adds a route. Bodies that are too large and callers other than `who` are turned away before `handle` runs. */
export function addRoute<Body extends z.ZodType = z.ZodUndefined>(
  app: App,
  at: `${'GET' | 'POST' | 'PUT' | 'DELETE'} /${string}`,
  description: Description<Body>,
  handle: Handle<Body>,
): void {
  const [method = '', path = ''] = at.split(' ');
  const described: MiddlewareHandler = (_, next) => next();
  DESCRIPTIONS.set(described, description);
  const { who, body, bytes = BODY_LIMIT, limit } = description;
  const before = [body && limitedTo(bytes), who && only(who), limit].filter((each) => each !== undefined);
  app.on(method, [path], described, ...before, async (context) => {
    const read = await readBody(context, description);
    return read instanceof Response ? read : handle(context, read);
  });
}

/** Turns away bodies that are too large, declared or not. */
export const limitedTo = (bytes: number): MiddlewareHandler =>
  bodyLimit({ maxSize: bytes, onError: (context) => context.json(failure('tooLarge', { bytes }), 413) });

/** Limits how often a caller may ask for `what`. The host is not limited. */
export function limited({ limits }: Pick<SiteParts, 'limits'>, what: string): MiddlewareHandler<Carried> {
  return async (context, next) => {
    const seconds = await limits.take(what, context.get('asker'), context.get('access'));
    if (seconds === 0) return next();
    context.header('retry-after', `${seconds}`);
    return context.json(failure('tooOften', { seconds }), 429);
  };
}

/** The error of an answer to other callers. */
const DENIED = {
  host: 'hostOnly',
  desk: 'hostOnly',
  seat: 'noSeat',
  table: 'noSeat',
  player: 'noPhone',
} as const;
/** The desk: the host, and helpers. */
const AT_DESK: readonly string[] = ['host', 'helper'];
/** A table: the host, and who has a seat. */
const AT_TABLE: readonly string[] = ['host', 'seat'];

/** 401 for a caller without a key, 403 for one with another's. */
const only =
  (who: keyof typeof DENIED): MiddlewareHandler<Carried> =>
  async (context, next) => {
    const access = context.get('access');
    const caller = access.kind === 'place' ? access.role : access.kind;
    if (who === caller || (who === 'desk' && AT_DESK.includes(caller))) return next();
    if (who === 'table' && AT_TABLE.includes(caller)) return next();
    const isKnown = access.kind === 'host' || 'place' in access;
    const denied = who === 'host' && caller === 'helper' ? 'directorOnly' : DENIED[who];
    return context.json(failure(denied, {}), isKnown ? 403 : 401);
  };

/** The body that was posted, or the answer that says why it does not fit. */
async function readBody<Body extends z.ZodType>(
  context: Asked,
  { body, example }: Description<Body>,
): Promise<z.output<Body> | Response> {
  if (body === undefined) return undefined as z.output<Body>;
  let input: unknown;
  try {
    input = JSON.parse(await context.req.text());
  } catch {
    const expected = { code: 'json', details: { example: JSON.stringify(example) } } as const;
    return context.json({ error: 'badInput', ...badInput({ field: 'body', expected, given: null }) }, 400);
  }
  const read = body.safeParse(input);
  return read.success
    ? read.data
    : context.json({ error: 'badInput', ...complaintOf(read.error, input) }, 400);
}
