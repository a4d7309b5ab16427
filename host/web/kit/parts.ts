// What every route of a site shares, and what Hono carries along with a request.
import type { HttpBindings } from '@hono/node-server';
import type { Context, Hono } from 'hono';
import type { Log } from '../../system/log.ts';
import type { Access, Asker } from './access.ts';
import type { Credentials, Held } from './credentials.ts';
import type { Others } from './guard.ts';
import type { Limits } from './limits.ts';
import type { Proxies } from './proxies.ts';

/** What Hono carries along with a request. */
export interface Carried {
  Bindings: HttpBindings;
  Variables: { asker: Asker; access: Access };
}
/** The routes of a site. */
export type App = Hono<Carried>;
/** A request, as handlers get it. */
export type Asked = Context<Carried>;

/** What every route of a site shares. */
export interface SiteParts {
  readonly credentials: Credentials;
  /** Places that the site itself gives keys to. */
  readonly ownPlace?: ((key: string) => Held | undefined) | undefined;
  /** Roles that a page takes by a link, as the host does; none unless given. */
  readonly helpers?: readonly string[] | undefined;
  /** Name of the cookie that the host's pages show, up to the port: letters and underscores. */
  readonly cookie: string;
  readonly limits: Pick<Limits, 'take' | 'takeOfAll' | 'openLine'>;
  readonly log: Log;
  /** Whose word about the client's address is taken. */
  readonly proxies: Proxies;
  /** The address under which a proxy serves the site. */
  readonly publicUrl?: URL | undefined;
  /** Other sites that are let in; none unless given. */
  readonly others?: Others | undefined;
}
