// More attacks from a pub's network: on the server itself, below what it is asked for. Addresses of this machine's own network
// stand for other machines; each of them is another client to the server.
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { keyFor, requestOf, Site, score } from '../../testing/site.ts';
import type { PageEmulator } from '../emulated.ts';

let site: Site;
beforeEach(async () => {
  site = await Site.open();
});
afterEach(() => site.close());

const PEG = { type: 'peg', seat: 0, points: 4 };

/** What comes back on a connection until the server ends it; an end without a word counts as well. */
async function rest(socket: Socket): Promise<string> {
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  socket.on('error', () => {});
  await once(socket, 'close');
  return Buffer.concat(chunks).toString();
}

/** Bytes as they are, and the answer up to the end of the connection. */
function say(text: string): Promise<string> {
  const socket = connect(site.web.port, '127.0.0.1');
  socket.end(text);
  return rest(socket);
}

test('whoever dawdles is cut off, and nobody waits for him', async () => {
  const DAWDLING = [
    // Says nothing; never ends a header; never ends the headers; never sends what was promised; never ends a chunk.
    '',
    'GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-A: ',
    'GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n',
    'POST /api/host HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 99\r\n\r\n{',
    'POST /api/host HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n{',
  ];
  site = await site.with({ patience: { headers: 300, request: 500, look: 20 } });
  const ends = DAWDLING.flatMap((text) =>
    Array.from({ length: 5 }, () => {
      const socket = connect(site.web.port, '127.0.0.1');
      socket.write(text);
      return rest(socket);
    }),
  );
  const asked = () =>
    site.ask('/api/view').then(
      ({ status }) => status,
      () => 0,
    );
  await expect.poll(asked).toBe(200);
  for (const end of await Promise.all(ends)) expect(end).toMatch(/^(HTTP\/1\.1 408 |$)/);
});

describe('what is no request', () => {
  const HEAD = 'GET /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\n';
  test.each([
    ['a header of 40 KB', `${HEAD}X-A: ${'a'.repeat(40_000)}\r\n\r\n`, /^(HTTP\/1\.1 431 |$)/],
    ['twenty thousand headers', `${HEAD}${'X: y\r\n'.repeat(20_000)}\r\n`, /^(HTTP\/1\.1 431 |$)/],
    [
      'two lengths',
      `POST /api/host HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n{}`,
      /^HTTP\/1\.1 400 /,
    ],
    [
      'a length and chunks',
      `POST /api/host HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
      /^HTTP\/1\.1 400 /,
    ],
    ['no host', 'GET /api/me HTTP/1.1\r\n\r\n', /^HTTP\/1\.1 400 /],
    ['no host, as of old', 'GET /api/me HTTP/1.0\r\n\r\n', /^HTTP\/1\.1 40[03] /],
    ['a line that goes on below', `${HEAD}X: y\r\n z\nHost: evil.example\r\n\r\n`, /^HTTP\/1\.1 400 /],
    ['a tunnel', 'CONNECT 127.0.0.1:22 HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n', /^$/],
    ['bytes', '\u0016\u0003\u0001\u0002\u0000\u0001', /^HTTP\/1\.1 400 /],
  ])('%s', async (_, text, answer) => {
    expect(await say(text)).toMatch(answer);
    expect((await site.ask('/api/view')).status).toBe(200);
  });
});

// Ways out of a folder: RFC 3986 5.2.4, OWASP Path Traversal.
describe('files outside the folder of the pages', () => {
  test.each([
    '/../secret.txt',
    '/..;/secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/..\\secret.txt',
    '/%252e%252e/secret.txt',
    '/%c0%ae%c0%ae/secret.txt',
    '/assets/../../secret.txt',
    '/assets/....//....//secret.txt',
    '//secret.txt',
    '/seat%00.html',
    'http://127.0.0.1/../secret.txt',
    '/%',
    '/games/%2e%2e/secret.txt',
  ])('%s', async (path) => {
    const answer = await say(`GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 (301|400|403|404) /);
    expect(answer).not.toMatch(/secret$|root:/);
  });
});

