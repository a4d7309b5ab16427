// What all suites of a run share: a folder for the companion's pages, which the first suite that needs them builds.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the pages are built; empty at the start of each run. */
    pages: string;
  }
}

export default function setup(project: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'muggins-pages-'));
  const clear = (): void => rmSync(folder, { recursive: true, force: true });
  project.provide('pages', folder);
  // A run that follows, as sources have changed, builds them anew.
  project.onTestsRerun(clear);
  return clear;
}
