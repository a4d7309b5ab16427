// What a hall needs for tables with boards: their keys, the broker, and the line to them.
import { join } from 'node:path';
import { wordsOf } from '../../../shared/words/index.ts';
import { DEFAULT } from '../../../shared/words/registry.ts';
import { connectBus, type EmbeddedBroker, embeddedBroker, HALL_USER, Nonces } from '../../bus/index.ts';
import { type Hall, HallLine, TableKeys } from '../../hall/index.ts';
import type { DamagedFile } from '../../system/kept.ts';
import type { Log } from '../../system/log.ts';
import { systemReason } from '../../system/reason.ts';
import type { Boards } from '../../web/hall/index.ts';
import { CliError, usageError, wholeNumber } from '../output.ts';

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
  /** Hears that the file of the tables' keys was found damaged. */
  readonly damaged?: (found: DamagedFile) => void;
  readonly broker: ClubBroker | undefined;
  /** A TCP port for the hall's own broker; none unless somebody wants one. */
  readonly tcp?: Parameters<EmbeddedBroker['listen']>[0] | undefined;
}

/** `--broker`. @throws CliError if it is no address of a broker */
export function readBroker(text: string | undefined): ClubBroker | undefined {
  if (text === undefined) return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (
    url === undefined ||
    !['mqtt:', 'mqtts:'].includes(url.protocol) ||
    url.hostname === '' ||
    url.password === ''
  )
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
export async function openBoards({ hall, log, data, damaged, broker, tcp }: BoardsOptions) {
  const keys = new TableKeys({ file: join(data, 'tables.json'), damaged });
  const nonces = new Nonces();
  const embedded =
    broker === undefined
      ? await embeddedBroker({
          hall: hall.id,
          log,
          authenticate: (table, password) => nonces.admits(table, password, keys.keyOf(table) ?? ''),
        })
      : undefined;
  const port = tcp && (await listening(embedded, tcp));
  const bus = embedded?.hallBus() ?? connectBus(loginAt(broker));
  const line = new HallLine({ hall, keys, bus, log });
  const boards: Boards = { keys, nonces, line, embedded, broker: broker?.url ?? null };
  const close = async (): Promise<void> => {
    await line.close();
    await embedded?.close();
  };
  return { ...boards, port, close };
}

/** @throws CliError where the port cannot be had */
async function listening(
  embedded: EmbeddedBroker | undefined,
  tcp: Parameters<EmbeddedBroker['listen']>[0],
): Promise<number | undefined> {
  try {
    return await embedded?.listen(tcp);
  } catch (error) {
    await embedded?.close();
    const reason = wordsOf(DEFAULT.reasons, systemReason(error));
    throw new CliError('mqttPort', `--mqtt-port ${tcp.port}: ${reason}. Choose another port, such as 1883.`);
  }
}

/** `--mqtt-port`. @throws CliError if it is no port, or the club has a broker of its own */
export function readMqttPort(text: string | undefined, broker: ClubBroker | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (broker !== undefined)
    throw usageError(
      'badOption',
      "Give --broker or --mqtt-port, not both: the port is the hall's own broker's.",
    );
  return wholeNumber('mqtt-port', text, 0, 65_535);
}

const loginAt = ({ url = '', username = '', password = '' }: Partial<ClubBroker> = {}) => ({
  url,
  credentials: async () => ({ username, password }),
});
