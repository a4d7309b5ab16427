// What the routes of a league share.
import type { ClubsFold } from '../../league/clubs.ts';
import type { LeagueKeeper } from '../../league/keeper.ts';
import type { SigningKey } from '../../league/key.ts';
import type { TeamsFold } from '../../league/teams.ts';
import type { SiteParts } from '../kit/parts.ts';

/** The league behind the routes. */
export interface LeagueParts extends SiteParts {
  readonly league: LeagueKeeper;
  readonly clubs: ClubsFold;
  readonly teams: TeamsFold;
  /** Signs receipts. */
  readonly key: SigningKey;
  readonly now: () => number;
  /** Addresses under which phones reach the league. */
  readonly phones: () => readonly string[];
}
