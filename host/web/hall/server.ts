// The web server of a hall: its pages, the night as JSON, the desk, and the live line.
import type { EventEmitter } from 'node:events';
import { join } from 'node:path';
import { HELPERS, publicView } from '../../../shared/league/index.ts';
import { type Hall, readAwards } from '../../hall/index.ts';
import { packageRoot } from '../../system/package.ts';
import type { Credentials } from '../kit/credentials.ts';
import { Limits } from '../kit/limits.ts';
import { Live } from '../kit/live.ts';
import { type SiteOptions, startServer, type Web } from '../kit/server.ts';
import type { Sockets } from '../kit/sockets.ts';
import { type Boards, type HallParts, hallCredentials } from './parts.ts';
import { PHONE_RATES } from './phones.ts';
import { addRoutes } from './routes.ts';
import { tablesPath } from './tables.ts';
import type { BoardsMessage, NightMessage } from './wire.ts';

/** The pages beside the television's. */
const PAGES = ['desk', 'me', 'nights', 'print', 'table', 'judge'];
/** Name of the cookie that the desk's pages show, up to the port. */
const COOKIE = 'muggins_hall';
/** Milliseconds between two states of a night, and between two of its boards: these peg all the time. */
const PULSE = { night: 250, boards: 500 } as const;

/** What a line of the hall tells. */
interface HallTopics {
  readonly night: NightMessage;
  readonly boards: BoardsMessage;
}

interface HallWebOptions extends SiteOptions {
  readonly hall: Hall;
  /** Token and keys; kept as long as the server runs unless given. */
  readonly credentials?: Credentials;
  readonly now?: () => number;
  /** For tables with boards; without it, the hall runs on phones and paper. */
  readonly boards?: Boards | undefined;
  /** The folder of the hall, and what copies it as it changes. */
  readonly data: string;
  readonly backup?: HallParts['backup'];
  /** What sends its nights to a league of clubs. */
  readonly league?: HallParts['league'];
}

/** Milliseconds for which the time in a message is good enough for a page that comes later: calls are news for 2 minutes. */
const NOW_LASTS = 5_000;

/**
 * Serves pages, the night, the desk's commands and the live line of a hall.
 * @throws WebError if the port cannot be used
 */
export async function startHallWeb(options: HallWebOptions): Promise<Web> {
  const { hall, boards, data, backup, league, now = Date.now, credentials = hallCredentials() } = options;
  const { files = join(packageRoot(), 'dist', 'hall') } = options;
  const awards = () => readAwards(data, league?.offer?.awards ?? []).tables;
  const own = { hall, data, awards, backup, league, now, boards };
  /** The time in the last message. */
  let sentAt = 0;
  const message = (): NightMessage => {
    sentAt = now();
    const { sequence, id, trouble, state } = hall;
    return { type: 'night', sequence, hall: id, now: sentAt, trouble, view: publicView(state) };
  };
  const isOld = (): boolean => now() - sentAt > NOW_LASTS;
  let live: Live<HallTopics> | undefined;
  return startServer(options, {
    credentials,
    ownPlace: (key) => {
      const table = boards?.keys.tableOf(key);
      return table === undefined ? undefined : { role: 'table', place: Number(table) };
    },
    helpers: HELPERS,
    cookie: COOKIE,
    limits: new Limits(PHONE_RATES),
    files: { folder: files, pages: PAGES, first: 'television', sharing: join(files, '..', 'web') },
    routes: (app, parts) => addRoutes(app, { ...parts, ...own, night: () => textOf(live) }),
    lines(sockets) {
      const opened = openLive(sockets, boards, { message, isOld });
      live = opened;
      // The desk shows codes, and a page whose role is taken back is to know.
      credentials.changed = () => opened.changed('boards');
      const unfollow = follow(opened, hall, [boards?.line, boards?.door, league]);
      return {
        close() {
          unfollow();
          opened.close();
        },
      };
    },
  });
}

/** The newest of everything, a `HallMessage`: made once for everyone who asks. */
function textOf(live: Live<HallTopics> | undefined): string {
  const [night, boards] = [live?.text('night') ?? '{}', live?.text('boards') ?? '{}'];
  return `${night.slice(0, -1)},${boards.slice(boards.indexOf('"boards":['))}`;
}

/** The live line of a night. Tables with boards have connections of their own. */
function openLive(
  sockets: Sockets,
  boards: Boards | undefined,
  night: { readonly message: () => NightMessage; readonly isOld: () => boolean },
): Live<HallTopics> {
  if (boards !== undefined) sockets.serve(...tablesPath(boards));
  const tables = (): BoardsMessage => ({ type: 'boards', boards: boards?.line.tables ?? [] });
  return new Live<HallTopics>({
    sockets,
    topics: {
      night: { ...night, interval: PULSE.night },
      boards: { message: tables, interval: PULSE.boards },
    },
  });
}

/** Sends each change. The hall tells games of different nights apart by their ids, and so do its boards. @returns a function that ends it */
function follow(
  live: Live<HallTopics>,
  hall: Hall,
  others: readonly (EventEmitter<{ changed: [] }> | undefined)[],
): () => void {
  const night = (): void => live.changed('night');
  const tables = (): void => live.changed('boards');
  hall.on('changed', night).on('changed', tables).on('trouble', night);
  for (const each of others) each?.on('changed', tables);
  return () => {
    hall.off('changed', night).off('changed', tables).off('trouble', night);
    for (const each of others) each?.off('changed', tables);
  };
}
