// What every suite of a hall's pages needs: the built pages, its part of the shared browser, and the hall that is open, closed after each test.
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { fresh, hostCookie, sharedBrowser } from '../../testing/browser.ts';
import { builtPages } from '../../testing/pages.ts';
import { HallRig } from './site.ts';

/** Screens of a hall, in the language of most tests. */
export const TELEVISION: BrowserContextOptions = { viewport: { width: 1_920, height: 1_080 }, locale: 'en' };
export const LAPTOP: BrowserContextOptions = { viewport: { width: 1_366, height: 768 }, locale: 'en' };
export const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  locale: 'en',
};

type HallOptions = NonNullable<Parameters<typeof HallRig.open>[0]>;

interface PageOptions extends BrowserContextOptions {
  /** On a machine that has opened the desk's link. */
  readonly desk?: boolean;
  /** Done before the page is loaded. */
  readonly before?: (page: Page) => Promise<unknown>;
}

/** To be asked for within a `describe`. `build` makes other pages than the built ones. @returns a stage for its tests */
export function hallStage(build: () => Promise<string> = () => builtPages('hall')): HallStage {
  const stage = new HallStage(build);
  beforeAll(() => stage.begin());
  afterAll(() => stage.end());
  afterEach(() => stage.clear());
  return stage;
}

class HallStage {
  readonly #build: () => Promise<string>;
  readonly #complaints: string[] = [];
  #files = '';
  #browser: Browser | undefined;
  #rig: HallRig | undefined;

  constructor(build: () => Promise<string>) {
    this.#build = build;
  }

  /** The hall of this test. */
  get rig(): HallRig {
    if (this.#rig === undefined) throw new Error('no hall is open');
    return this.#rig;
  }

  /** Opens a hall with the pages, by another way where one is given. */
  async open(
    options: Omit<HallOptions, 'files'> | ((files: string) => Promise<HallRig>) = {},
  ): Promise<HallRig> {
    const made =
      typeof options === 'function' ? options(this.#files) : HallRig.open({ ...options, files: this.#files });
    this.#rig = await made;
    return this.#rig;
  }

  /** A page of the hall on a machine of its own. */
  async page(path: string, { desk = false, before, ...options }: PageOptions = {}): Promise<Page> {
    if (this.#browser === undefined) throw new Error('no browser');
    const context = await fresh(this.#browser, options);
    if (desk) await context.addCookies([hostCookie(this.rig, 'muggins_hall')]);
    const page = await context.newPage();
    page.on('pageerror', (error) => this.#complaints.push(error.message));
    page.on('console', (message) => {
      // A request that the hall refuses, or that the test cuts off, is none of the page's faults.
      if (message.type() === 'error' && !/Failed to load|ERR_/.test(message.text()))
        this.#complaints.push(message.text());
    });
    await before?.(page);
    await page.goto(new URL(path, this.rig.web.url).href);
    return page;
  }

  /** The phone of a player, by the code that the desk shows. */
  async phone(player: string, options: BrowserContextOptions = PHONE): Promise<Page> {
    const { json } = await this.rig.post(`/api/hall/players/${encodeURIComponent(player)}/code`, {});
    const page = await this.page(`me#${json.invitation}`, options);
    await page.locator('.whose').waitFor();
    return page;
  }

  async begin(): Promise<void> {
    [this.#files, this.#browser] = await Promise.all([this.#build(), sharedBrowser()]);
  }

  async end(): Promise<void> {
    await this.#browser?.close();
  }

  /** Closes everything of a test. No page may have complained. */
  async clear(): Promise<void> {
    for (const context of this.#browser?.contexts() ?? []) await context.close();
    await this.#rig?.close();
    this.#rig = undefined;
    expect(this.#complaints.splice(0)).toEqual([]);
  }
}
