// The package as people get it: packed, and installed by npm into an empty folder.
import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { builtOnce } from '../../web/testing/pages.ts';
import { pack } from '../pack.ts';

/** Where it is installed; the tarball is in the folder `packed` of it. Once for all the suites of a run, which leave it as it is. */
export const installed = (): Promise<string> =>
  builtOnce('installed', async (folder) => {
    mkdirSync(folder);
    writeFileSync(join(folder, 'package.json'), '{"private":true}');
    const file = `./packed/${basename(pack(join(folder, 'packed')).file)}`;
    const words = ['install', file, '--offline', '--no-audit', '--no-fund', '--loglevel=error'];
    await promisify(execFile)('npm', words, { cwd: folder });
  });
