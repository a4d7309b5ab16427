// Whom a table takes for its hall over https: real servers, with certificates that they made themselves.
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer as createPlain, type Server } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readTls, type Tls } from '../../cli/tls.ts';
import { doorAt, HallTrust, isUnknownCertificate } from './door.ts';
import { LinkMemory } from './memory.ts';

const ANSWER = { hall: 'h1', night: null, answer: { state: 'shut' } };

let folder: string;
let own: Tls;
let other: Tls;
let server: Server | undefined;

const made = (name: string): Promise<Tls> =>
  readTls({ tlsSelfSigned: true }, mkdtempSync(join(folder, `${name}-`))) as Promise<Tls>;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'muggins-trust-'));
  [own, other] = await Promise.all([made('own'), made('other')]);
});
afterEach(async () => {
  await stop();
  rmSync(folder, { recursive: true });
});

/** A hall that answers everybody. @returns its address */
async function listen(tls: Tls | undefined, port = 0): Promise<string> {
  const answer = ANSWER;
  const made = tls === undefined ? createPlain() : createServer({ cert: tls.cert, key: tls.key });
  server = made.on('request', (_, response) => response.end(JSON.stringify(answer)));
  made.listen(port, '127.0.0.1');
  await once(made, 'listening');
  return `http${tls === undefined ? '' : 's'}://127.0.0.1:${(made.address() as AddressInfo).port}/`;
}

async function stop(): Promise<void> {
  server?.closeAllConnections();
  server?.close();
  if (server !== undefined) await once(server, 'close');
  server = undefined;
}

const portOf = (address: string): number => Number(new URL(address).port);

/** A table with its memory in a file, as it is after each start. */
function tableAt(address: string) {
  const memory = new LinkMemory(address, { file: join(folder, 'hall.json'), damaged: () => {} });
  const met: string[] = [];
  const trust = new HallTrust(memory, (certificate) => met.push(certificate));
  const door = doorAt(address, trust);
  const ask = () => door.join({ key: null, wish: null });
  return { memory, met, trust, ask };
}

test('the first certificate is kept, and told once', async () => {
  const address = await listen(own);
  const first = tableAt(address);
  expect(await first.ask()).toEqual(ANSWER);
  await first.ask();
  expect(first.met).toEqual([own.cert.trim()].map((pem) => expect.stringContaining(pem)));
  const restarted = tableAt(address);
  await restarted.ask();
  expect([restarted.met, restarted.trust.certificate]).toEqual([[], first.met[0]]);
});

test('another certificate at the same address is refused until somebody says that it is right', async () => {
  const address = await listen(own);
  await tableAt(address).ask();
  await stop();
  await listen(other, portOf(address));
  const table = tableAt(address);
  expect(isUnknownCertificate(await table.ask().catch((error: unknown) => error))).toBe(true);
  table.memory.forgetKey();
  expect(isUnknownCertificate(await table.ask().catch((error: unknown) => error))).toBe(true);
  expect(table.met).toEqual([]);
  table.memory.change({ certificate: undefined });
  expect(await table.ask()).toMatchObject({ hall: 'h1' });
  expect(table.met).toEqual([expect.stringContaining(other.cert.trim())]);
});

test('where the system trusted the certificate before, a self-signed one is refused', async () => {
  const table = tableAt(await listen(own));
  table.memory.change({ certificate: null });
  expect(isUnknownCertificate(await table.ask().catch((error: unknown) => error))).toBe(true);
  expect(table.met).toEqual([]);
});

test('a hall at another address is met anew', async () => {
  const address = await listen(own);
  await tableAt(address).ask();
  await stop();
  const elsewhere = tableAt(await listen(other));
  await elsewhere.ask();
  expect(elsewhere.met).toEqual([expect.stringContaining(other.cert.trim())]);
});

test('over http nothing is kept', async () => {
  const table = tableAt(await listen(undefined));
  expect(await table.ask()).toEqual(ANSWER);
  expect([table.met, table.memory.value.certificate]).toEqual([[], undefined]);
});

test('where nobody answers, no certificate is to blame', async () => {
  const address = await listen(own);
  await stop();
  const table = tableAt(address);
  expect(isUnknownCertificate(await table.ask().catch((error: unknown) => error))).toBe(false);
  expect(table.memory.value.certificate).toBeUndefined();
});
