// `muggins league start`: builds the server of a league out of its parts, and takes it down again.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { folderStore } from '../../league/folder.ts';
import { openLeague } from '../../league/open.ts';
import type { LeagueStore } from '../../league/store.ts';
import { leagueCredentials, startLeagueWeb } from '../../web/league/server.ts';
import { openLog } from '../log.ts';
import type { Output } from '../output.ts';
import { dataFolder } from '../place.ts';
import { linkOf } from '../running.ts';
import { lanLines, openSite, serve, tellDamaged, tellSystemd } from '../serving.ts';
import type { LeagueStartOptions } from './command.ts';

const CREDENTIALS_LOST = 'The officer has a new link.';

/** `--data`, else `league` in the folder of this machine's games. @throws CliError if `--data` is empty */
export const leagueFolder = (option: string | undefined): string =>
  option === undefined ? join(dataFolder(undefined), 'league') : dataFolder(option);

/** The store of a folder, or of a database. Rejects with a StoreError. */
export const storeOf = async (data: string, database: string | undefined): Promise<LeagueStore> =>
  database === undefined
    ? folderStore(data)
    : (await import('../../league/postgres.ts')).postgresStore(database);

/** The officer's link. It opens the desk, whose script keeps the key. */
export const officerLink = (url: string, token: string): string =>
  linkOf({ url: new URL('secretary', url).href, token });

/** Runs the server of a league until SIGINT or SIGTERM. */
export async function startLeague(options: LeagueStartOptions, output: Output): Promise<void> {
  const { newToken: renewHost = false, logLevel: level, json, database } = options;
  const data = leagueFolder(options.data);
  await serve(options, output, async ({ say, atEnd }) => {
    mkdirSync(data, { recursive: true });
    const log = openLog(data, { level });
    atEnd(() => log.close());
    const opened = await openLeague(await storeOf(data, database));
    atEnd(() => opened.league.close());
    const damaged = tellDamaged({ log, say }, CREDENTIALS_LOST);
    const credentials = leagueCredentials({ file: join(data, 'keys.json'), renewHost, damaged });
    const { token } = credentials;
    const web = await openSite(options, { data, token, say, atEnd }, (site) =>
      startLeagueWeb({ ...site, ...opened, credentials, data, log }),
    );
    const officer = officerLink(web.url, token);
    const { url, phones } = web;
    const lines = [`League: ${url}`, `Officer: ${officer}`, ...lanLines(web), `Data: ${data}`];
    say('ready', { url, officer, phones, data, pid: process.pid }, lines.join('\n'));
    atEnd(tellSystemd(log));
    if (json !== true) output.out('Press Ctrl+C to end the server. Everything is saved.');
  });
}
