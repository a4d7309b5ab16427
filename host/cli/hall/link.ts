// The hall of a table: `muggins start --hall ADDRESS`, remembered until `--no-hall`.
import { X509Certificate } from 'node:crypto';
import { join } from 'node:path';
import { doorAt, HallTrust } from '../../hall/link/door.ts';
import type { Joining } from '../../hall/link/line.ts';
import { TableLink } from '../../hall/link/link.ts';
import { forgetHall, knownHall, LinkMemory } from '../../hall/link/memory.ts';
import type { Log } from '../../system/log.ts';
import { packageVersion } from '../../system/package.ts';
import type { Table, TableJournal } from '../../table/index.ts';
import { badOption, CliError, EXIT } from '../output.ts';
import { type Say, type Serving, sayChanges, tellDamaged } from '../serving.ts';
import type { StartOptions } from '../start/command.ts';
import { findHalls } from './network.ts';

interface LinkedTableParts extends Pick<Serving, 'say' | 'atEnd'> {
  readonly choices: Partial<Pick<StartOptions, 'hall' | 'trustHall' | 'table'>>;
  readonly table: Table;
  readonly journal: TableJournal;
  readonly colours: () => readonly string[];
  readonly log: Log;
  /** What only tests change. */
  readonly find?: () => Promise<readonly string[]>;
}

/** Links a table to its hall, if it has one. @throws CliError where no hall is found */
export async function openLink(parts: LinkedTableParts): Promise<void> {
  const { choices, table, journal, colours, log, say, atEnd } = parts;
  const { hall, trustHall, table: wish } = choices;
  const file = join(journal.folder, 'hall.json');
  const lost = 'This table no longer knows its hall. Name it again, with --hall ADDRESS.';
  const kept = { file, damaged: tellDamaged({ log, say }, lost) };
  if (hall === false) forgetHall(kept);
  const known = hall === false ? undefined : knownHall(kept);
  const address = typeof hall === 'string' ? hall : hall ? await foundHall(known, parts) : known;
  if (address === undefined) return;
  const memory = new LinkMemory(address, kept);
  if (trustHall === true) memory.change({ certificate: undefined });
  const trust = new HallTrust(memory, (certificate) => {
    const { fingerprint256 } = new X509Certificate(certificate);
    say('hallCertificate', { address, fingerprint: fingerprint256 }, metWords(address, fingerprint256));
  });
  const link = new TableLink({
    table,
    journal: journal.id,
    memory,
    door: doorAt(address, trust),
    wish: wish === undefined ? undefined : `${wish}`,
    version: packageVersion(),
    colours,
    log,
  });
  atEnd(() => link.close());
  tellOf(link, address, say);
  link.start();
}

/** The hall on this network; the one of last time where none answers now. */
async function foundHall(
  known: string | undefined,
  { say, find = findHalls }: LinkedTableParts,
): Promise<string> {
  say('hallSearch', {}, 'Looking for a hall on this network ...');
  const halls = await find();
  const [only] = halls;
  const address = known !== undefined && (only === undefined || halls.includes(known)) ? known : only;
  const none = 'No hall answers on this network. Give its address: muggins start --hall ADDRESS';
  if (address === undefined) throw new CliError('noHall', none, EXIT.notRunning);
  if (halls.length > 1 && address !== known)
    throw badOption(`Several halls answer on this network. Choose one: --hall ${halls.join(', or --hall ')}`);
  return address;
}

/** Reports each change of the connection to the hall. */
function tellOf(link: TableLink, address: string, say: Say): void {
  const tell = sayChanges(say);
  link.on('changed', () => {
    const { joining = null, connected, trouble = null, table } = link.status;
    tell('hall', { address, joining, connected, trouble, table }, hallWords(address, link.status));
  });
}

const metWords = (address: string, fingerprint: string): string =>
  `Hall: ${address} has a certificate of its own, which this table trusts from now on. Compare its SHA-256 fingerprint with the one that the hall shows:\n${fingerprint}`;

/** What to do at each step into the hall. */
const JOINING: Readonly<Record<Joining['step'], string>> = {
  silent: 'no answer. Is the hall running, and is that its address? This table keeps asking.',
  shut: 'press "Let a table in" at its desk.',
  full: 'too many tables ask to join at once. This table keeps asking.',
  open: 'press NEXT at this board to join.',
  waiting: 'give this board the number of its table at the desk.',
};

function hallWords(address: string, { joining, connected, trouble, table }: TableLink['status']): string {
  if (trouble === 'certificate')
    return `Hall: ${address} shows a certificate that this table does not know. Was your hall set up anew? Then end this table, and start it once with --trust-hall. Until then play on: every result is sent later.`;
  if (joining !== undefined) return `Hall: ${address}: ${JOINING[joining.step]}`;
  return connected
    ? `Hall: table ${table} of ${address}`
    : `Hall: looking for ${address}. Play on; every result is sent later.`;
}
