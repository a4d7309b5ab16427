// The pages of a table, of a hall and of a league as they are shipped, and other folders, built once for all the suites of a run.
import { cpSync, existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { inject, vi } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../../..');
/** Milliseconds between two looks whether another suite has done it. */
const LOOK = 50;

export type Pages = 'table' | 'hall' | 'league' | 'demo';

/** The folder with the pages. @throws if they cannot be built */
export const builtPages = (pages: Pages = 'table'): Promise<string> =>
  builtOnce(pages, (folder) => buildInto(pages, folder));

/** A folder that `build` fills. The first suite that asks builds it, the others wait. @throws if it cannot be built */
export async function builtOnce(name: string, build: (folder: string) => Promise<unknown>): Promise<string> {
  const folder = join(inject('pages'), name);
  const [begun, built, failed] = ['begun', 'built', 'failed'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  mkdirSync(folder, { recursive: true });
  if (first(begun)) {
    try {
      await build(join(folder, 'building'));
      // Complete or not there: who waits sees no half of it.
      renameSync(join(folder, 'building'), built);
    } catch (error) {
      writeFileSync(failed, '');
      throw error;
    }
  }
  while (!existsSync(built)) {
    if (existsSync(failed)) throw new Error(`${name} could not be built, as another suite says`);
    await sleep(LOOK);
  }
  return built;
}

/** Whether this is the first caller. */
function first(mark: string): boolean {
  try {
    mkdirSync(mark);
    return true;
  } catch {
    return false;
  }
}

async function buildInto(pages: Pages, outDir: string): Promise<void> {
  const { build } = await import('vite');
  // Vitest says that this is a test, and libraries would be built as for one.
  vi.stubEnv('NODE_ENV', 'production');
  await build({
    configFile: join(ROOT, 'host/pages/vite.config.ts'),
    mode: pages,
    logLevel: 'error',
    build: { outDir, emptyOutDir: true },
  });
  vi.unstubAllEnvs();
  // Icons and looks, which the sites share, are beside them as in dist.
  cpSync(join(ROOT, 'host/pages/public'), join(outDir, '../web'), { recursive: true });
}
