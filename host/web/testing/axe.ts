// What axe finds wrong with a page (https://github.com/dequelabs/axe-core).
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { BrowserContext, Frame, Page } from 'playwright-core';
import { expect } from 'vitest';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The elements that pass are not needed: naming them would double axe's time. */
const RUN = `axe.run({ resultTypes: ['violations'] }).then(({ violations }) => ({ violations }))`;

interface Found {
  readonly violations: readonly {
    readonly id: string;
    readonly nodes: readonly { readonly target: unknown; readonly failureSummary?: string }[];
  }[];
}

/** Every page of this browser has axe from the beginning, for a suite that looks at one window many times. */
export const carryAxe = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript({ content: AXE });

/** Each finding: the rule, where, and why. The script is the test's own; a page forbids any that is not its own. */
export async function findings(page: Page | Frame): Promise<readonly string[]> {
  // Half a megabyte goes to a page once, however often it is looked at.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(`(() => { ${AXE}; })()`);
  const { violations } = (await page.evaluate(RUN)) as Found;
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${String(target)}: ${failureSummary ?? ''}`),
  );
}

/** The page does not scroll sideways, axe finds nothing, and each of `thumbs` measures 44 pixels (WCAG 2.5.5). */
export async function expectSound(page: Page, thumbs?: string): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
    .toBeLessThanOrEqual(0);
  if (thumbs !== undefined) {
    const small = await page
      .locator(thumbs)
      .filter({ visible: true })
      .evaluateAll((all) =>
        all.filter((each) => each.getBoundingClientRect().height < 44).map((each) => each.outerHTML),
      );
    expect(small).toEqual([]);
  }
  expect(await findings(page)).toEqual([]);
}
