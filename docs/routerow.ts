// What is written of a request that a table or a hall answers.
import type * as z from 'zod';

/** Answers beside those that every request can have, by their status. */
type Answers = Readonly<Record<number, string>>;

/** One request. */
export interface RouteRow {
  /** Method and path, as Hono has them but for patterns. */
  readonly route: `${'GET' | 'POST' | 'DELETE'} /${string}`;
  readonly of: 'table' | 'hall' | 'both';
  /** Whose request it is; everybody's unless given. */
  readonly who?: 'host' | 'seat' | 'player';
  readonly about: string;
  readonly body?: z.ZodType;
  readonly query?: z.ZodObject | Readonly<Record<string, string>>;
  readonly answers: Answers;
  /** What the good answer is; JSON unless given. */
  readonly type?: 'text/csv' | 'application/json';
}

export const OK = { 200: '`{ok: true}`' } as const;
export const DISK = { 503: '`disk` or `inDoubt`: the disk did not take it' } as const;
