// What the routes of the server are made of, handed from where it is started.
import type { HttpBindings } from '@hono/node-server';
import type { Hono } from 'hono';
import type { Log } from '../../board/index.ts';
import type { Table } from '../../table/index.ts';
import type { Access } from '../kit/access.ts';
import type { Credentials } from '../kit/credentials.ts';
import type { Limits } from '../kit/limits.ts';
import type { Claims } from './claims.ts';
import type { Settings } from './settings.ts';

/** The table as the web sees it. */
export interface WebTable
  extends Pick<
    Table,
    | 'view'
    | 'state'
    | 'games'
    | 'command'
    | 'claimed'
    | 'lastMove'
    | 'asked'
    | 'pause'
    | 'paused'
    | 'sound'
    | 'speak'
  > {
  on(event: 'view', listener: () => void): unknown;
  off(event: 'view', listener: () => void): unknown;
}

/** Everything that routes need. */
export interface Parts {
  readonly table: WebTable;
  readonly credentials: Credentials;
  readonly claims: Claims;
  readonly limits: Limits;
  /** The state message of this moment, as text. */
  readonly state: () => string;
  readonly settings: () => Settings;
  /** Changes settings, keeps them, and tells everybody. @throws what the disk says */
  readonly change: (changes: Partial<Settings>) => void;
  /** Who holds a seat has changed: tells everybody. */
  readonly changed: () => void;
  /** Addresses under which phones reach this table. */
  readonly phones: () => readonly string[];
  /** Folder of the built pages. */
  readonly files: string;
  readonly log: Log;
}

/** What Hono carries along with a request. */
export interface Carried {
  Bindings: HttpBindings;
  Variables: { access: Access };
}
export type App = Hono<Carried>;
