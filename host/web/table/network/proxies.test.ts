// Strangers behind a proxy: nginx as Debian ships it, in its default and its proper configuration, and a TCP forwarder. The trust
// review, A3: there everybody was the host.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { REQUESTS } from '../../kit/allowance.ts';
import { parseProxies } from '../../kit/proxies.ts';
import { type Answer, Listener, Site } from '../../testing/site.ts';

const NGINX = '/usr/sbin/nginx';
const hasTools =
  spawnSync(NGINX, ['-v']).error === undefined && spawnSync('socat', ['-V']).error === undefined;
const PUBLIC = 'table.example';
const PEG = { type: 'peg', seat: 0, points: 4 };

/** Nothing but `proxy_pass`, as in nginx's own first example: Host is that of the upstream, and no header names the client. */
const DEFAULT = (port: number): string => `location / { proxy_pass http://127.0.0.1:${port}; }`;
/** As docs/network.md gives it. */
const PROPER = (port: number): string => `location / {
  proxy_pass http://127.0.0.1:${port};
  proxy_http_version 1.1;
  proxy_set_header Host $http_host;
  proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
  proxy_set_header Upgrade $http_upgrade;
  proxy_set_header Connection $connection_upgrade;
}`;

type Headers = Record<string, string>;

let site: Site;
let folder: string;
let proxy: ChildProcess | undefined;
let proxied: number;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'muggins-proxy-'));
});
afterEach(async () => {
  if (proxy !== undefined && proxy.exitCode === null) {
    const gone = once(proxy, 'exit');
    proxy.kill('SIGTERM');
    await gone;
  }
  proxy = undefined;
  vi.useRealTimers();
  await site.close();
  rmSync(folder, { recursive: true, force: true });
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Whether something listens there. */
const listens = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true));
    socket.once('error', () => resolve(false)).once('connect', () => socket.destroy());
  });

async function run(program: string, args: readonly string[]): Promise<void> {
  const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  proxy = child;
  let said = '';
  child.stderr?.on('data', (chunk) => {
    said += chunk;
  });
  await expect
    .poll(async () => child.exitCode !== null || (await listens(proxied)), { interval: 20 })
    .toBe(true);
  if (child.exitCode !== null) throw new Error(`${program} ended with ${child.exitCode}: ${said}`);
}

async function nginx(location: (port: number) => string): Promise<void> {
  proxied = await freePort();
  const temp = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const file = join(folder, 'nginx.conf');
  writeFileSync(
    file,
    `daemon off; master_process off; pid ${folder}/pid; error_log ${folder}/error.log;
events {}
http {
  access_log off;
  ${temp.map((each) => `${each}_temp_path ${folder}/${each};`).join(' ')}
  map $http_upgrade $connection_upgrade { default upgrade; '' close; }
  server { listen 127.0.0.1:${proxied}; ${location(site.web.port)} }
}`,
  );
  await run(NGINX, ['-p', folder, '-c', file, '-e', join(folder, 'error.log')]);
}

async function forwarder(): Promise<void> {
  proxied = await freePort();
  const to = `TCP:127.0.0.1:${site.web.port}`;
  await run('socat', [`TCP-LISTEN:${proxied},bind=127.0.0.1,fork,reuseaddr`, to]);
}

/** A stranger's requests, through the proxy. */
const ask = (path: string, headers: Headers = {}, from?: string): Promise<Answer> =>
  site.ask(path, { headers, from, port: proxied });
const post = (path: string, body: object, headers: Headers = {}): Promise<Answer> =>
  site.send(path, body, headers, { port: proxied });

/** What A3 found open, with the headers that a stranger may add. The address where phones join is for everybody. */
async function expectNothing(headers: Headers, join: string | null = null): Promise<void> {
  const me = await ask('/api/me', headers);
  expect([me.status, me.json]).toEqual([
    200,
    { role: 'spectator', seat: null, asking: null, join, away: null },
  ]);
  expect((await ask('/api/seats', headers)).status).toBe(401);
  for (const [path, body] of [
    ['/api/settings', { paused: true }],
    ['/api/command', { type: 'undo' }],
    ['/api/command', PEG],
  ] as const)
    expect((await post(path, body, headers)).status).toBe(401);
  expect([site.rig.pegs, site.rig.table.view.move]).toEqual(['0/0 0/0', 1]);
}

