// What the routes of a hall are made of.
import { HELPERS, type Helper } from '../../../shared/league/index.ts';
import type { Awards, Backup, Door, Hall, HallLine, LeagueSender, TableKeys } from '../../hall/index.ts';
import { type CredentialOptions, Credentials } from '../kit/credentials.ts';
import type { SiteParts } from '../kit/parts.ts';

/** Players whose phones can have a place: those whom a club meets in ten years. Pages of helpers: so many of each role. */
const PLACES = { player: 500, scorekeeper: 8, judge: 8 } as const satisfies Record<Helper | 'player', number>;

/** The keys of a hall, as its file has them; those of its tables are the hall's own. */
export const hallCredentials = (options: CredentialOptions = {}): Credentials =>
  new Credentials(PLACES, { ...options, helpers: HELPERS });

/** Everything that routes need. */
export interface HallParts extends SiteParts {
  readonly hall: Hall;
  /** The message of this moment, as text. */
  readonly night: () => string;
  readonly now: () => number;
  /** Addresses under which phones reach the hall; none where only this machine does. */
  readonly phones: () => readonly string[];
  readonly boards: Boards | undefined;
  /** The tables of this moment: the league may have others by now. */
  readonly awards: () => Awards['tables'];
  /** The folder of the hall. */
  readonly data: string;
  /** Undefined where the hall is not copied as it changes. */
  readonly backup: Backup | undefined;
  /** Undefined where the hall is in no league of clubs. */
  readonly league: LeagueSender | undefined;
}

/** What a hall with boards has besides. */
export interface Boards {
  readonly keys: TableKeys;
  readonly door: Door;
  readonly line: HallLine;
}
