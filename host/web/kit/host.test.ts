// The sessions of the host's pages, and of its helpers', last while they are used.
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { silentLog } from '../../system/log.ts';
import { Credentials } from './credentials.ts';
import { rolling } from './host.ts';
import { Limits } from './limits.ts';
import type { Carried } from './parts.ts';
import { NO_PROXIES } from './proxies.ts';

test.each(['host', 'helper'])('reading prolongs a session of a %s, and nothing else does', async (who) => {
  const credentials = new Credentials({ judge: 1, player: 1 });
  const [key, phone] = ['k'.repeat(22), 'p'.repeat(22)];
  credentials.take(credentials.invitationTo('judge', 0) ?? '', key);
  credentials.take(credentials.invitationTo('player', 0) ?? '', phone);
  const session = who === 'host' ? credentials.openHost() : key;
  let shown = session;
  const app = new Hono<Carried>();
  app.use(async (context, next) => {
    const headers = { cookie: `test_8121=${shown}` };
    context.set('asker', { address: '127.0.0.1', port: 8121, encrypted: false, headers });
    return next();
  });
  const parts = { cookie: 'test', helpers: ['judge'], limits: new Limits(), log: silentLog };
  app.use(rolling({ ...parts, credentials, proxies: NO_PROXIES }));
  app.all('*', (context) => context.text('done'));
  const told = async (path: string, method = 'GET') =>
    (await app.request(path, { method })).headers.get('set-cookie');

  expect(await told('/api/host', 'DELETE')).toBeNull();
  expect(await told('/index.html')).toBeNull();
  expect(await told('/api/me')).toMatch(
    new RegExp(`^test_8121=${session}; Max-Age=2592000; Path=/; HttpOnly; SameSite=Strict$`),
  );
  for (const strange of ['another'.padEnd(22, 'x'), phone]) {
    shown = strange;
    expect(await told('/api/me')).toBeNull();
  }
});