describe.skipIf(!hasTools)('strangers behind a proxy', () => {
  // As a browser at the proxy, as this machine by its names, and as if forwarded for it.
  const [LOCAL, HERE] = [{ host: 'localhost' }, { host: '127.0.0.1' }];
  test.each<[string, () => Promise<void>, readonly Headers[]]>([
    [
      'nginx with proxy_pass alone',
      () => nginx(DEFAULT),
      [{}, LOCAL, HERE, { ...HERE, 'x-forwarded-for': '127.0.0.1' }],
    ],
    ['a TCP forwarder', forwarder, [LOCAL, HERE]],
  ])('%s: spectators', async (_, start, all) => {
    site = await Site.open();
    await start();
    for (const headers of all) await expectNothing(headers);
  });

  test('nginx with proxy_pass and nothing else: the host’s link works under --public-url all the same', async () => {
    site = await Site.open({ publicUrl: new URL(`https://${PUBLIC}/`) });
    await nginx(DEFAULT);
    const headers = { host: PUBLIC, origin: `https://${PUBLIC}` };
    await expectNothing(headers, `https://${PUBLIC}/seat`);
    const { token } = site.credentials;
    const answer = await post('/api/host/link', { token }, headers);
    const [cookie = ''] = answer.headers['set-cookie'] ?? [];
    expect([answer.status, /; Secure/.test(cookie)]).toEqual([200, true]);
    const shown = { ...headers, cookie: cookie.split(';')[0] ?? '' };
    expect((await post('/api/command', PEG, shown)).status).toBe(200);
    expect((await post('/api/command', PEG, { ...shown, origin: 'https://evil.example' })).status).toBe(403);
  });
});

describe.skipIf(!hasTools)('nginx as docs/network.md configures it', () => {
  const NAMED = { host: PUBLIC, origin: `http://${PUBLIC}` };
  const JOIN = `http://${PUBLIC}/seat`;
  const open = async (): Promise<void> => {
    // Not `loopback`: the clients of these tests are loopback addresses as well.
    const proxies = parseProxies('127.0.0.1');
    site = await Site.open({ publicUrl: new URL(`http://${PUBLIC}/`), proxies });
    await nginx(PROPER);
  };

  test('strangers are spectators', async () => {
    await open();
    await expectNothing(NAMED, JOIN);
    await expectNothing({ ...NAMED, 'x-forwarded-for': '127.0.0.1' }, JOIN);
  });

  test('without --public-url its name is refused, and the answer says what is missing', async () => {
    site = await Site.open();
    await nginx(PROPER);
    const answer = await ask('/api/view', NAMED);
    expect([answer.status, answer.json.words]).toEqual([403, expect.stringContaining('--public-url')]);
  });

  test('the live line works, and for the host it has hands', async () => {
    await open();
    const url = `http://127.0.0.1:${proxied}/`;
    const stranger = new Listener(url, NAMED);
    await stranger.state();
    const session = site.credentials.openHost();
    const host = new Listener(url, { ...NAMED, cookie: `muggins_host_${site.web.port}=${session}` });
    await host.state();
    const refusals: unknown[] = [];
    for (const line of [stranger, host]) {
      line.say({ type: 'power', on: false });
      const refused = await line.refusal();
      refusals.push(refused.told?.code);
      line.socket.terminate();
    }
    // The site has no emulated board: the host is told so, the stranger that he may only look.
    expect(refusals).toEqual(['lookOnly', 'realBoard']);
    const seats = await site.ask('/api/seats');
    expect(seats.json.phones).toEqual([`http://${PUBLIC}/`]);
  });

  // Other systems have no 127.0.0.2.
  test.skipIf(process.platform !== 'linux')(
    'each client has limits of its own, and cannot have others by a header',
    async () => {
      await open();
      // The clock is stopped, so that a flood gets no second share on a busy machine.
      vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
      const statuses: number[] = [];
      // A hundred at once: nginx has only so many connections.
      for (let wave = 0; statuses.length < REQUESTS.points + 5; wave++) {
        const flood = Array.from({ length: 100 }, () =>
          ask('/api/view', { ...NAMED, 'x-forwarded-for': `198.51.100.${wave}` }, '127.0.0.7'),
        );
        for (const { status } of await Promise.all(flood)) statuses.push(status);
      }
      expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(0);
      expect((await ask('/api/view', NAMED, '127.0.0.8')).status).toBe(200);
    },
  );
});
