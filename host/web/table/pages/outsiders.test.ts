// The pages as others meet them: nothing of them goes to a third party, no name is script on them, a phone on the network does
// without what browsers keep for safe addresses, and a new build takes the place of what was kept of an old one.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { fresh, hostCookie, KEEPING } from '../../testing/browser.ts';
import { browserPath, launch } from '../../testing/chromium.ts';
import { builtPages } from '../../testing/pages.ts';
import { Site } from '../../testing/site.ts';

const WIDE: BrowserContextOptions = { viewport: { width: 1_280, height: 900 } };
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

describe.skipIf(browserPath === undefined)('strangers in Chromium', () => {
  const files = mkdtempSync(join(tmpdir(), 'muggins-strangers-'));
  let browser: Browser;
  let site: Site;
  const asked: string[] = [];
  const complaints: string[] = [];

  beforeAll(async () => {
    // A folder of its own, as one test puts another build there.
    cpSync(await builtPages(), files, { recursive: true });
    browser = await launch(browserPath ?? '', [`--host-resolver-rules=MAP ${NETWORK} 127.0.0.1`]);
  });
  afterAll(async () => {
    await browser.close();
    rmSync(files, { recursive: true, force: true });
  });
  beforeEach(async () => {
    asked.length = 0;
    complaints.length = 0;
    site = await Site.open({ files });
    const { rules } = site.rig.table.state;
    site.rig.table.command({ type: 'newGame', rules, players: [SCRIPT, IMAGE] });
    site.rig.keys('4 P1 6 P2');
  });
  afterEach(async () => {
    for (const context of browser.contexts()) await context.close();
    await site.close();
  });

  async function open(path: string, options: BrowserContextOptions = WIDE, host?: string): Promise<Page> {
    const context = await fresh(browser, { locale: 'en', ...KEEPING, ...options });
    if (host === undefined) await context.addCookies([hostCookie(site)]);
    const page = await context.newPage();
    context.on('request', (request) => asked.push(request.url()));
    page.on('websocket', (socket) => asked.push(socket.url().replace(/^ws/, 'http')));
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('dialog', (dialog) => complaints.push(dialog.message()));
    page.on('console', (message) => complaints.push(message.text()));
    const url = new URL(path, site.web.url);
    if (host !== undefined) url.hostname = host;
    await page.goto(url.href);
    return page;
  }

  const address = (path: string): string =>
    path === 'seat' ? `seat#${site.credentials.invitationTo('seat', 0)}` : path;

  test.each(Object.entries(PAGES))(
    '/%s asks nobody but the host, and a name on it is text, on paper as well',
    async (path, sign) => {
      const page = await open(address(path));
      await page.locator(sign).first().waitFor();
      await page.getByText(SCRIPT).filter({ visible: true }).first().waitFor();
      if (path === 'games') await page.getByRole('button', { name: 'Print' }).waitFor();
      const strange = () =>
        page.evaluate(
          () =>
            document.querySelectorAll('script:not([src]), img, iframe, [onerror], [style*="url("]').length,
        );
      expect(await strange()).toBe(0);
      await page.emulateMedia({ media: 'print' });
      expect(await strange()).toBe(0);
      const { origin } = new URL(site.web.url);
      expect(asked.length).toBeGreaterThan(3);
      expect(asked.filter((url) => new URL(url).origin !== origin)).toEqual([]);
      const cookies = await page.context().cookies();
      expect(cookies.map(({ name }) => name)).toEqual([`muggins_host_${site.web.port}`]);
      expect(complaints).toEqual([]);
    },
  );

  // http to an address of the network is no secure context (W3C Secure Contexts): no worker, no wake lock, no crypto.subtle.
  test('a phone on the network takes a seat and claims', async () => {
    const page = await open(address('seat'), { viewport: { width: 320, height: 640 } }, NETWORK);
    await page.locator('.seat header').waitFor();
    const kept = await page.evaluate(() => [
      isSecureContext,
      'serviceWorker' in navigator,
      'wakeLock' in navigator,
    ]);
    expect(kept).toEqual([false, false, false]);
    await page.getByRole('button', { name: '2', exact: true }).click();
    await page.getByRole('button', { name: 'Claim 2', exact: true }).click();
    await expect.poll(() => site.rig.pegs).toBe('6/4 6/0');
    const television = await open('', WIDE, NETWORK);
    await television.getByLabel(`${SCRIPT}: 6`, { exact: true }).waitFor();
    // The field for the PIN is for this machine's own pages; here it is on the page Table.
    expect(await television.locator('muggins-door form').count()).toBe(0);
    const table = await open('table', WIDE, NETWORK);
    await table.getByLabel('PIN').waitFor();
    // The scoreboard asks for the codes of seats, in case it is the host's.
    expect(complaints.filter((each) => !each.includes('status of 401'))).toEqual([]);
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
    await site.restart();
    await page.context().setOffline(false);
    await phone.send('Page.setWebLifecycleState', { state: 'active' });
    await expect.poll(waiting).toEqual([]);
    expect(site.rig.pegs).toBe('6/4 6/0');
    expect(site.rig.types.filter((type) => type === 'pegged')).toHaveLength(3);
  });

  test('whose work is in the pages stands beside them, as their licences ask', async () => {
    const { status, text } = await site.ask('/licences.md');
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
    expect(old).toMatch(/^muggins-[0-9a-f]{12}$/);
    const worker = join(files, 'sw.js');
    const text = readFileSync(worker, 'utf8');
    writeFileSync(worker, text.replaceAll(old, 'muggins-another'));
    try {
      await page.evaluate(() =>
        navigator.serviceWorker.ready.then((each) => each.update()).then(() => undefined),
      );
      await expect.poll(caches).toEqual(['muggins-another']);
      expect((await pages('muggins-another')).toSorted()).toEqual([
        '/',
        '/board',
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
