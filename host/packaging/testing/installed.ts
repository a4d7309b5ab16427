// The packages as people get them, once for all the suites of a run: the one of npm, installed into an empty folder, and Debian's.
import { execFile } from 'node:child_process';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { builtOnce } from '../../web/testing/pages.ts';
import { type Architecture, makeDeb } from '../deb.ts';
import { pack } from '../pack.ts';

/** Where it is installed; the tarball is in the folder `packed` of it. Suites leave it as it is. */
export const installed = (): Promise<string> =>
  builtOnce('installed', async (folder) => {
    mkdirSync(folder);
    writeFileSync(join(folder, 'package.json'), '{"private":true}');
    const file = `./packed/${basename(pack(join(folder, 'packed')).file)}`;
    const words = ['install', file, '--offline', '--no-audit', '--no-fund', '--loglevel=error'];
    await promisify(execFile)('npm', words, { cwd: folder });
  });

/** The file of the Debian package for a machine, packed fast. */
export async function builtDeb(architecture: Architecture): Promise<string> {
  const folder = await builtOnce(`deb-${architecture}`, async (to) => makeDeb(to, architecture, 1));
  return join(folder, readdirSync(folder).join());
}
