// What the routes of a league share.
import { dayOf } from '../../../shared/league/index.ts';
import { entryOf } from '../../league/entries.ts';
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

/** Notes who is given whole names, once a day for each list: before they are given. Rejects as the store does. */
export async function noteRead({ league, clubs, now }: LeagueParts, by: string, what: string): Promise<void> {
  const id = `${dayOf(now())} ${by} ${what}`;
  if (!clubs.reads.has(id)) await league.act({ decide: () => [entryOf('namesRead', { by, what }, id)] });
}
