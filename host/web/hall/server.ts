// The web server of a hall: its pages, the night as JSON, the desk, and the live line.
import { join } from 'node:path';
import { publicView } from '../../../shared/league/index.ts';
import type { Hall } from '../../hall/index.ts';
import { packageRoot } from '../kit/files.ts';
import { Limits } from '../kit/limits.ts';
import { Live } from '../kit/live.ts';
import { NO_PROXIES } from '../kit/proxies.ts';
import { type SiteOptions, startServer, type Web } from '../kit/server.ts';
import type { Sockets } from '../kit/sockets.ts';
import {
  type Boards,
  type HallCredentials,
  type HallParts,
  type HallRate,
  type HallRole,
  type HallSite,
  hallCredentials,
} from './parts.ts';
import { PHONE_RATES } from './phones.ts';
import { addRoutes } from './routes.ts';
import { tablesPath } from './tables.ts';
import type { BoardsMessage, NightMessage } from './wire.ts';

/** The pages beside the television's. */
const PAGES = ['desk', 'me', 'print', 'table', 'judge'];
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
  /** Token, PIN and keys; kept as long as the server runs unless given. */
  readonly credentials?: HallCredentials;
  readonly now?: () => number;
  /** For tables with boards; without it, the hall runs on phones and paper. */
  readonly boards?: Boards | undefined;
  /** The folder of the hall, and what copies it as it changes. */
  readonly data: string;
  readonly backup?: HallParts['backup'];
}

/**
 * Serves pages, the night, the desk's commands and the live line of a hall.
 * @throws WebError if the port is taken
 */
export async function startHallWeb(options: HallWebOptions): Promise<Web> {
  const { hall, log, files = join(packageRoot(), 'dist', 'hall'), now = Date.now } = options;
  const { boards, data, backup, publicUrl, others, proxies = NO_PROXIES } = options;
  const credentials = options.credentials ?? hallCredentials();
  const limits = new Limits(PHONE_RATES);
  const ownPlace: HallSite['ownPlace'] = (key) => {
    const table = boards?.keys.tableOf(key);
    return table === undefined ? undefined : { role: 'table', place: Number(table) };
  };
  const parts: HallSite = { credentials, ownPlace, limits, log, cookie: COOKIE, publicUrl, proxies, others };
  const night = (): NightMessage => ({
    type: 'night',
    sequence: hall.sequence,
    hall: hall.id,
    now: now(),
    trouble: hall.trouble,
    view: publicView(hall.state),
  });
  const line = new NightLine({ hall, boards, parts, night });
  return startServer({
    listening: options,
    parts,
    files: { folder: files, pages: PAGES, first: 'television', sharing: join(files, '..', 'web') },
    routes: (app, phones) =>
      addRoutes(app, { ...parts, hall, data, backup, now, phones, boards, night: () => line.text }),
    lines: (sockets) => line.open(sockets),
  });
}

interface NightLineParts {
  readonly hall: Hall;
  readonly boards: Boards | undefined;
  readonly parts: HallSite;
  readonly night: () => NightMessage;
}

/** The live line of a night. */
class NightLine {
  readonly #parts: NightLineParts;
  #live: Live<HallTopics, HallRole, HallRate> | undefined;

  constructor(parts: NightLineParts) {
    this.#parts = parts;
  }

  /** The newest of everything, a `HallMessage`: made once for everyone who asks. */
  get text(): string {
    const [night, boards] = [this.#live?.text('night') ?? '{}', this.#live?.text('boards') ?? '{}'];
    return `${night.slice(0, -1)},${boards.slice(boards.indexOf('"boards":['))}`;
  }

  open(sockets: Sockets<HallRole, HallRate>): { close(): void } {
    const { hall, boards, parts, night: message } = this.#parts;
    const boardsNow = (): BoardsMessage => ({ type: 'boards', boards: boards?.line.tables ?? [] });
    const live = new Live<HallTopics, HallRole, HallRate>({
      sockets,
      parts,
      topics: {
        night: { message, interval: PULSE.night },
        boards: { message: boardsNow, interval: PULSE.boards },
      },
    });
    this.#live = live;
    if (boards !== undefined) sockets.serve(...tablesPath(boards));
    const changed = (topic: keyof HallTopics) => (): void => live.changed(topic);
    const [night, tables] = [changed('night'), changed('boards')];
    // The hall knows a game from another night's by its id, and so do its boards.
    hall.on('changed', night).on('changed', tables).on('trouble', night);
    for (const each of [boards?.line, boards?.door]) each?.on('changed', tables);
    return {
      close: () => {
        hall.off('changed', night).off('changed', tables).off('trouble', night);
        for (const each of [boards?.line, boards?.door]) each?.off('changed', tables);
        live.close();
      },
    };
  }
}
