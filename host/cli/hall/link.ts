// The hall of a table: `muggins start --hall ADDRESS`, remembered until `--no-hall`.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { connectBus } from '../../bus/index.ts';
import { doorAt, HallReplica, knownHall, LinkMemory, TableLink } from '../../link/index.ts';
import type { Log } from '../../system/log.ts';
import type { Table, TableJournal } from '../../table/index.ts';
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
  if (choice.address === null) rmSync(file, { force: true });
  const address = choice.address ?? (choice.address === null ? undefined : knownHall(file));
  if (address === undefined) return;
  const link = new TableLink({
    table,
    journal: journal.id,
    memory: new LinkMemory(address, file),
    door: doorAt(address),
    dial: (broker, login) => connectBus({ url: broker ?? brokerAt(address), ...login }),
    brokerPassword: process.env.MUGGINS_BROKER_PASSWORD,
    wish: choice.wish,
    copies: new HallReplica(join(journal.folder, 'halls')),
    version: packageVersion(),
    colours,
    log,
  });
  atEnd(() => link.close());
  let told = '';
  const tell = (): void => {
    const { letters, heard, table: number } = link.status;
    const words =
      letters === undefined
        ? hallWords(address, heard, number)
        : `Hall: type ${letters} at the desk of ${address}`;
    if (words === told) return;
    told = words;
    say('hall', { address, letters: letters ?? null, heard, table: number }, words);
  };
  link.on('changed', tell);
  link.start();
}

const hallWords = (address: string, heard: boolean, table: string | null): string =>
  heard
    ? `Hall: table ${table} of ${address}`
    : `Hall: looking for ${address}. Play on; every result is sent later.`;
