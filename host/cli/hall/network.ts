// Halls on the network by name: a hall announces itself by DNS-SD (RFC 6763), and a table that is given no address looks for one.
import { setTimeout as sleep } from 'node:timers/promises';
import { Bonjour, type Service } from 'bonjour-service';
import type { Log } from '../../system/log.ts';

/** The type of the service: `_muggins-hall._tcp`. */
const TYPE = 'muggins-hall';
/** Milliseconds in which every hall of a network answers. */
const PATIENCE = 3_000;

/** What only tests change: the network to look on. */
export interface Network {
  readonly interface?: string;
  readonly bind?: string;
  readonly port?: number;
}

interface Announced {
  /** The id of the hall's journal: names have to differ. */
  readonly id: string;
  readonly port: number;
  readonly encrypted: boolean;
  readonly log: Log;
}

/** Announces a hall. A network without multicast is no fault. @returns what takes it back */
export function announceHall({ id, port, encrypted, log }: Announced, network: Network = {}): () => void {
  const bonjour = new Bonjour(network, (error: Error) =>
    log.debug({ reason: error.message }, 'the hall is not announced'),
  );
  const name = `Muggins hall ${id.slice(0, 8)}`;
  bonjour.publish({ name, type: TYPE, port, txt: { tls: encrypted ? '1' : '0' } });
  return () => bonjour.unpublishAll(() => bonjour.destroy());
}

/** The addresses of the halls on the network, in alphabetical order. */
export async function findHalls(network: Network = {}, patience = PATIENCE): Promise<readonly string[]> {
  const bonjour = new Bonjour(network, () => {});
  const browser = bonjour.find({ type: TYPE });
  await sleep(patience);
  const found = browser.services.flatMap(addressOf);
  bonjour.destroy();
  return [...new Set(found)].toSorted();
}

function addressOf({ addresses = [], referer, port, txt }: Service): readonly string[] {
  const host = referer?.address ?? addresses[0];
  const scheme = (txt as { readonly tls?: string } | undefined)?.tls === '1' ? 'https' : 'http';
  return host === undefined
    ? []
    : [new URL(`${scheme}://${host.includes(':') ? `[${host}]` : host}:${port}`).href];
}
