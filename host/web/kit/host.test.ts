// The sessions of the host's pages last while they are used.
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { silentLog } from '../../system/log.ts';
import { Credentials } from './credentials.ts';
import { rolling } from './host.ts';
import { Limits } from './limits.ts';
import type { Carried } from './parts.ts';
import { NO_PROXIES } from './proxies.ts';

test('reading prolongs a session, and nothing else does', async () => {
  const credentials = new Credentials({});
  const session = credentials.openHost();
  let shown = session;
  const app = new Hono<Carried>();
  app.use(async (context, next) => {
    const headers = { cookie: `test_8121=${shown}` };
    context.set('asker', { address: '127.0.0.1', port: 8121, encrypted: false, headers });
    return next();
  });
  app.use(
    rolling({ credentials, cookie: 'test', limits: new Limits(), log: silentLog, proxies: NO_PROXIES }),
  );
  app.all('*', (context) => context.text('done'));
  const told = async (path: string, method = 'GET') =>
    (await app.request(path, { method })).headers.get('set-cookie');

  expect(await told('/api/host', 'DELETE')).toBeNull();
  expect(await told('/index.html')).toBeNull();
  expect(await told('/api/me')).toMatch(
    new RegExp(`^test_8121=${session}; Max-Age=2592000; Path=/; HttpOnly; SameSite=Strict$`),
  );
  shown = 'another'.padEnd(22, 'x');
  expect(await told('/api/me')).toBeNull();
});
