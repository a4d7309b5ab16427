// Certificates: our own, the user's, and wrong ones; and a whole table behind one, with its pages, its line and its commands.
import { createPublicKey, X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { Site } from '../web/testing/site.ts';
import { readRunning, tellRunning } from './running.ts';
import { muggins, newFolder } from './testing/muggins.ts';
import { readTls, type Tls } from './tls.ts';

const ownIn = (folder: string, names?: readonly string[]): Promise<Tls> =>
  readTls({ tlsSelfSigned: true }, folder, names) as Promise<Tls>;

describe('a certificate of our own', () => {
  test('names this machine, is for servers only, and no longer valid than browsers accept', async () => {
    const { cert, note } = await ownIn(newFolder(), ['table.example']);
    const certificate = new X509Certificate(cert);
    for (const name of ['localhost', 'table.example']) expect(certificate.checkHost(name)).toBe(name);
    for (const address of ['127.0.0.1', '::1']) expect(certificate.checkIP(address)).toBe(address);
    expect(certificate.checkHost('evil.example')).toBeUndefined();
    expect([certificate.ca, certificate.verify(certificate.publicKey)]).toEqual([false, true]);
    expect(certificate.keyUsage).toEqual(['1.3.6.1.5.5.7.3.1']);
    const days = (Date.parse(certificate.validTo) - Date.parse(certificate.validFrom)) / 86_400_000;
    // support.apple.com/en-us/103769: 825 days or fewer.
    expect([days <= 825, days > 800]).toEqual([true, true]);
    expect(note).toContain(certificate.fingerprint256);
  });

  test('is kept for its owner’s eyes, and the same after a restart', async () => {
    const folder = newFolder();
    const first = await ownIn(folder);
    expect(statSync(join(folder, 'tls.pem')).mode & 0o777).toBe(0o600);
    expect(await ownIn(folder)).toEqual(first);
  });

  test('is made anew if somebody damaged it', async () => {
    const folder = newFolder();
    const first = await ownIn(folder);
    const file = join(folder, 'tls.pem');
    writeFileSync(file, readFileSync(file, 'utf8').slice(0, 400));
    const second = await ownIn(folder);
    expect(second.cert).not.toBe(first.cert);
    expect(new X509Certificate(second.cert).publicKey.equals(createPublicKey(second.key))).toBe(true);
  });

  test('that lacks a name says so, and how to have another one', async () => {
    const folder = newFolder();
    const { cert } = await ownIn(folder);
    const later = await ownIn(folder, ['table.example']);
    expect(later.cert).toBe(cert);
    expect(later.note).toMatch(/does not name table\.example: delete .*tls\.pem/);
  });
});

describe('files', () => {
  const put = (folder: string, name: string, text: string): string => {
    const file = join(folder, name);
    writeFileSync(file, text);
    return file;
  };

  test('that belong together are used', async () => {
    const folder = newFolder();
    const made = await ownIn(newFolder());
    const [cert, key] = [put(folder, 'c.pem', made.cert), put(folder, 'k.pem', made.key)];
    const { note, ...pems } = (await readTls({ tlsCert: cert, tlsKey: key }, folder)) as Tls;
    expect(pems).toEqual({ cert: made.cert, key: made.key });
    expect(note).toMatch(/c\.pem, good until \d{4}-\d\d-\d\d/);
  });

  test.each<[string, (own: Tls, other: Tls) => readonly [cert: string, key: string], RegExp]>([
    [
      'no certificate',
      ({ key }) => ['nothing', key],
      /--tls-cert .*c\.pem: not a certificate\. Expected PEM text/,
    ],
    [
      'swapped',
      ({ cert, key }) => [key, cert],
      /--tls-cert .*c\.pem: not a certificate.*are the two files swapped\?/,
    ],
    ['no key', ({ cert }) => [cert, 'nothing'], /--tls-key .*k\.pem: not a key.*BEGIN PRIVATE KEY/],
    [
      'another key',
      ({ cert }, { key }) => [cert, key],
      /--tls-key .*k\.pem: not the key of .*c\.pem\. Give the two/,
    ],
  ])('%s', async (_, pick, words) => {
    const folder = newFolder();
    const [certPem, keyPem] = pick(await ownIn(newFolder()), await ownIn(newFolder()));
    const [cert, key] = [put(folder, 'c.pem', certPem), put(folder, 'k.pem', keyPem)];
    await expect(readTls({ tlsCert: cert, tlsKey: key }, folder)).rejects.toThrow(words);
  });

  test.each([{ tlsCert: 'a' }, { tlsKey: 'a' }])('only %j', async (options) => {
    await expect(readTls(options, newFolder())).rejects.toThrow(/--tls-cert and --tls-key together/);
  });

  test('that are not there', async () => {
    const choice = { tlsCert: '/nowhere/c.pem', tlsKey: '/nowhere/k.pem' };
    await expect(readTls(choice, newFolder())).rejects.toThrow(
      /--tls-cert \/nowhere\/c\.pem: .*\. Give a PEM file that you may read/,
    );
  });
});

describe('a table with https', () => {
  let site: Site;
  afterEach(() => site.close());

  test('serves pages, a secure cookie and the live line', async () => {
    const tls = await ownIn(newFolder());
    site = await Site.open({ tls });
    expect(site.web.url).toMatch(/^https:\/\/127\.0\.0\.1:\d+\/$/);
    const { token } = site.credentials;
    const body = JSON.stringify({ token });
    const sent = request(`${site.web.url}api/host/link`, { method: 'POST', ca: tls.cert, agent: false }).end(
      body,
    );
    const [answer] = await once(sent, 'response');
    answer.resume();
    const [cookie = ''] = answer.headers['set-cookie'] ?? [];
    expect([answer.statusCode, /; Secure/.test(cookie)]).toEqual([200, true]);
    expect(answer.headers['cross-origin-opener-policy']).toBe('same-origin');
    const line = new WebSocket(`${site.web.url.replace('https', 'wss')}live`, {
      ca: tls.cert,
      origin: site.web.url.slice(0, -1),
      headers: { cookie: cookie.split(';')[0] },
    });
    const [message] = await once(line, 'message');
    expect(JSON.parse(`${message}`).type).toBe('state');
    line.terminate();
  });

  test('answers commands of this machine, and they talk to its certificate only', async () => {
    const folder = newFolder();
    const tls = await ownIn(newFolder());
    site = await Site.open({ tls });
    const { token } = site.credentials;
    const forget = tellRunning(folder, { url: site.web.url, token, certificate: tls.cert });
    const out = `${site.web.url}#host=${token}`;
    expect(await muggins('table', 'link', '--data', folder)).toEqual({ code: 0, out, err: '' });
    forget();
    tellRunning(folder, { url: site.web.url, token, certificate: (await ownIn(newFolder())).cert });
    const { code, err } = await muggins('table', '--data', folder);
    expect(code).toBe(1);
    expect(err).toMatch(/The table at https:.* does not answer \(.*certificate/);
  });
});

describe('a table that runs is known by its folder', () => {
  test('its files are for its user’s eyes, and gone at its end', () => {
    const folder = newFolder();
    const token = 't'.repeat(22);
    const forget = tellRunning(folder, { url: 'http://127.0.0.1:8121/', token });
    for (const name of ['running.json', 'host.html'])
      expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600);
    expect(readFileSync(join(folder, 'host.html'), 'utf8')).toContain(
      `url=http://127.0.0.1:8121/#host=${token}"`,
    );
    expect(readRunning(folder)?.token).toBe(token);
    forget();
    expect(readRunning(folder)).toBeUndefined();
  });

  test('a table that was killed gives its token to nobody', () => {
    const folder = newFolder();
    tellRunning(folder, { url: 'http://127.0.0.1:8121/', token: 't'.repeat(22) });
    const file = join(folder, 'running.json');
    // Linux gives no process a number above 2^22 (proc(5), pid_max).
    writeFileSync(file, readFileSync(file, 'utf8').replace(`${process.pid}`, '4194305'));
    expect(readRunning(folder)).toBeUndefined();
  });

  test('a command that is not its host says which folder to give', async () => {
    const site = await Site.open();
    const port = `${site.web.port}`;
    const { code, err } = await muggins('table', 'undo', '--http', port, '--data', newFolder());
    expect(code).toBe(1);
    expect(err).toMatch(
      /is not that of .*With --data, give the folder.*, and run this as the user who started it/,
    );
    await site.close();
  });
});
