// The pages as others meet them: nothing of them goes to a third party, no name is script on them, a phone on the network does
// without what browsers keep for safe addresses, and a new build takes the place of what was kept of an old one.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { hostCookie, inChromium, KEEPING, type WindowOptions, Windows } from '../../testing/browser.ts';
import { browserPath, launch } from '../../testing/chromium.ts';
import { builtPages } from '../../testing/pages.ts';
import { Phones } from '../../testing/phones.ts';

const WIDE: WindowOptions = { viewport: { width: 1_280, height: 900 } };
/** An address of this machine on a network, as the browser believes. */
const NETWORK = '192.168.1.20';
const SCRIPT = '<script>x()</script>';
const IMAGE = '<img src=x:onerror>';
/** Every page, with what shows when it knows the game. */
const PAGES = {
  '': '.player .figure',
  board: '.scores',
  table: '.present dl',
  games: '.deals',
  seat: '.seat header',
} as const;

inChromium('strangers in Chromium', () => {
  const folder = mkdtempSync(join(tmpdir(), 'muggins-strangers-'));
  const windows = new Windows('table', [], {
    build: async () => {
      // A folder of its own, as one test puts another build there.
      cpSync(await builtPages(), folder, { recursive: true });
      return folder;
    },
    start: () => launch(browserPath ?? '', [`--host-resolver-rules=MAP ${NETWORK} 127.0.0.1`]),
  });
  const phones = new Phones(windows);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  beforeEach(() => {
    const { rules } = phones.site.rig.table.state;
    phones.site.rig.table.command({ type: 'newGame', rules, players: [SCRIPT, IMAGE] });
    phones.site.rig.keys('4 P1 6 P2');
  });

  /** The host's page, or a stranger's under another name of this machine. */
  async function open(path: string, options: WindowOptions = WIDE, host?: string): Promise<Page> {
    const cookie = host === undefined ? hostCookie(phones.site) : undefined;
    const page = await windows.window({ ...KEEPING, cookie, ...options });
    page.on('websocket', (socket) => windows.asked.push(socket.url().replace(/^ws/, 'http')));
    const url = new URL(path, phones.site.web.url);
    if (host !== undefined) url.hostname = host;
    await page.goto(url.href);
    return page;
  }

  const address = (path: string): string =>
    path === 'seat' ? `seat#${phones.site.credentials.invitationTo('seat', 0)}` : path;

  test.each(Object.entries(PAGES))('/%s asks only the host; names are text', async (path, sign) => {
    const page = await open(address(path));
    await page.locator(sign).first().waitFor();
    await page.getByText(SCRIPT).filter({ visible: true }).first().waitFor();
    if (path === 'games') await page.getByRole('button', { name: 'Print' }).waitFor();
    const strange = () =>
      page.evaluate(
        () => document.querySelectorAll('script:not([src]), img, iframe, [onerror], [style*="url("]').length,
      );
    expect(await strange()).toBe(0);
    await page.emulateMedia({ media: 'print' });
    expect(await strange()).toBe(0);
    const { origin } = new URL(phones.site.web.url);
    expect(windows.asked.length).toBeGreaterThan(3);
    expect(windows.asked.filter((url) => new URL(url).origin !== origin)).toEqual([]);
    const cookies = await page.context().cookies();
    expect(cookies.map(({ name }) => name)).toEqual([`muggins_host_${phones.site.web.port}`]);
  });

  // http to an address of the network is no secure context (W3C Secure Contexts): no worker, no wake lock, no crypto.subtle.
  // Its clock is 30 years slow, which nothing of ours may ask.
  test('a phone on the network takes a seat and claims', async () => {
    const slow: WindowOptions = {
      viewport: { width: 320, height: 640 },
      before: ({ clock }) => clock.install({ time: Date.UTC(1996, 0, 1) }),
    };
    const page = await open(address('seat'), slow, NETWORK);
    await page.locator('.seat header').waitFor();
    const kept = await page.evaluate(() => [
      isSecureContext,
      'serviceWorker' in navigator,
      'wakeLock' in navigator,
    ]);
    expect(kept).toEqual([false, false, false]);
    await page.getByRole('button', { name: '2', exact: true }).click();
    await page.getByRole('button', { name: 'Claim 2', exact: true }).click();
    await expect.poll(() => phones.site.rig.pegs).toBe('6/4 6/0');
    const television = await open('', WIDE, NETWORK);
    await television.getByLabel(`${SCRIPT}: 6`, { exact: true }).waitFor();
    // The scoreboard of this machine offers to be the host's; elsewhere the Table page does.
    expect(await television.locator('muggins-door button').count()).toBe(0);
    const table = await open('table', WIDE, NETWORK);
    await table.getByRole('button', { name: 'Make this page the host' }).waitFor();
    // The scoreboard asks for the codes of seats, in case it is the host's.
    windows.tolerate(/status of 401/);
  });

  test('a phone that is locked in the middle of a claim, while the host is restarted: it counts once', async () => {
    const page = await open(address('seat'), { viewport: { width: 320, height: 640 } }, NETWORK);
    await page.locator('.seat header').waitFor();
    const phone = await page.context().newCDPSession(page);
    const waiting = async (): Promise<unknown> =>
      JSON.parse((await page.evaluate(() => localStorage.getItem('muggins.seat.waiting'))) ?? '[]');
    await page.context().setOffline(true);
    await page.getByRole('button', { name: '2', exact: true }).click();
    await page.getByRole('button', { name: 'Claim 2', exact: true }).click();
    await expect.poll(waiting).toHaveLength(1);
    // As Android does with a page behind a locked screen: no timer runs, no line is open.
    await phone.send('Page.setWebLifecycleState', { state: 'frozen' });
    await phones.site.restart();
    await page.context().setOffline(false);
    await phone.send('Page.setWebLifecycleState', { state: 'active' });
    await expect.poll(waiting).toEqual([]);
    expect(phones.site.rig.pegs).toBe('6/4 6/0');
    expect(phones.site.rig.types.filter((type) => type === 'pegged')).toHaveLength(3);
  });

  test('whose work is in the pages stands beside them, as their licences ask', async () => {
    const { status, text } = await phones.site.ask('/licences.md');
    const parts = [...text.matchAll(/^## (\S+) - [\d.]+ \((.+)\)$/gm)];
    expect(status).toBe(200);
    expect(parts.map(([, name]) => name)).toEqual(
      expect.arrayContaining(['lit', 'uplot', 'uqr', '@fluent/bundle']),
    );
    expect(
      parts
        .filter(([, , licence]) => licence !== 'MIT' && licence !== 'BSD-3-Clause')
        .map(([, name]) => name),
    ).toEqual(['@fluent/bundle']);
    // Apache-2.0 asks for a copy of itself; its package has none, and the others have a notice of their own.
    const sections = text.split(/^## /m).slice(1);
    const [fluent = '', ...others] = sections.toSorted(
      (a, b) => Number(b.startsWith('@fluent')) - Number(a.startsWith('@fluent')),
    );
    expect(fluent).toMatch(
      /^@fluent\/bundle - \S+ \(Apache-2\.0\)\n\nAuthor: Mozilla[\s\S]*4\. Redistribution\./,
    );
    for (const section of others) expect(section).toMatch(/Copyright|\(c\)|©/);
  });

  test('a new build: its pages are kept, and what was kept of the old one is dropped', async () => {
    const page = await open('');
    const caches = () => page.evaluate(() => globalThis.caches.keys());
    const pages = (name: string) =>
      page.evaluate(async (each) => {
        const kept = await (await globalThis.caches.open(each)).keys();
        return kept.map(({ url }) => new URL(url).pathname).filter((path) => !path.includes('.'));
      }, name);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    const [old = ''] = await caches();
    expect(old).toMatch(/^muggins \/ [0-9a-f]{12}$/);
    const worker = join(folder, 'sw.js');
    const text = readFileSync(worker, 'utf8');
    writeFileSync(worker, text.replaceAll(old.slice(-12), 'another'));
    try {
      await page.evaluate(() =>
        navigator.serviceWorker.ready.then((each) => each.update()).then(() => undefined),
      );
      await expect.poll(caches).toEqual(['muggins / another']);
      expect((await pages('muggins / another')).toSorted()).toEqual([
        '/',
        '/board',
        '/daily',
        '/games',
        '/help',
        '/judge',
        '/seat',
        '/table',
      ]);
    } finally {
      writeFileSync(worker, text);
    }
  });
});
