// The pages' tests in a real Chromium: one for all suites of a run.
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium } from 'playwright-core';
import { inject } from 'vitest';
import type { Credentials } from '../kit/credentials.ts';
import type { Web } from '../table/index.ts';

/** The browser that all suites of a run share: closing it ends this suite's part of it. */
export async function sharedBrowser(): Promise<Browser> {
  const endpoint = await fetch(inject('browser'));
  if (!endpoint.ok) throw new Error(`no browser: ${await endpoint.text()}`);
  return chromium.connect(await endpoint.text());
}

/** A server and its credentials. */
interface HostSite {
  readonly web: Pick<Web, 'port' | 'url'>;
  readonly credentials: Pick<Credentials, 'openHost' | 'token'>;
}

/** The cookie of a browser that has opened the host's link. */
export function hostCookie({ web, credentials }: HostSite, name = 'muggins_host') {
  const value = credentials.openHost({ token: credentials.token }) ?? '';
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
  if (options.serviceWorkers === undefined)
    await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
  return context;
}
