// What moves on a page by itself: the sum of its layout shifts. Below 0.1 counts as good (web.dev/cls).
import type { Page } from 'playwright-core';

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

/** In the page: adds up what moves without a touch. */
export function watchShifts(): void {
  const shifts = { sum: 0 };
  const add = (list: PerformanceObserverEntryList): void => {
    for (const entry of list.getEntries() as unknown as readonly Shift[])
      if (!entry.hadRecentInput) shifts.sum += entry.value;
  };
  new PerformanceObserver(add).observe({ type: 'layout-shift', buffered: true });
  Object.assign(window, { shifts });
}

/** The sum since the page began to watch. */
export const shiftsOf = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { shifts: { sum: number } }).shifts.sum);
