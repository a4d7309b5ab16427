// The pages' tests in a real Chromium: one for all suites of a run.
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, inject } from 'vitest';
import type { Credentials } from '../kit/credentials.ts';
import type { Web } from '../table/index.ts';
import { browserPath } from './chromium.ts';
import { builtPages, type Pages } from './pages.ts';

/** Suites that need a browser. */
export const inChromium: ReturnType<typeof describe.skipIf> = describe.skipIf(browserPath === undefined);

/** The browser that all suites of a run share: closing it ends this suite's part of it. */
export async function sharedBrowser(): Promise<Browser> {
  const endpoint = await fetch(inject('browser'));
  if (!endpoint.ok) throw new Error(`no browser: ${await endpoint.text()}`);
  return chromium.connect(await endpoint.text());
}

/** A server and its credentials. */
interface HostSite {
  readonly web: Pick<Web, 'port' | 'url'>;
  readonly credentials: Pick<Credentials, 'openHost'>;
}

/** The cookie of a browser that has opened the host's link. */
export function hostCookie({ web, credentials }: HostSite, name = 'muggins_host') {
  const value = credentials.openHost();
  return { name: `${name}_${web.port}`, value, url: web.url, httpOnly: true };
}

/** A browser that keeps the pages for later, by their service worker. */
export const KEEPING: BrowserContextOptions = { serviceWorkers: 'allow' };

/**
 * A browser as on a machine of its own. Nothing moves in it unless a test asks for motion: colours and places that
 * are read in the middle of a transition are neither those before nor those after. It has no service workers unless a test
 * asks for them, as a phone on the network has none: ours would fetch every page of the site in each of these browsers.
 */
export async function fresh(browser: Browser, options: BrowserContextOptions = {}): Promise<BrowserContext> {
  const context = await browser.newContext({ reducedMotion: 'reduce', ...options });
  // For what hangs, as in vitest.config.ts.
  context.setDefaultTimeout(120_000);
  if (options.serviceWorkers === undefined)
    await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
  return context;
}

export interface WindowOptions extends BrowserContextOptions {
  /** The cookie of a browser that has opened the link of a site. */
  readonly cookie?: ReturnType<typeof hostCookie> | undefined;
  /** Runs in each page before anything of it. */
  readonly init?: () => void;
  /** Done before anything is loaded. */
  readonly before?: ((page: Page) => Promise<unknown>) | undefined;
}

interface Makers {
  /** The folder of the pages. */
  readonly build?: () => Promise<string>;
  readonly start?: () => Promise<Browser>;
}

/** Complaints of a page whose line the test has cut. */
const CUT_OFF = /ERR_|WebSocket connection to/;

/** A suite's pages, and its windows on them, each as on a machine of its own. After each test they close, and none may have complained. */
export class Windows {
  /** Errors, dialogs and words in the console. */
  readonly complaints: string[] = [];
  /** Every address that was asked for, without WebSockets'. */
  readonly asked: string[] = [];
  /** The folder with the built pages. */
  files = '';
  #browser: Browser | undefined;
  #tolerated: readonly RegExp[] = [];

  /** To be made within a `describe`. `tolerated`: complaints that are none. */
  constructor(
    pages: Pages = 'table',
    tolerated: readonly RegExp[] = [],
    { build = () => builtPages(pages), start = sharedBrowser }: Makers = {},
  ) {
    beforeAll(async () => {
      [this.files, this.#browser] = await Promise.all([build(), start()]);
      this.#tolerated = tolerated;
    });
    afterAll(() => this.#browser?.close());
    afterEach(async () => {
      await this.clear();
      const heard = this.complaints.splice(0);
      const allowed = [CUT_OFF, ...this.#tolerated];
      this.#tolerated = tolerated;
      this.asked.length = 0;
      expect(heard.filter((each) => !allowed.some((pattern) => pattern.test(each)))).toEqual([]);
    });
  }

  /** In this test, such complaints are right. */
  tolerate(...patterns: readonly RegExp[]): void {
    this.#tolerated = [...this.#tolerated, ...patterns];
  }

  /** An empty window. */
  async window({ cookie, init, before, ...options }: WindowOptions = {}): Promise<Page> {
    if (this.#browser === undefined) throw new Error('no browser');
    const context = await fresh(this.#browser, { locale: 'en', ...options });
    if (cookie !== undefined) await context.addCookies([cookie]);
    context.on('request', (request) => this.asked.push(request.url()));
    const page = await context.newPage();
    page.on('pageerror', (error) => this.complaints.push(error.message));
    page.on('dialog', (dialog) => this.complaints.push(dialog.message()));
    page.on('console', (message) => this.complaints.push(message.text()));
    if (init !== undefined) await page.addInitScript(init);
    await before?.(page);
    return page;
  }

  async open(url: string, options: WindowOptions = {}): Promise<Page> {
    const page = await this.window(options);
    await page.goto(url);
    return page;
  }

  /** Closes every window. */
  async clear(): Promise<void> {
    for (const context of this.#browser?.contexts() ?? []) await context.close();
  }
}

/** Until what has changed is drawn. */
export const drawn = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  });
