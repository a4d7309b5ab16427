// What every route of a site shares, and what Hono carries along with a request.
import type { HttpBindings } from '@hono/node-server';
import type { Hono } from 'hono';
import type { Log } from '../../system/log.ts';
import type { Access, Asker, Identification } from './access.ts';
import type { Others } from './guard.ts';
import type { Limits } from './limits.ts';
import type { Proxies } from './proxies.ts';

/** What Hono carries along with a request. */
export interface Carried<Role extends string = string> {
  Bindings: HttpBindings;
  Variables: { asker: Asker; access: Access<Role> };
}
/** The routes of a site. */
export type App<Role extends string = string> = Hono<Carried<Role>>;

/** What every route of a site shares. `Own`: what only this site limits. */
export interface SiteParts<Role extends string = string, Own extends string = never>
  extends Identification<Role> {
  readonly limits: Limits<Own>;
  readonly log: Log;
  /** Whose word about the client's address is taken. */
  readonly proxies: Proxies;
  /** The address under which a proxy serves the site. */
  readonly publicUrl?: URL | undefined;
  /** Other sites that are let in; none unless given. */
  readonly others?: Others | undefined;
}
