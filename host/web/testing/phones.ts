// Phones with a seat, their host and strangers, in one browser, each test at a table of its own.
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterEach, beforeEach } from 'vitest';
import { type RuleSet, SIX_CARD } from '../../../shared/rules/index.ts';
import type { Rig } from '../../table/testing/rig.ts';
import { hostCookie, type WindowOptions, Windows } from './browser.ts';
import { Site } from './site.ts';

export const PHONE: BrowserContextOptions = {
  viewport: { width: 320, height: 640 },
  hasTouch: true,
  locale: 'en',
};

export const tap = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Tab by Tab to a control. */
export async function reach(page: Page, name: string, role: 'button' | 'textbox' = 'button'): Promise<void> {
  const wanted = page.getByRole(role, { name, exact: true });
  for (let tabs = 0; tabs < 60; tabs++) {
    if (await wanted.evaluate((each) => each === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`no way to ${name} by keyboard`);
}

/** In the page: a browser that keeps nothing, as in private mode. */
export function denyStorage(): void {
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(globalThis, name, {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
}

/** Points that are claimed, and the table's answer. */
export async function claim(page: Page, points: number): Promise<void> {
  await tap(page, `${points}`);
  await page.getByRole('button', { name: new RegExp(`^Claim ${points}\\b`) }).click();
  await page.getByText(`You claimed ${points}.`).waitFor();
}

/** Cards by rank, and the suits that are asked for. */
export async function pick(page: Page, names: readonly string[]): Promise<void> {
  for (const name of names)
    await page.locator('muggins-cards').getByRole('button', { name, exact: true }).click();
}

/** A site for each test of a suite, and the pages that are open at it; to be made within a `describe`. */
export class Phones {
  readonly windows: Windows;
  #site: Site | undefined;

  /** `rig`: the table of each site. */
  constructor(
    windows: Windows = new Windows('table', [/Failed to load/]),
    rig: () => Rig | undefined = () => undefined,
  ) {
    this.windows = windows;
    beforeEach(async () => {
      this.#site = await Site.open({ files: windows.files }, rig());
    });
    afterEach(async () => {
      await windows.clear();
      await this.#site?.close();
    });
  }

  /** Errors and dialogs of the pages. */
  get complaints(): readonly string[] {
    return this.windows.complaints.filter((each) => !/Failed to load|ERR_|WebSocket/.test(each));
  }

  /** The site of the test that runs. */
  get site(): Site {
    return this.#site as Site;
  }

  /** A page of the host, or of a stranger. */
  open(path: string, options: WindowOptions = PHONE, stranger = false): Promise<Page> {
    const cookie = stranger ? undefined : hostCookie(this.site);
    return this.windows.open(new URL(path, this.site.web.url).href, { cookie, ...options });
  }

  /** A phone that has scanned the code of a seat. */
  async phone(seat: number, options: WindowOptions = {}): Promise<Page> {
    const address = `seat#${this.site.credentials.invitationTo('seat', seat)}`;
    const page = await this.open(address, { ...PHONE, ...options }, true);
    await page.locator('.seat header').waitFor();
    return page;
  }

  /** Ann and Bob begin a game of six-card with these settings. */
  begin(changes: Partial<RuleSet> = {}): void {
    const rules = { ...SIX_CARD, ...changes };
    this.site.rig.table.command({ type: 'newGame', rules, players: ['Ann', 'Bob'] });
  }

  /** The pegs as a text. */
  get pegs(): string {
    return this.site.rig.pegs;
  }
}