describe('every answer', () => {
  const ANSWERS: readonly (readonly [
    what: string,
    path: string,
    headers: Record<string, string>,
    status: number,
  ])[] = [
    ['a page', '/', {}, 200],
    ['another page', '/seat', {}, 200],
    ['a part', '/assets/page.js', {}, 200],
    ['the state', '/api/view', {}, 200],
    ['no page', '/nowhere', {}, 404],
    ['nothing of the interface', '/api/nowhere', {}, 404],
    ['a page that lies elsewhere', '/seat/', {}, 301],
    ['another site', '/', { host: 'evil.example' }, 403],
    ['another origin', '/api/view', { origin: 'http://evil.example' }, 403],
    ['what only the host may see', '/api/seats', { host: '192.168.1.20' }, 401],
  ];
  test.each(ANSWERS)('%s: no script, style or line but ours', async (_, path, headers, status) => {
    const answer = await site.ask(path, { headers });
    expect(answer.status).toBe(status);
    const policy = `${answer.headers['content-security-policy']}`.split('; ');
    expect(policy).toEqual(
      expect.arrayContaining([
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "connect-src 'self'",
        "frame-ancestors 'none'",
      ]),
    );
    expect(policy.join()).not.toMatch(/unsafe|https?:|\*|data:|blob:/);
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    expect(answer.headers['referrer-policy']).toBe('no-referrer');
    expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
  });

  test('a browser that asks whether another site may is told nothing', async () => {
    const headers = {
      origin: 'http://evil.example',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization',
    };
    const answer = await site.ask('/api/claim', { method: 'OPTIONS', headers });
    expect(answer.status).toBe(403);
    expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
  });

  test.each(['/api/me', '/api/seats', '/api/view', '/api/games'])('%s is not cached', async (path) => {
    const { status, headers } = await site.ask(path);
    expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
  });
});

// Other systems have no 127.0.0.2.
describe.skipIf(process.platform !== 'linux')('a flood from many addresses', () => {
  test('that each keep a few connections: all together have a limit', async () => {
    site = await site.with({ connections: { address: 3, network: 7 } });
    const sockets = ['127.0.0.5', '127.0.0.6', '127.0.0.7', '127.0.0.8'].flatMap((localAddress) =>
      Array.from({ length: 4 }, () => connect({ port: site.web.port, host: '127.0.0.1', localAddress })),
    );
    for (const socket of sockets) socket.on('error', () => {});
    const open = () => sockets.filter(({ destroyed }) => !destroyed);
    await expect.poll(() => open().length).toBe(7);
    open()[0]?.destroy();
    // There is room for one again, as soon as the server has heard of it.
    const headers = site.away;
    const status = () =>
      site.ask('/api/me', { headers, from: '127.0.0.9' }).then(
        (answer) => answer.status,
        () => 0,
      );
    await expect.poll(status).toBe(200);
    for (const socket of sockets) socket.destroy();
  });
});

describe('a seat that somebody else has now', () => {
  const take = (invitation: string | undefined, phone: number) =>
    site.send('/api/seat', { invitation, key: keyFor(phone) }, site.away);
  const claimAs = (phone: number, id: string, seat = 0) =>
    site.send('/api/claim', requestOf({ ...PEG, seat }, id), {
      ...site.away,
      authorization: `Bearer ${keyFor(phone)}`,
    });

  test('the phone before is nobody: no claim, no claim of its own once more, no way back in', async () => {
    const first = site.credentials.invitationTo('seat', 0);
    expect((await take(first, 1)).status).toBe(200);
    expect((await claimAs(1, 'first')).status).toBe(200);
    expect((await site.send('/api/seats', { renew: 0 })).status).toBe(200);
    expect((await take(site.credentials.invitationTo('seat', 0), 2)).status).toBe(200);
    for (const id of ['first', 'second']) expect((await claimAs(1, id)).status).toBe(401);
    expect((await take(first, 1)).status).toBe(404);
    expect((await take(first, 3)).status).toBe(404);
    expect(site.rig.pegs).toBe('4/0 0/0');
    expect((await claimAs(2, 'third')).status).toBe(200);
  });

  test('a phone that goes over to another seat leaves the one it had', async () => {
    await take(site.credentials.invitationTo('seat', 0), 1);
    expect((await take(site.credentials.invitationTo('seat', 1), 1)).json).toMatchObject({ seat: 1 });
    expect((await claimAs(1, 'first', 0)).status).toBe(403);
    expect(site.credentials.isTaken('seat', 0)).toBe(false);
    expect((await claimAs(1, 'second', 1)).status).toBe(200);
    expect(site.rig.pegs).toBe('0/0 4/0');
  });
});

test('a page that is host no more has no hands on the board any more, though its line is still open', async () => {
  const pressed: string[] = [];
  const view = {
    lanes: 2,
    pixels: new Uint8Array(3),
    text: [],
    backlight: true,
    tone: null,
    power: true,
    plugged: true,
  };
  const board = {
    view,
    press: (key: string) => pressed.push(key),
    release() {},
    async wait() {},
    on() {},
    off() {},
  };
  site = await site.with({ emulator: board as unknown as PageEmulator });
  const token = site.credentials.openHost();
  const line = site.listen({ ...site.away, cookie: `muggins_host_${site.web.port}=${token}` });
  await line.state();
  line.say({ type: 'key', key: '4', action: 'press' });
  await expect.poll(() => pressed).toEqual(['4']);
  site.credentials.closeHost(token);
  line.say({ type: 'key', key: '5', action: 'press' });
  expect(await line.refusal()).toMatchObject({ words: expect.stringMatching(/only.*host/i) });
  site.rig.keys('3 P1');
  await line.until(score(0, 3));
  expect(pressed).toEqual(['4']);
});
