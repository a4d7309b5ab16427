// What the routes of a hall are made of.
import type { Backup, Door, Hall, HallLine, TableKeys } from '../../hall/index.ts';
import type { CredentialOptions } from '../kit/credentials.ts';
import { Credentials } from '../kit/credentials.ts';
import type { App, SiteParts } from '../kit/parts.ts';

/** Players whose phones can have a place: those whom a club meets in ten years. */
const PLAYERS = 500;

/** Who has a key of a hall: a player's phone, and a table. */
export type HallRole = 'player' | 'table';
export type HallCredentials = Credentials<HallRole>;

/** The keys of a hall, as its file has them. @throws what the disk says, if the file cannot be written */
export const hallCredentials = (options: CredentialOptions = {}): HallCredentials =>
  // The keys of tables are the hall's own.
  new Credentials(
    { player: { places: PLAYERS, kept: 'players' }, table: { places: 0, kept: 'tables' } },
    options,
  );

/** What only this site limits: commands of a phone, and names taken at the door. */
export type HallRate = 'phone' | 'door';
/** What every route and the live line share. */
export type HallSite = SiteParts<HallRole, HallRate>;
export type HallApp = App<HallRole>;

/** Everything that routes need. */
export interface HallParts extends HallSite {
  readonly hall: Hall;
  /** The message of this moment, as text. */
  readonly night: () => string;
  readonly now: () => number;
  /** Addresses under which phones reach the hall; none where only this machine does. */
  readonly phones: () => readonly string[];
  readonly boards: Boards | undefined;
  /** The folder of the hall. */
  readonly data: string;
  /** Undefined where the hall is not copied as it changes. */
  readonly backup: Backup | undefined;
}

/** What a hall with boards has besides. */
export interface Boards {
  readonly keys: TableKeys;
  readonly door: Door;
  readonly line: HallLine;
}

export interface BoardRoutes extends HallParts, Boards {}
