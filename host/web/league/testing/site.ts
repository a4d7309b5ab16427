// A league behind its web server, on a port of its own.
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ClubsFold } from '../../../league/clubs.ts';
import type { ReportFile } from '../../../league/file.ts';
import { folderStore } from '../../../league/folder.ts';
import type { LeagueKeeper } from '../../../league/keeper.ts';
import { openLeague } from '../../../league/open.ts';
import type { LeagueStore } from '../../../league/store.ts';
import type { Log } from '../../../system/log.ts';
import type { Others } from '../../kit/guard.ts';
import type { Proxies } from '../../kit/proxies.ts';
import type { Web } from '../../kit/server.ts';
import { leagueCredentials, startLeagueWeb } from '../server.ts';

const quiet = (): void => {};
const LOG = { debug: quiet, info: quiet, warn: quiet, error: quiet };

interface Sent {
  readonly method?: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export class LeagueRig {
  readonly data: string;
  readonly clubs: ClubsFold;
  readonly league: LeagueKeeper;
  readonly web: Web;
  readonly token: string;

  private constructor(parts: Pick<LeagueRig, 'data' | 'clubs' | 'league' | 'web' | 'token'>) {
    ({ data: this.data, clubs: this.clubs, league: this.league } = parts);
    ({ web: this.web, token: this.token } = parts);
  }

  /** `store`: in a folder unless given. */
  static async open({ data = mkdtempSync(join(tmpdir(), 'muggins-league-')), store, ...more }: Opening = {}) {
    const opened = await openLeague(store ?? folderStore(data));
    const credentials = leagueCredentials();
    const web = await startLeagueWeb({ port: 0, log: LOG, data, credentials, ...opened, ...more });
    return new LeagueRig({ data, ...opened, web, token: credentials.token });
  }

  /** What the server answers, and its body as JSON if it is. */
  async ask(path: string, { method = 'GET', body, headers = {} }: Sent = {}) {
    const sent = body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body);
    // A connection of its own: on a busy machine a kept one may be closed by the server just as it is used again.
    const reply = await fetch(new URL(path, this.web.url), {
      method,
      headers: { connection: 'close', ...headers },
      ...(sent && { body: sent }),
    });
    const text = await reply.text();
    const isJson = reply.headers.get('content-type')?.includes('json') === true;
    return { status: reply.status, text, json: isJson ? JSON.parse(text) : {}, headers: reply.headers };
  }

  /** The same as the officer. */
  officer(path: string, sent: Sent = {}) {
    return this.ask(path, { ...sent, headers: { authorization: `Bearer ${this.token}`, ...sent.headers } });
  }

  /** A club sends a report; to the address of another one, if that is given. */
  send(file: ReportFile, at: Partial<ReportFile['report']> = {}) {
    const { club, event, revision } = { ...file.report, ...at };
    const path = `/api/v1/clubs/${club}/events/${event}/revisions/${revision}`;
    return this.ask(path, { method: 'PUT', body: file });
  }

  /** The officer does something. */
  act(act: object) {
    return this.officer('/api/v1/acts', { method: 'POST', body: act });
  }

  async close(): Promise<void> {
    await this.web.close();
    await this.league.close();
  }
}

/** Everything that is in the files of a folder, as text. */
export const filesIn = (folder: string): string =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((each) => each.isFile())
    .map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'utf8'))
    .join('\n');

interface Opening {
  readonly data?: string;
  readonly store?: LeagueStore;
  readonly now?: () => number;
  readonly log?: Log;
  /** Whose word about a client's address is taken. */
  readonly proxies?: Proxies;
  /** Other sites that are let in. */
  readonly others?: Others;
  /** The folder of the built pages. */
  readonly files?: string;
}
