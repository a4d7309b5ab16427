// What the routes of a league share.
import type { SigningKey } from '../../league/key.ts';
import type { OpenLeague } from '../../league/open.ts';
import type { SiteParts } from '../kit/parts.ts';

/** The league behind the routes. */
export interface LeagueParts extends SiteParts, OpenLeague {
  /** Signs receipts. */
  readonly key: SigningKey;
  readonly now: () => number;
  /** Addresses under which phones reach the league. */
  readonly phones: () => readonly string[];
}
