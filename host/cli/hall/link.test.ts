// A table's terminal on the connection to its hall: over http, over https with a certificate of the hall's own, and without a hall.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { silentLog } from '../../board/index.ts';
import type { TableJournal } from '../../table/index.ts';
import { Rig } from '../../table/testing/rig.ts';
import { HallRig } from '../../web/hall/testing/site.ts';
import { readTls, type Tls } from '../tls.ts';
import { openLink } from './link.ts';

let folder: string;
let hall: HallRig | undefined;
let ends: (() => unknown)[];
let rig: Rig;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'muggins-tablelink-'));
  ends = [];
});
afterEach(async () => {
  await end();
  await hall?.close();
  hall = undefined;
  rmSync(folder, { recursive: true });
});

async function end(): Promise<void> {
  for (const each of ends.splice(0)) await each();
}

const ownCertificate = (name: string): Promise<Tls> =>
  readTls({ tlsSelfSigned: true }, mkdtempSync(join(folder, name))) as Promise<Tls>;

async function open(tls?: Tls, port = 0): Promise<HallRig> {
  hall = await HallRig.open({ withBoards: true, tls, port });
  return hall;
}

/** Starts the table with `--hall`. @returns what it says */
function start(address: string | undefined, trusts = false, halls?: readonly string[]): string[] {
  const said: string[] = [];
  rig = new Rig({ lanes: 2, players: ['Red', 'Blue'] });
  const journal = { folder, id: 'a journal' } as TableJournal;
  void openLink({
    choices: { hall: address ?? halls !== undefined, trustHall: trusts },
    find: async () => halls ?? [],
    table: rig.table,
    journal,
    colours: () => ['amber', 'indigo'],
    log: silentLog,
    say: (_, __, words) => void said.push(words ?? ''),
    atEnd: (run) => void ends.push(run),
  }).catch((error: Error) => said.push(error.message));
  return said;
}

const last = (said: readonly string[]) => expect.poll(() => said.at(-1));

/** The desk lets the table in, NEXT is pressed there, and it gets its number. */
async function admitted(said: readonly string[], number: string): Promise<void> {
  await last(said).toMatch(/^Hall: https?:.* press "Let a table in" at its desk\.$/);
  hall?.boards.door.letIn();
  await last(said).toMatch(/press NEXT at this board/);
  rig.keys('D');
  await last(said).toMatch(/give this board the number of its table at the desk/);
  const [waiting] = hall?.boards.door.waiting ?? [];
  expect(hall?.boards.door.give(waiting?.ticket ?? 0, number)).toBe(true);
}

test('https: the certificate is met, and the connection is made by the same', async () => {
  const tls = await ownCertificate('own');
  const { url } = (await open(tls)).web;
  const said = start(url);
  await admitted(said, '4');
  await last(said).toBe(`Hall: table 4 of ${url}`);
  expect(said[0]).toMatch(
    /^Hall: https:.* has a certificate of its own, which this table trusts from now on/,
  );
  expect(said[0]).toContain(tls.note.match(/[0-9A-F:]{95}/)?.[0]);
});

test('https: a hall that was set up anew is refused until --trust-hall', async () => {
  const { url, port } = (await open(await ownCertificate('own'))).web;
  await admitted(start(url), '4');
  await end();
  await hall?.close();
  await open(await ownCertificate('other'), port);
  const said = start(url);
  await last(said).toMatch(
    /^Hall: https:.* shows a certificate that this table does not know\..* once with --trust-hall\. Until then play on: every result is sent later\.$/,
  );
  await end();
  await last(start(url, true)).toMatch(/press "Let a table in" at its desk\.$/);
});

test('no hall there: the table says what may be wrong', async () => {
  const { url } = (await open()).web;
  await hall?.close();
  hall = undefined;
  await last(start(url)).toBe(
    `Hall: ${url}: no answer. Is the hall running, and is that its address? This table keeps asking.`,
  );
});

test('no address: the hall on the network is joined; without one, or with several, the table says what to type', async () => {
  const { url } = (await open()).web;
  await last(start(undefined, false, [])).toMatch(/^No hall answers on this network\. Give its address/);
  await last(start(undefined, false, ['http://10.0.0.1/', url])).toMatch(
    /^Several halls .*: --hall http:.*, or --hall http:/,
  );
  await admitted(start(undefined, false, [url]), '4');
  await end();
  // Next time it is known, and may be away.
  await last(start(undefined, false, [])).toBe(`Hall: table 4 of ${url}`);
  await end();
  await last(start(undefined, false, ['http://10.0.0.1/', url])).toBe(`Hall: table 4 of ${url}`);
});
