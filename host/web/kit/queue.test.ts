// The kit serves a site of another kind: a shop's queue, with a topic, a role and a limit of its own.
import { request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { hostCookie } from '../testing/browser.ts';
import type { Web } from './server.ts';
import { QueueSite } from './testing/queue.ts';

const KEY = 'k'.repeat(22);
let site: QueueSite;
let web: Web;

beforeAll(async () => {
  site = new QueueSite();
  web = await site.start(import.meta.dirname);
});
afterAll(() => web.close());

/** Posts from another machine, through a proxy that names it. */
function post(path: string, body: object, key?: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const authorization = key === undefined ? {} : { authorization: `Bearer ${key}` };
    const headers = { 'x-forwarded-for': '203.0.113.9', ...authorization };
    const where = { host: '127.0.0.1', port: web.port, path, method: 'POST', headers, agent: false };
    const sent = request(where, (answer) => {
      answer.resume();
      answer.on('end', () => resolve(answer.statusCode ?? 0));
    });
    sent.on('error', reject);
    sent.end(JSON.stringify(body));
  });
}

test('a role by invitation, its key, what only the host may, and a limit of its own', async () => {
  expect(await post('/api/clerk', { invitation: 'i'.repeat(22), key: KEY })).toBe(404);
  const invitation = site.credentials.invitationTo('clerk', 1);
  expect(await post('/api/clerk', { invitation, key: KEY })).toBe(200);
  expect(site.credentials.placeOf(KEY)).toEqual({ role: 'clerk', place: 1 });
  expect([await post('/api/close', {}), await post('/api/close', {}, KEY)]).toEqual([401, 403]);
  expect(await post('/api/next', {})).toBe(401);
  expect(await post('/api/next', {}, KEY)).toBe(200);
  expect(await post('/api/next', {}, 'x'.repeat(22))).toBe(401);
  // The limit is three in a minute, for a key as for all strangers of an address together.
  expect([await post('/api/next', {}), await post('/api/next', {})]).toEqual([401, 429]);
  expect(await post('/api/next', {}, KEY)).toBe(200);
});

test('a page that may only look is refused, and the host is heard', async () => {
  const refusedOn = (headers: Record<string, string>): Promise<string | undefined> =>
    new Promise((resolve) => {
      const line = new WebSocket(`ws://127.0.0.1:${web.port}/live`, { headers });
      line.on('message', (data) => {
        const message = JSON.parse(`${data}`);
        if (message.type === 'queue') line.send('{"type":"ring"}', () => line.ping());
        if (message.type === 'refused') resolve(message.told.code);
      });
      // The answer to a ping comes after that to the ring.
      line.on('pong', () => resolve(undefined));
    });
  expect([await refusedOn({}), site.rings]).toEqual(['lookOnly', 0]);
  const { name, value } = hostCookie({ web, credentials: site.credentials }, 'queue_host');
  expect([await refusedOn({ cookie: `${name}=${value}` }), site.rings]).toEqual([undefined, 1]);
});
