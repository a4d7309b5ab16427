// A route with its description: who may ask, what goes in, what comes back. docs/openapi.json is made from the descriptions.
import type { Env, Handler, Hono, MiddlewareHandler } from 'hono';
import type * as z from 'zod';
import { small } from './body.ts';
import type { Carried } from './parts.ts';
import { failure } from './validation.ts';

/** A request as programs see it. */
export interface Description {
  readonly about: string;
  /** Who may ask; everyone unless given. `addRoute` checks `host`, the handler checks the others. */
  readonly who?: 'host' | 'seat' | 'player';
  readonly body?: z.ZodType;
  /** Of the request, if it is not JSON; the handlers limit its body. */
  readonly takes?: 'text/csv';
  readonly query?: z.ZodObject | Readonly<Record<string, string>>;
  /** Answers by status, beside those that every request can have. */
  readonly answers: Readonly<Record<number, string>>;
  /** Of the answer, if it is good; JSON unless given. */
  readonly type?: 'text/csv' | 'application/zip';
}

const DESCRIPTIONS = new WeakMap<object, Description>();

/** The description of a route, by the first of its handlers. */
export const descriptionOf = (handler: object): Description | undefined => DESCRIPTIONS.get(handler);

/** Adds a route. Its body is limited to 8 kB, and a request of the host is answered to the host only, before the handlers run. */
export function addRoute<E extends Env>(
  app: Hono<E>,
  at: `${'GET' | 'POST' | 'DELETE'} /${string}`,
  description: Description,
  ...handlers: readonly Handler<E>[]
): void {
  const [method = '', path = ''] = at.split(' ');
  const described: MiddlewareHandler = (_, next) => next();
  DESCRIPTIONS.set(described, description);
  const { who, body } = description;
  app.on(
    method,
    [path],
    described,
    ...(body ? [small] : []),
    ...(who === 'host' ? [hostOnly] : []),
    ...handlers,
  );
}

const hostOnly: MiddlewareHandler<Carried> = async (context, next) => {
  const { kind } = context.get('access');
  if (kind === 'host') return next();
  return context.json(failure('hostOnly', {}), kind === 'place' ? 403 : 401);
};

/** Answers that several routes share. */
export const OK = { 200: '`{ok: true}`' } as const;
export const DISK = { 503: '`disk` or `inDoubt`: it could not be stored' } as const;
