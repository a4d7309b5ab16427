// The web server of a league: its public pages, and what clubs and officers ask of it.
import { join } from 'node:path';
import { keyIn } from '../../league/key.ts';
import type { OpenLeague } from '../../league/open.ts';
import { packageRoot } from '../../system/package.ts';
import { type CredentialOptions, Credentials } from '../kit/credentials.ts';
import { Limits } from '../kit/limits.ts';
import { type SiteOptions, startServer, type Web } from '../kit/server.ts';
import { addRoutes } from './routes.ts';
import { TEAM_RATES, TEAM_ROLES } from './team/parts.ts';

/** Name of the cookie that the officer's pages show, up to the port. */
const COOKIE = 'muggins_league';

interface LeagueWebOptions extends SiteOptions, OpenLeague {
  readonly credentials?: Credentials;
  /** The folder of the league's key. */
  readonly data: string;
  readonly now?: () => number;
}

/** The keys of a league: its officer's, and those of the captains of its teams. */
export const leagueCredentials = (options: CredentialOptions = {}): Credentials =>
  new Credentials(TEAM_ROLES, options);

/**
 * Serves the pages of a league, and its requests.
 * @throws WebError if the port cannot be used, and what the disk says of the league's key
 */
export async function startLeagueWeb(options: LeagueWebOptions): Promise<Web> {
  const { league, clubs, teams, data, credentials = leagueCredentials(), now = Date.now } = options;
  const { files = join(packageRoot(), 'dist', 'league') } = options;
  const own = { league, clubs, teams, now, key: keyIn(join(data, 'league-key.pem')) };
  return startServer(options, {
    credentials,
    cookie: COOKIE,
    limits: new Limits(TEAM_RATES),
    // Pages for everybody are made here; letters, looks and icons are those of the tables.
    files: {
      ...{ folder: files, pages: ['secretary', 'captain'], sharing: join(files, '..', 'web') },
      framed: ['/teams', '/clubs/', '/seasons/', '/persons/'],
    },
    routes: (app, parts) => addRoutes(app, { ...parts, ...own }),
    lines: () => ({ close: () => {} }),
  });
}
