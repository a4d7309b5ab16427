// The pages' tests in a real Chromium: one for all suites of a run.
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium } from 'playwright-core';
import { inject } from 'vitest';

/** The browser that all suites of a run share: closing it ends this suite's part of it. */
export async function sharedBrowser(): Promise<Browser> {
  const endpoint = await fetch(inject('browser'));
  if (!endpoint.ok) throw new Error(`no browser: ${await endpoint.text()}`);
  return chromium.connect(await endpoint.text());
}

/**
 * A browser as on a machine of its own. Nothing moves in it unless a test asks for motion: colours and places that
 * are read in the middle of a transition are neither those before nor those after.
 */
export const fresh = (browser: Browser, options: BrowserContextOptions = {}): Promise<BrowserContext> =>
  browser.newContext({ reducedMotion: 'reduce', ...options });
