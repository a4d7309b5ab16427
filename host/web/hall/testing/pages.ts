// What every suite of a hall's pages needs: the built pages, its part of the shared browser, and the hall that is open, closed after each test.
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterEach } from 'vitest';
import { hostCookie, type WindowOptions, Windows } from '../../testing/browser.ts';
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

interface PageOptions extends WindowOptions {
  /** On a machine that has opened the desk's link. */
  readonly desk?: boolean;
}

/** A hall for each test of a suite that opens one, and pages of it; to be made within a `describe`. */
export class HallStage {
  readonly windows: Windows;
  #rig: HallRig | undefined;

  constructor() {
    this.windows = new Windows('hall', [/Failed to load/]);
    afterEach(async () => {
      await this.windows.clear();
      await this.#rig?.close();
      this.#rig = undefined;
    });
  }

  /** The hall of this test. */
  get rig(): HallRig {
    if (this.#rig === undefined) throw new Error('no hall is open');
    return this.#rig;
  }

  /** Opens a hall with the pages, by another way where one is given; the one that was open is closed. */
  async open(
    options: Omit<HallOptions, 'files'> | ((files: string) => Promise<HallRig>) = {},
  ): Promise<HallRig> {
    await this.#rig?.close();
    const { files } = this.windows;
    this.#rig = await (typeof options === 'function' ? options(files) : HallRig.open({ ...options, files }));
    return this.#rig;
  }

  /** A page of the hall on a machine of its own. */
  page(path: string, { desk = false, ...options }: PageOptions = {}): Promise<Page> {
    const cookie = desk ? hostCookie(this.rig, 'muggins_hall') : undefined;
    return this.windows.open(new URL(path, this.rig.web.url).href, { cookie, ...options });
  }

  /** The page of the desk, with the night on it. */
  async desk(locale = 'en'): Promise<Page> {
    const page = await this.page('desk', { ...LAPTOP, desk: true, locale });
    await page.locator('.people').waitFor();
    return page;
  }

  /** The phone of a player, by the code that the desk shows. */
  async phone(player: string, options: WindowOptions = PHONE): Promise<Page> {
    const { json } = await this.rig.post(`/api/hall/players/${encodeURIComponent(player)}/code`, {});
    const page = await this.page(`me#${json.invitation}`, options);
    await page.locator('.whose').waitFor();
    return page;
  }
}
