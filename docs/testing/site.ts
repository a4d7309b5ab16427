// The site as `npm run site` makes it in a release, built once for all the suites of a run.
import { execFile } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { builtOnce, builtPages } from '../../host/web/testing/pages.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** The folder of the site. @throws if it cannot be built without a warning */
export const builtSite = (): Promise<string> =>
  builtOnce('site', async (folder) => {
    const forge = {
      GITHUB_SERVER_URL: 'https://forge.example',
      GITHUB_REPOSITORY: 'ann/board',
      GITHUB_REF_NAME: 'v0.1.0',
    };
    cpSync(await builtPages('demo'), join(ROOT, 'dist/demo'), { recursive: true });
    const { stdout, stderr } = await promisify(execFile)('npx', ['tsx', 'docs/site/build.ts', folder], {
      cwd: ROOT,
      env: { ...process.env, ...forge, NODE_ENV: 'production' },
      maxBuffer: 2 ** 24,
    });
    const warnings = `${stdout}${stderr}`.match(/^.*(warn|error|dead link).*$/gim);
    if (warnings !== null) throw new Error(warnings.join('\n'));
  });
