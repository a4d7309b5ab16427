// The kits serve a site of another kind: a shop's queue, with a topic, a role, a limit and pages of its own, in a real browser.
import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { pagesConfig } from '../../../vite.pages.ts';
import { fresh, hostCookie, KEEPING, sharedBrowser } from '../testing/browser.ts';
import { browserPath } from '../testing/chromium.ts';
import type { Web } from './server.ts';
import { QueueSite } from './testing/queue.ts';

const folder = mkdtempSync(join(tmpdir(), 'muggins-queue-'));
const KEY = 'k'.repeat(22);
let site: QueueSite;
let web: Web;

beforeAll(async () => {
  const { build } = await import('vite');
  // Vitest says that this is a test, and libraries would be built as for one.
  vi.stubEnv('NODE_ENV', 'production');
  const config = pagesConfig({
    folder: 'host/pages/kit/testing/queue',
    outDir: 'dist/queue',
    pages: ['index', 'clerk'],
  });
  await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    build: { ...config.build, outDir: folder },
  });
  vi.unstubAllEnvs();
  site = new QueueSite();
  web = await site.start(folder);
});
afterAll(async () => {
  await web.close();
  rmSync(folder, { recursive: true, force: true });
});

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

describe.skipIf(browserPath === undefined)('in a browser', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await sharedBrowser();
  });
  afterAll(() => browser.close());

  const open = async (path: string): Promise<Page> => {
    const context = await fresh(browser, KEEPING);
    await context.addCookies([hostCookie({ web, credentials: site.credentials }, 'queue_host')]);
    const page = await context.newPage();
    await page.goto(new URL(path, web.url).href);
    return page;
  };

  test('the number is live, and said once; French is spoken where it is asked for', async () => {
    const [page, french] = await Promise.all([open('/'), open('/?lang=fr')]);
    const now = Number(/\d+/.exec((await page.locator('h2').textContent()) ?? '')?.[0]);
    expect(await french.locator('h2').textContent()).toBe(`On sert le numéro ${now}`);
    const next = { method: 'POST', headers: { authorization: `Bearer ${KEY}` } };
    expect((await fetch(new URL('/api/next', web.url), next)).status).toBe(200);
    await page.getByRole('heading', { name: `Now serving number ${now + 1}` }).waitFor();
    await french.getByRole('heading', { name: `On sert le numéro ${now + 1}` }).waitFor();
    expect(await page.locator('[aria-live=polite]').textContent()).toContain(`number ${now + 1}`);
    expect([await page.title(), await french.title()]).toEqual(['Queue · Muggins', 'File · Muggins']);
    expect(await french.locator('html').getAttribute('lang')).toBe('fr');
  });

  test('a page that may only look is refused in words, and the host’s page is heard', async () => {
    const before = site.rings;
    const { WebSocket } = await import('ws');
    const line = new WebSocket(`ws://127.0.0.1:${web.port}/live`);
    const told = new Promise<string>((resolve) =>
      line.on('message', (data) => {
        const message = JSON.parse(`${data}`);
        if (message.type === 'queue') line.send('{"type":"ring"}');
        if (message.type === 'refused') resolve(message.told.code);
      }),
    );
    expect(await told).toBe('lookOnly');
    line.close();
    expect(site.rings).toBe(before);
    const page = await open('/clerk');
    await page.getByRole('button', { name: 'Ring the bell' }).click();
    await expect.poll(() => site.rings).toBe(before + 1);
    expect(await page.getByRole('alert').textContent()).toBe('');
  });

  test('every page opens without the network once one was seen, and says so', async () => {
    const page = await open('/');
    await page.evaluate(() => navigator.serviceWorker.ready);
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    await page.context().setOffline(true);
    await page.goto(new URL('/clerk', web.url).href);
    await page.getByRole('button', { name: 'Ring the bell' }).waitFor();
    await page.getByText('Connection lost').waitFor();
    await page.goto(new URL('/?lang=fr', web.url).href);
    await page.getByText('En attente du magasin').waitFor();
  });
});
