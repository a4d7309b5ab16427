// What all suites of a run share: a folder for whatever they and their processes write, which goes with the run, however they
// end; in it one for the companion's pages, which the first suite that needs them builds; and one Chromium, which the first suite
// that asks for it starts.
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserServer } from 'playwright-core';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the pages are built; empty at the start of each run. */
    pages: string;
    /** An address that answers with that of the browser. */
    browser: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'muggins-tests-'));
  const remove = (path: string): void => rmSync(path, { recursive: true, force: true });
  // A broker and a proxy give up being root, and look for their files as another user.
  chmodSync(folder, 0o711);
  // Every process of the suites has its temporary folders in here.
  process.env.TMPDIR = folder;
  const pages = join(folder, 'pages');
  project.provide('pages', pages);
  // A run that follows, as sources have changed, builds them anew.
  project.onTestsRerun(() => remove(pages));
  const browser = await browserOnDemand();
  project.provide('browser', browser.url);
  return async () => {
    await browser.close();
    remove(folder);
  };
}

/** Starts the browser at the first request for its address. */
async function browserOnDemand(): Promise<{ readonly url: string; close(): Promise<void> }> {
  let started: Promise<BrowserServer> | undefined;
  const server = createServer((_, answer) => {
    started ??= start();
    started.then(
      (browser) => answer.end(browser.wsEndpoint()),
      (error: Error) => answer.writeHead(500).end(error.message),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.close();
      await started?.then((browser) => browser.close()).catch(() => undefined);
    },
  };
}

async function start(): Promise<BrowserServer> {
  const { browserPath, browserServer } = await import('../web/testing/chromium.ts');
  return browserServer(browserPath ?? 'chromium');
}
