// The job that builds a release: its own steps, run in a fresh clone whose changelog names the version. Some lines have been run here.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { builtSite } from '../../docs/testing/site.ts';
import { unpackPackage } from './deb.ts';
import { put, ROOT } from './pack.ts';
import { builtDeb } from './testing/installed.ts';

const folder = mkdtempSync(join(tmpdir(), 'muggins-release-'));
const clone = join(folder, 'muggins');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const PACKAGES = ['muggins', 'muggins-board', 'muggins-rules', 'muggins-words'];

/** Lines whose work this run has done. The other Debian package is made as they say. */
const DONE = ['npm ci --ignore-scripts', 'npm run build', 'npm run site', 'npm run deb -- amd64'];

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
  const steps = jobs.build.steps.flatMap(({ run }) => (run === undefined ? [] : [run.split('\n')]));
  expect(steps.flat()).toEqual(expect.arrayContaining(DONE));
  symlinkSync(join(ROOT, 'node_modules'), join(clone, 'node_modules'));
  cpSync(join(ROOT, 'dist'), join(clone, 'dist'), { recursive: true });
  cpSync(await builtSite(), join(clone, 'build/site'), { recursive: true });
  const deb = await builtDeb('amd64');
  cpSync(deb, join(clone, 'build', basename(deb)));
  for (const lines of steps)
    execFileSync('bash', ['-e', '-c', lines.filter((line) => !DONE.includes(line)).join('\n')], {
      cwd: clone,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        ...process.env,
        npm_config_loglevel: 'error',
        // How small the Debian packages get is not asked here.
        DPKG_DEB_COMPRESSOR_LEVEL: '1',
        GITHUB_REF_NAME: `v${version}`,
        GITHUB_SERVER_URL: 'https://forge.example',
        GITHUB_REPOSITORY: 'ann/board',
      },
    });

  expect(readdirSync(join(clone, 'build')).toSorted()).toEqual(
    [
      `muggins-${version}-site.tgz`,
      ...[...PACKAGES, 'muggins-sheets'].map((name) => `${name}-${version}.tgz`),
      ...['uno.hex', 'mega.hex'].map((image) => `muggins-${version}-${image}`),
      `muggins-${version}.cdx.json`,
      ...['amd64', 'arm64'].map((machine) => `muggins_${version}-1_${machine}.deb`),
      'SHA256SUMS',
      'notes.md',
    ].toSorted(),
  );
  execFileSync('sha256sum', ['--check', '--quiet', 'SHA256SUMS'], { cwd: join(clone, 'build') });
  for (const name of PACKAGES) {
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

/** The AsyncAPI parser, whose file for browsers needs no other package. */
const PARSER = {
  name: '@asyncapi/parser',
  version: '3.6.6',
  integrity:
    'sha512-DppE3OStajt6gHc+RsVf9VxRwW9WACagHnFvkOML5rZGwS9hXxtFYTxnsH3mHPRgHom0rClMs6DpbjNY65Y54A==',
};

test('publint, attw, Redocly and the AsyncAPI parser find no error in what it publishes', {
  timeout: 600_000,
}, () => {
  const tools = join(folder, 'tools');
  cpSync(join(ROOT, 'host/packaging/tools'), tools, { recursive: true });
  const words = ['ci', '--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'];
  execFileSync('npm', words, { cwd: tools, stdio: ['ignore', 'ignore', 'inherit'] });
  unpackPackage(PARSER, join(tools, 'parser'));
  const { version } = json(textOf('package.json')) as { readonly version: string };
  const packages = PACKAGES.map((name) => join(clone, 'build', `${name}-${version}.tgz`));
  const pages = ['openapi.json', 'asyncapi.json'].map((name) => join(clone, 'docs', name));
  const right = [...packages, ...pages];
  expect(right).toHaveLength(6);

  // Each of them finds a mistake as well.
  const wrong = ['bad.tgz', 'openapi.json', 'asyncapi.json'].map((name) => join(folder, 'wrong', name));
  const manifest = {
    name: 'bad',
    version: '1.0.0',
    type: 'module',
    exports: { types: './lost.d.ts', default: './a.js' },
  };
  put(join(folder, 'wrong/package/package.json'), JSON.stringify(manifest));
  put(join(folder, 'wrong/package/a.js'), 'export {};\n');
  put(join(folder, 'wrong/package/a.d.ts'), 'export {};\n');
  execFileSync('tar', ['-czf', wrong[0] ?? '', '-C', join(folder, 'wrong'), 'package']);
  for (const [at, [from, to]] of [
    ['"operationId"', '"operation"'],
    ['"action": "send"', '"action": "sing"'],
  ].entries())
    put(wrong[at + 1] ?? '', readFileSync(pages[at] ?? '', 'utf8').replace(from ?? '', to ?? ''));

  const told = execFileSync(
    process.execPath,
    ['check.mjs', './parser/browser/index.js', ...right, ...wrong],
    {
      cwd: tools,
      encoding: 'utf8',
    },
  );
  const errors = json(told) as Readonly<Record<string, readonly string[]>>;
  expect(right.flatMap((file) => errors[file]?.map((each) => `${file}: ${each}`) ?? [file])).toEqual([]);
  const checkers = wrong.map((file) => new Set(errors[file]?.map((each) => each.split(':')[0])));
  expect(checkers).toEqual([new Set(['publint', 'attw']), new Set(['redocly']), new Set(['asyncapi'])]);
});
