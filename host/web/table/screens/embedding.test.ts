// Other sites that the host has let in: their pages read scores and frame the scoreboard, and can do nothing else.
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { hostCookie, inChromium, Windows } from '../../testing/browser.ts';
import { Listener, Site } from '../../testing/site.ts';

const DASHBOARD = 'http://dashboard.example:8123';
const STRANGER = 'http://stranger.example';
const others = { readers: [DASHBOARD], frames: [DASHBOARD] };

let site: Site;
afterEach(() => site.close());

const policyOf = async (path: string): Promise<unknown> => {
  const { headers } = await site.ask(path);
  return [
    headers['x-frame-options'],
    /frame-ancestors ([^;]+)/.exec(`${headers['content-security-policy']}`)?.[1],
  ];
};

describe('by default', () => {
  test('no other site reads, and none frames', async () => {
    site = await Site.open();
    const answer = await site.ask('/api/view', { headers: { origin: DASHBOARD } });
    expect([answer.status, answer.headers['access-control-allow-origin']]).toEqual([403, undefined]);
    for (const path of ['/', '/seat', '/table', '/board', '/games'])
      expect(await policyOf(path), path).toEqual(['DENY', "'none'"]);
  });
});

describe('a site that is let in', () => {
  test('reads as a spectator does, whatever its browser knows', async () => {
    site = await Site.open({ others });
    const headers = { origin: DASHBOARD, host: `127.0.0.1:${site.web.port}`, ...site.own };
    const view = await site.ask('/api/view', { headers });
    expect([view.status, view.headers['access-control-allow-origin']]).toEqual([200, DASHBOARD]);
    expect(view.headers['access-control-allow-credentials']).toBeUndefined();
    expect(view.headers.vary).toContain('origin');
    const me = await site.ask('/api/me', { headers });
    expect(me.json).toMatchObject({ role: 'spectator' });
    const { value } = hostCookie(site);
    const cookie = `muggins_host_${site.web.port}=${value}`;
    expect((await site.ask('/api/me', { headers: { ...headers, cookie } })).json).toMatchObject({
      role: 'spectator',
    });
  });

  test.each([
    ['POST', '/api/command'],
    ['DELETE', '/api/host'],
    ['OPTIONS', '/api/view'],
    ['GET', '/table'],
  ])('cannot %s %s', async (method, path) => {
    site = await Site.open({ others });
    const headers = { origin: DASHBOARD, host: `127.0.0.1:${site.web.port}`, ...site.own };
    const answer = await site.ask(path, { method, headers });
    expect([answer.status, answer.headers['access-control-allow-origin']]).toEqual([403, undefined]);
  });

  test('hears the live line, and says nothing there', async () => {
    site = await Site.open({ others });
    const heard = new Listener(site.web.url, { origin: DASHBOARD, ...site.own });
    await heard.until((message) => message.type === 'state');
    heard.say({ key: 'D', action: 'press' });
    expect(await heard.until((message) => message.type === 'refused')).toBeDefined();
    heard.socket.terminate();
    expect(await new Listener(site.web.url, { origin: STRANGER }).refused()).toBe(403);
  });

  test('frames the scoreboard, and no page that does something', async () => {
    site = await Site.open({ others });
    expect(await policyOf('/')).toEqual([undefined, DASHBOARD]);
    expect(await policyOf('/?overlay=1')).toEqual([undefined, DASHBOARD]);
    for (const path of ['/seat', '/table', '/board', '/games', '/index.html', '/api/view'])
      expect(await policyOf(path), path).toEqual(['DENY', "'none'"]);
  });
});

inChromium('in a browser', () => {
  const windows = new Windows('table', [/frame|Failed to load|CORS|Access to fetch|Permissions policy/]);
  let home: Server;
  let origin: string;
  beforeAll(async () => {
    home = createServer((request, response) => {
      const table = new URL(request.url ?? '/', 'http://home').searchParams.get('table') ?? '';
      response.setHeader('content-type', 'text/html');
      response.end(
        `<!doctype html><title>Home</title><iframe src="${table}" width="1280" height="720"></iframe>`,
      );
    }).listen(0, '127.0.0.1');
    await once(home, 'listening');
    origin = `http://127.0.0.1:${(home.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    home.closeAllConnections();
    home.close();
  });

  async function framed(path: string): Promise<Page> {
    const url = `${origin}/?table=${encodeURIComponent(site.web.url + path)}`;
    return windows.open(url, { viewport: { width: 1_280, height: 720 }, cookie: hostCookie(site) });
  }

  test('a page frames the overlay, which follows the game; it reads scores, and pegs nothing', async () => {
    site = await Site.open({ files: windows.files, others: { readers: [origin], frames: [origin] } });
    await site.post({ type: 'free' });
    const page = await framed('?overlay=1');
    const score = page.frameLocator('iframe').locator('.player .figure').first();
    await score.waitFor();
    await site.post({ type: 'peg', seat: 0, points: 7 });
    await expect.poll(() => score.textContent()).toMatch(/7/);
    const asked = await page.evaluate(async (table) => {
      const view = await fetch(`${table}api/view`).then((answer) => answer.json());
      const posted = await fetch(`${table}api/command`, { method: 'POST', body: '{"type":"undo"}' }).then(
        () => 'read',
        () => 'kept from it',
      );
      return [view.view.pegs[0].front, posted];
    }, site.web.url);
    expect(asked).toEqual([7, 'kept from it']);
    expect(site.rig.table.view.pegs[0]?.front).toBe(7);
  });

  test('another page cannot be framed, and without the option none', async () => {
    site = await Site.open({ files: windows.files, others: { readers: [], frames: [origin] } });
    const refused = async (path: string): Promise<string> => {
      const page = await framed(path);
      await expect.poll(() => page.frames().length).toBe(2);
      const url = page.frames()[1]?.url() ?? '';
      return url;
    };
    expect(await refused('table')).toMatch(/^chrome-error:/);
    await site.close();
    site = await Site.open({ files: windows.files });
    expect(await refused('?overlay=1')).toMatch(/^chrome-error:/);
  });
});
