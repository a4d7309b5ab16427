// The web server of a league: its public pages, and what clubs and officers ask of it.
import { join } from 'node:path';
import type { ClubsFold } from '../../league/clubs.ts';
import type { LeagueKeeper } from '../../league/keeper.ts';
import type { TeamsFold } from '../../league/teams.ts';
import { packageRoot } from '../../system/package.ts';
import { type CredentialOptions, Credentials } from '../kit/credentials.ts';
import { Limits } from '../kit/limits.ts';
import { type SiteOptions, startServer, type Web } from '../kit/server.ts';
import { addRoutes } from './routes.ts';
import { TEAM_RATES, TEAM_ROLES } from './team/parts.ts';

/** Name of the cookie that the officer's pages show, up to the port. */
const COOKIE = 'muggins_league';

interface LeagueWebOptions extends SiteOptions {
  readonly league: LeagueKeeper;
  readonly clubs: ClubsFold;
  readonly teams: TeamsFold;
  readonly credentials?: Credentials;
  readonly now?: () => number;
}

/** The keys of a league: its officer's, and those of the captains of its teams. */
export const leagueCredentials = (options: CredentialOptions = {}): Credentials =>
  new Credentials(TEAM_ROLES, options);

/**
 * Serves the pages of a league, and its requests.
 * @throws WebError if the port cannot be used
 */
export async function startLeagueWeb(options: LeagueWebOptions): Promise<Web> {
  const { league, clubs, teams, now = Date.now, credentials = leagueCredentials() } = options;
  const { files = join(packageRoot(), 'dist', 'web') } = options;
  return startServer(options, {
    credentials,
    cookie: COOKIE,
    limits: new Limits(TEAM_RATES),
    // Every page is made here; looks and icons are those of the tables.
    files: { folder: join(files, 'league'), pages: [], sharing: files },
    routes: (app, parts) => addRoutes(app, { ...parts, league, clubs, teams, now }),
    lines: () => ({ close: () => {} }),
  });
}
