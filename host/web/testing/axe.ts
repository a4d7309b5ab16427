// What axe finds wrong with a page (https://github.com/dequelabs/axe-core).
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Found {
  readonly violations: readonly {
    readonly id: string;
    readonly nodes: readonly { readonly target: unknown; readonly failureSummary?: string }[];
  }[];
}

/** Each finding: the rule, where, and why. The script is the test's own; a page forbids any that is not its own. */
export async function findings(page: Page): Promise<readonly string[]> {
  const { violations } = (await page.evaluate(`(() => { ${AXE}; return axe.run(); })()`)) as Found;
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${String(target)}: ${failureSummary ?? ''}`),
  );
}
