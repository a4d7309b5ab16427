// The job that builds a release: its own steps, run in a fresh clone whose changelog names the version. Two of them have been run here.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { builtSite } from '../../docs/testing/site.ts';
import { ROOT } from './pack.ts';

const folder = mkdtempSync(join(tmpdir(), 'muggins-release-'));
const clone = join(folder, 'muggins');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Steps whose work lies in the folder of this run. */
const DONE = ['npm ci --ignore-scripts', 'npm run build', 'npm run site'];

const textOf = (path: string): string => readFileSync(join(clone, path), 'utf8');
const json = (text: string): unknown => JSON.parse(text);

test('the steps of the job make every file of a release', { timeout: 1_800_000 }, async () => {
  execFileSync('git', ['clone', '-q', '--depth', '1', `file://${ROOT}`, clone]);
  const { version } = json(textOf('package.json')) as { readonly version: string };
  writeFileSync(
    join(clone, 'CHANGELOG.md'),
    textOf('CHANGELOG.md').replace('## Unreleased', `## ${version}`),
  );
  const { jobs } = parse(textOf('.github/workflows/release.yml')) as {
    readonly jobs: { readonly build: { readonly steps: readonly { readonly run?: string }[] } };
  };
  const steps = jobs.build.steps.flatMap(({ run }) => run ?? []);
  expect(steps).toEqual(expect.arrayContaining(DONE));
  symlinkSync(join(ROOT, 'node_modules'), join(clone, 'node_modules'));
  cpSync(join(ROOT, 'dist'), join(clone, 'dist'), { recursive: true });
  cpSync(await builtSite(), join(clone, 'build/site'), { recursive: true });
  for (const run of steps)
    if (!DONE.includes(run))
      execFileSync('bash', ['-e', '-c', run], {
        cwd: clone,
        stdio: ['ignore', 'ignore', 'inherit'],
        env: {
          ...process.env,
          npm_config_loglevel: 'error',
          GITHUB_REF_NAME: `v${version}`,
          GITHUB_SERVER_URL: 'https://forge.example',
          GITHUB_REPOSITORY: 'ann/board',
        },
      });

  const packages = ['muggins', 'muggins-board', 'muggins-rules', 'muggins-words'];
  expect(readdirSync(join(clone, 'build')).toSorted()).toEqual(
    [
      `muggins-${version}-site.tgz`,
      ...[...packages, 'muggins-sheets'].map((name) => `${name}-${version}.tgz`),
      ...['uno.hex', 'mega.hex'].map((image) => `muggins-${version}-${image}`),
      `muggins-${version}.cdx.json`,
      ...['amd64', 'arm64'].map((machine) => `muggins_${version}-1_${machine}.deb`),
      'SHA256SUMS',
      'notes.md',
    ].toSorted(),
  );
  execFileSync('sha256sum', ['--check', '--quiet', 'SHA256SUMS'], { cwd: join(clone, 'build') });
  for (const name of packages) {
    const file = join(clone, 'build', `${name}-${version}.tgz`);
    const manifest = execFileSync('tar', ['-xOzf', file, 'package/package.json'], { encoding: 'utf8' });
    // npm publishes with provenance only what names the repository that builds it.
    expect(json(manifest)).toMatchObject({
      version,
      repository: { url: 'git+https://forge.example/ann/board.git' },
      bugs: { url: 'https://forge.example/ann/board/issues' },
    });
  }
  const control = execFileSync(
    'dpkg-deb',
    ['--field', join(clone, 'build', `muggins_${version}-1_arm64.deb`)],
    {
      encoding: 'utf8',
    },
  );
  expect(control).toMatch(/^Homepage: https:\/\/forge\.example\/ann\/board$/m);
  const { bomFormat, components } = json(textOf(`build/muggins-${version}.cdx.json`)) as {
    readonly bomFormat: string;
    readonly components: readonly { readonly name: string }[];
  };
  expect(bomFormat).toBe('CycloneDX');
  // What is compiled into the pages and the command, whether npm calls it a dependency or one of the build.
  for (const name of ['johnny-five', 'lit', 'serialport'])
    expect(components.map((each) => each.name)).toContain(name);
  expect(textOf('build/notes.md')).toContain(
    `(https://forge.example/ann/board/blob/v${version}/docs/evidence.md)`,
  );
});
