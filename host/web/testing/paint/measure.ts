// How long until the largest thing of a page is drawn (Largest Contentful Paint, web.dev/articles/lcp) on a phone whose processor is
// slowed, from an empty cache: over a line that takes no time, or one like a phone's in a pub.
import type { Browser, CDPSession } from 'playwright-core';
import { fresh } from '../browser.ts';
import { SIZES, type Subject } from '../screenshots/list.ts';
import { type Scene, visit } from '../screenshots/scenes.ts';

/** How a page comes to the phone. */
export interface Line {
  readonly name: string;
  /** Milliseconds that an answer is late; 0 for a line that is not held back. */
  readonly latency: number;
  /** Bits a second, or 0 for all that there are. */
  readonly rate: number;
}

/** "Slow 4G" as Lighthouse has it: github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md */
export const LINES: readonly Line[] = [
  { name: 'at once', latency: 0, rate: 0 },
  { name: 'slow 4G', latency: 150, rate: 1_600_000 },
];

/** What one load of a page took. */
export interface Load {
  /** Milliseconds from the request until its largest thing was drawn. */
  readonly largest: number;
  /** Bytes that came over the line, headers included. */
  readonly bytes: number;
  readonly requests: number;
}

interface Way {
  readonly subject: Subject;
  readonly line: Line;
  /** Times that the processor is slower than this one. */
  readonly slowed: number;
  readonly language: string;
}

/** Milliseconds without anything larger after which a page counts as drawn. */
const STILL = 1_000;

/** Loads a page once in a phone of its own. */
export async function load(
  browser: Browser,
  scene: Scene,
  { subject, line, slowed, language }: Way,
): Promise<Load> {
  const context = await fresh(browser, { viewport: SIZES['390x844'], locale: language, hasTouch: true });
  try {
    const page = await context.newPage();
    await page.addInitScript(watch);
    const session = await context.newCDPSession(page);
    const received = await slow(session, line, slowed);
    await visit(page, scene, subject);
    await page.waitForFunction(isStill, STILL);
    const largest = await page.evaluate(() => (window as unknown as Watched).largest);
    return { largest, ...received() };
  } finally {
    await context.close();
  }
}

async function slow(
  session: CDPSession,
  { latency, rate }: Line,
  slowed: number,
): Promise<() => Omit<Load, 'largest'>> {
  let bytes = 0;
  let requests = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
    requests += 1;
  });
  await session.send('Network.enable');
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowed });
  if (rate > 0) {
    const throughput = rate / 8;
    await session.send('Network.emulateNetworkConditions', {
      ...{ offline: false, latency, downloadThroughput: throughput, uploadThroughput: throughput },
    });
  }
  return () => ({ bytes, requests });
}

interface Watched extends Window {
  largest: number;
  since: number;
}

/** Runs in the page before anything of it. */
function watch(): void {
  const watched = window as unknown as Watched;
  watched.largest = 0;
  watched.since = performance.now();
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) watched.largest = startTime;
    watched.since = performance.now();
  }).observe({ type: 'largest-contentful-paint', buffered: true });
}

/** Runs in the page: whether its largest thing was drawn, and nothing larger has come for so many milliseconds. */
function isStill(milliseconds: number): boolean {
  const { largest, since } = window as unknown as Watched;
  return largest > 0 && performance.now() - since > milliseconds;
}
