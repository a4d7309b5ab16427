// The hall of a table: `muggins start --hall ADDRESS`, remembered until `--no-hall`.
import { X509Certificate } from 'node:crypto';
import { join } from 'node:path';
import { connectBus } from '../../bus/index.ts';
import { doorAt, forgetHall, HallTrust, knownHall, LinkMemory, TableLink } from '../../link/index.ts';
import type { Log } from '../../system/log.ts';
import type { Table, TableJournal } from '../../table/index.ts';
import { tellDamaged } from '../damaged.ts';
import { packageVersion } from '../place.ts';
import type { AtEnd, Say } from '../serving.ts';
import type { HallChoice } from './choice.ts';

interface LinkedTableParts {
  readonly choice: HallChoice;
  readonly table: Table;
  readonly journal: TableJournal;
  readonly colours: () => readonly string[];
  readonly log: Log;
  readonly say: Say;
  readonly atEnd: AtEnd;
}

/** Where the broker of a hall is: on the port of its pages. */
function brokerAt(address: string): string {
  const url = new URL('mqtt', address);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  return url.href;
}

/** Links a table to its hall, if it has one. */
export function openLink({ choice, table, journal, colours, log, say, atEnd }: LinkedTableParts): void {
  const file = join(journal.folder, 'hall.json');
  const lost = 'This table no longer knows its hall. Name it again, with --hall ADDRESS.';
  const kept = { file, damaged: tellDamaged({ log, say }, lost) };
  if (choice.address === null) forgetHall(kept);
  const address = choice.address ?? (choice.address === null ? undefined : knownHall(kept));
  if (address === undefined) return;
  const memory = new LinkMemory(address, kept);
  if (choice.trusts) memory.change({ certificate: undefined });
  const trust = new HallTrust(memory, (certificate) => {
    const { fingerprint256 } = new X509Certificate(certificate);
    say('hallCertificate', { address, fingerprint: fingerprint256 }, metWords(address, fingerprint256));
  });
  const link = new TableLink({
    table,
    journal: journal.id,
    memory,
    door: doorAt(address, trust),
    // A broker of the club's own has a certificate of its own.
    dial: (broker, login) =>
      connectBus(
        broker === null
          ? { url: brokerAt(address), certificate: trust.certificate, ...login }
          : { url: broker, ...login },
      ),
    brokerPassword: process.env.MUGGINS_BROKER_PASSWORD,
    wish: choice.wish,
    version: packageVersion(),
    colours,
    log,
  });
  atEnd(() => link.close());
  tellOf(link, address, say);
  link.start();
}

/** Says at the terminal how it stands with the hall, whenever that changes. */
function tellOf(link: TableLink, address: string, say: Say): void {
  let told = '';
  link.on('changed', () => {
    const { letters = null, heard, trouble = null, table } = link.status;
    const words = hallWords(address, link.status);
    if (words === told) return;
    told = words;
    say('hall', { address, letters, heard, trouble, table }, words);
  });
}

const metWords = (address: string, fingerprint: string): string =>
  `Hall: ${address} has a certificate of its own, which this table trusts from now on. Compare its SHA-256 fingerprint with the one that the hall shows:\n${fingerprint}`;

function hallWords(address: string, { letters, heard, trouble, table }: TableLink['status']): string {
  if (trouble === 'certificate')
    return `Hall: ${address} shows a certificate that this table does not know. Was your hall set up anew? Then end this table, and start it once with --trust-hall. Until then play on: every result is sent later.`;
  if (!heard && table === null)
    return `Hall: nobody answers at ${address}. Is the hall running, and is that its address? This table asks again by itself.`;
  if (letters !== undefined) return `Hall: the desk of ${address} shows ${letters}. Press Connect beside it.`;
  return heard
    ? `Hall: table ${table} of ${address}`
    : `Hall: looking for ${address}. Play on; every result is sent later.`;
}
