// What a hall needs for tables with boards: their keys, the broker, and the line to them.
import { join } from 'node:path';
import { connectBus, embeddedBroker, HALL_USER, Nonces } from '../../bus/index.ts';
import { type Hall, HallLine, TableKeys } from '../../hall/index.ts';
import type { Log } from '../../system/log.ts';
import type { Boards } from '../../web/hall/index.ts';
import { usageError } from '../output.ts';

/** A broker of the club's own. */
interface ClubBroker {
  /** Without user name and password. */
  readonly url: string;
  readonly username: string;
  readonly password: string;
}

interface BoardsOptions {
  readonly hall: Hall;
  readonly log: Log;
  readonly data: string;
  readonly broker: ClubBroker | undefined;
}

/** `--broker`. @throws CliError if it is no address of a broker */
export function readBroker(text: string | undefined): ClubBroker | undefined {
  if (text === undefined) return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || !/^mqtts?:$/.test(url.protocol) || url.hostname === '' || url.password === '')
    throw usageError(
      'badOption',
      '--broker: expected mqtt://hall:PASSWORD@HOST:1883, or mqtts:// for a broker with a certificate.',
    );
  const [username, password] = [url.username, url.password].map(decodeURIComponent);
  url.username = '';
  url.password = '';
  return { url: url.href, username: username || HALL_USER, password: password ?? '' };
}

/** Opens the line to the tables. Without a broker of the club's own, the hall has one on the port of its pages. */
export async function openBoards({ hall, log, data, broker }: BoardsOptions) {
  const keys = new TableKeys({ file: join(data, 'tables.json') });
  const nonces = new Nonces();
  const embedded =
    broker === undefined
      ? await embeddedBroker({
          hall: hall.id,
          log,
          authenticate: (table, password) => nonces.admits(table, password, keys.keyOf(table) ?? ''),
        })
      : undefined;
  const bus = embedded?.hallBus() ?? connectBus(loginAt(broker));
  const line = new HallLine({ hall, keys, bus, log });
  const boards: Boards = { keys, nonces, line, embedded, broker: broker?.url ?? null };
  const close = async (): Promise<void> => {
    await line.close();
    await embedded?.close();
  };
  return { ...boards, close };
}

const loginAt = ({ url = '', username = '', password = '' }: Partial<ClubBroker> = {}) => ({
  url,
  credentials: async () => ({ username, password }),
});
