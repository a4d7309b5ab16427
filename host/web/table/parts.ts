// What the routes of the table are made of, handed from where the server is started.
import type { App, SiteParts } from '../kit/parts.ts';
import type { SeatRole } from './credentials.ts';
import type { TableService, WebTable } from './service.ts';

/** What only this site limits: looks at the games played. */
export type TableRate = 'search';
/** What every route and the live line share. */
export type TableParts = SiteParts<SeatRole, TableRate>;
export type TableApp = App<SeatRole>;

/** Everything that routes need. */
export interface Parts extends TableParts {
  readonly table: WebTable;
  readonly service: TableService;
  /** The state message of this moment, as text. */
  readonly state: () => string;
  /** Addresses under which phones reach this table. */
  readonly phones: () => readonly string[];
}
