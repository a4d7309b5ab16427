// Phones with a seat, their host and strangers, in one browser, each test at a table of its own.
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { findPreset } from '../../../shared/rules/index.ts';
import { fresh, hostCookie, sharedBrowser } from './browser.ts';
import { builtPages } from './pages.ts';
import { Site } from './site.ts';

export const PHONE: BrowserContextOptions = {
  viewport: { width: 320, height: 640 },
  hasTouch: true,
  locale: 'en',
};

export const tap = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Cards by rank, and the suits that are asked for. */
export async function pick(page: Page, names: readonly string[]): Promise<void> {
  for (const name of names)
    await page.locator('muggins-cards').getByRole('button', { name, exact: true }).click();
}

/** A site for each test of a suite, and the pages that are open at it. */
export class Phones {
  /** Errors and dialogs of the pages. */
  readonly complaints: string[] = [];
  /** Every address that a page asked for. */
  readonly asked: string[] = [];
  #files = '';
  #browser: Browser | undefined;
  #site: Site | undefined;

  constructor() {
    beforeAll(async () => {
      this.#files = await builtPages();
      this.#browser = await sharedBrowser();
    });
    afterAll(() => this.#browser?.close());
    beforeEach(async () => {
      this.complaints.length = 0;
      this.asked.length = 0;
      this.#site = await Site.open({ files: this.#files });
    });
    afterEach(async () => {
      for (const context of this.#browser?.contexts() ?? []) await context.close();
      await this.#site?.close();
    });
  }

  /** The site of the test that runs. */
  get site(): Site {
    return this.#site as Site;
  }

  /** A page of the host, or of a stranger. */
  async open(path: string, options: BrowserContextOptions = PHONE, stranger = false): Promise<Page> {
    const context = await fresh(this.#browser as Browser, { locale: 'en', ...options });
    if (!stranger) await context.addCookies([hostCookie(this.site)]);
    const page = await context.newPage();
    page.on('pageerror', (error) => this.complaints.push(error.message));
    page.on('dialog', (dialog) => this.complaints.push(dialog.message()));
    page.on('request', (request) => this.asked.push(request.url()));
    await page.goto(new URL(path, this.site.web.url).href);
    return page;
  }

  /** A phone that has scanned the code of a seat. */
  async phone(seat: number, options: BrowserContextOptions = {}): Promise<Page> {
    const address = `seat#${this.site.credentials.invitationTo('seat', seat)}`;
    const page = await this.open(address, { ...PHONE, ...options }, true);
    await page.locator('.seat header').waitFor();
    return page;
  }

  /** Ann and Bob begin a game of six-card with these settings. */
  begin(changes: Readonly<Record<string, string>>): void {
    const rules = findPreset('six-card');
    if (!rules.ok) throw new Error('no preset');
    const players = ['Ann', 'Bob'];
    this.site.rig.table.command({ type: 'newGame', rules: { ...rules.value, ...changes }, players });
  }

  /** The pegs as a text. */
  get pegs(): string {
    return this.site.rig.pegs;
  }
}
