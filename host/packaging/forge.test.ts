// What a forge reads: workflows, forms for issues, and the address of the project, which no file of the repository names.
import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { tsImport } from 'tsx/esm/api';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { ROOT } from './pack.ts';

interface Step {
  readonly name?: string;
  readonly uses?: string;
  readonly run?: string;
}
interface Job {
  readonly permissions?: Readonly<Record<string, string>>;
  readonly strategy?: { readonly matrix: { readonly node: readonly number[] } };
  readonly steps?: readonly Step[];
}
interface Workflow {
  readonly permissions: Readonly<Record<string, string>>;
  readonly jobs: Readonly<Record<string, Job>>;
}

const FOLDER = '.github/workflows';
const textOf = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const workflow = (name: string): Workflow => parse(textOf(`${FOLDER}/${name}.yml`)) as Workflow;
const stepsOf = (job: Job | undefined): readonly Step[] => job?.steps ?? [];

// GitHub's own parser; Node needs tsx to load the JSON that it imports.
let errorsIn: (content: string) => Promise<readonly string[]>;
beforeAll(async () => {
  const { parseWorkflow, convertWorkflowTemplate, NoOperationTraceWriter } = (await tsImport(
    '@actions/workflow-parser',
    import.meta.url,
  )) as typeof import('@actions/workflow-parser');
  errorsIn = async (content) => {
    const { context, value } = parseWorkflow({ name: 'file', content }, new NoOperationTraceWriter());
    // It adds what it finds between jobs to the errors of the context.
    if (value) await convertWorkflowTemplate(context, value);
    return context.errors.getErrors().map(({ message }) => message);
  };
});

describe.each(readdirSync(join(ROOT, FOLDER)))('the workflow %s', (file) => {
  const text = textOf(`${FOLDER}/${file}`);
  const { jobs, permissions } = parse(text) as Workflow;
  const runs = Object.values(jobs)
    .flatMap(stepsOf)
    .map(({ run = '' }) => run)
    .join('\n');

  test('is one for GitHub', async () => {
    expect(await errorsIn(text)).toEqual([]);
  });

  test('pins what it uses of others to a commit', () => {
    const used = [...text.matchAll(/uses: (.*)$/gm)].map(([, action = '']) => action);
    expect(used.length).toBeGreaterThan(0);
    expect(used.filter((each) => !/^\.\/|^[\w/-]+@[0-9a-f]{40} # v[\d.]+$/.test(each))).toEqual([]);
  });

  test('may only read, but for one job that runs no tool of others', () => {
    expect(permissions).toEqual({ contents: 'read' });
    const writing = Object.values(jobs).filter((job) => job.permissions !== undefined);
    expect(writing.length).toBeLessThanOrEqual(1);
    const tools = writing
      .flatMap(stepsOf)
      .flatMap(({ run = '' }) => run.match(/\b(npm (ci|run|install)|npx)\b/g) ?? []);
    expect(tools).toEqual([]);
  });

  test('puts nothing of a tag or a pull request into a script', () => {
    expect(runs).not.toContain('${{');
  });

  test('runs scripts and files that exist', () => {
    const { scripts } = JSON.parse(textOf('package.json')) as { readonly scripts: object };
    for (const [, script = ''] of runs.matchAll(/\bnpm run ([\w:]+)/g))
      expect(Object.keys(scripts)).toContain(script);
    const files = runs.match(/(?<=^|[ "])(\.ci|firmware|host|shared)\/[\w./]+/gm) ?? [];
    expect(files.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  });
});

test.each([
  ['a key that GitHub does not know', 'run-on: ubuntu-24.04\n    steps: [{ run: ls }]'],
  ['a job that is not there', 'needs: lost\n    runs-on: ubuntu-24.04\n    steps: [{ run: ls }]'],
  [
    'an expression without a value',
    `if: \${{ git.ref }}\n    runs-on: ubuntu-24.04\n    steps: [{ run: ls }]`,
  ],
  [
    'a permission that is none',
    'permissions: { tokens: write }\n    runs-on: ubuntu-24.04\n    steps: [{ run: ls }]',
  ],
])('the parser finds %s', async (_, job) => {
  expect(await errorsIn(`on: push\njobs:\n  one:\n    ${job}\n`)).not.toEqual([]);
});

test('every supported Node is checked: the oldest of `engines`, and that of the Debian package', () => {
  const { engines } = JSON.parse(textOf('package.json')) as { readonly engines: { readonly node: string } };
  const nodes = workflow('check').jobs.check?.strategy?.matrix.node ?? [];
  expect(`>=${nodes[0]}`).toBe(engines.node.replace(/\..*/, ''));
  expect(nodes).toContain(Number(/version: '(\d+)/.exec(textOf('host/packaging/deb.ts'))?.[1]));
});

describe('the address of the project', () => {
  test('is in no file: whoever owns a name that we only wish for could answer there', () => {
    const address =
      '(github|gitlab|codeberg)\\.(com|org)[:/][A-Za-z0-9_-]+/muggins|@users\\.noreply|ghcr\\.io/[a-z]+[/:]muggins';
    const tests = ':!host/packaging/forge.test.ts';
    const { status, stdout } = spawnSync('git', ['grep', '-IlE', '-e', address, '--', '.', tests], {
      cwd: ROOT,
      encoding: 'utf8',
    });
    // 1 says that nothing was found, and not that git failed.
    expect([status, stdout]).toEqual([1, '']);
  });

  test('is what the releasing forge calls itself, in every manifest', () => {
    const folder = mkdtempSync(join(tmpdir(), 'muggins-forge-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const { workspaces } = JSON.parse(textOf('package.json')) as { readonly workspaces: readonly string[] };
    const manifests = ['.', ...workspaces].map((room) => join(room, 'package.json'));
    for (const path of manifests) {
      mkdirSync(join(folder, dirname(path)), { recursive: true });
      cpSync(join(ROOT, path), join(folder, path));
    }
    const step = stepsOf(workflow('release').jobs.build).find(({ name }) => name?.includes('address'));
    execFileSync('bash', ['-e', '-c', step?.run ?? ''], {
      cwd: folder,
      env: { ...process.env, GITHUB_SERVER_URL: 'https://forge.example', GITHUB_REPOSITORY: 'ann/board' },
    });
    for (const path of manifests)
      expect(JSON.parse(readFileSync(join(folder, path), 'utf8'))).toMatchObject({
        homepage: 'https://forge.example/ann/board#readme',
        bugs: { url: 'https://forge.example/ann/board/issues' },
        repository: { type: 'git', url: 'git+https://forge.example/ann/board.git' },
      });
  });
});

// A release candidate was `latest`: `npm install muggins` would have brought it.
test.each([
  ['v0.2.0', 'latest'],
  ['v0.2.0-rc.1', 'next'],
])('the tag %s is published as %s', (tag, channel) => {
  const folder = mkdtempSync(join(tmpdir(), 'muggins-channel-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const steps = stepsOf(workflow('release').jobs.publish);
  const bash = (words: string, env: NodeJS.ProcessEnv = {}) =>
    execFileSync('bash', ['-e', '-c', words], {
      cwd: folder,
      env: {
        ...process.env,
        GITHUB_REF_NAME: tag,
        GITHUB_ENV: 'env',
        GITHUB_REPOSITORY: 'Ann/board',
        ...env,
      },
    });
  bash(steps.find(({ name }) => name === 'Choose the channel')?.run ?? '');
  const [, CHANNEL] = readFileSync(join(folder, 'env'), 'utf8').trim().split('=');
  expect(CHANNEL).toBe(channel);
  // What would publish writes down how it was called.
  const written = ['npm', 'docker', 'gh'].map(
    (name) => `${name}() { echo ${name} "$@" >> calls; [ "${name} $1" != "npm view" ]; }\n`,
  );
  for (const { run = '' } of steps)
    if (/^ *(npm|docker|gh) |; then npm|\|\| npm publish/m.test(run))
      bash(written.join('') + run, { CHANNEL });
  const calls = readFileSync(join(folder, 'calls'), 'utf8');
  expect(calls.match(/npm publish .*--tag (\w+)/g)).toHaveLength(4);
  expect(new Set(calls.match(/(?<=publish .*--tag )\w+/g))).toEqual(new Set([channel]));
  expect(calls).toContain(`--tag ghcr.io/ann/board:${channel} --push`);
  expect(/gh release create .*--prerelease/.test(calls)).toBe(channel === 'next');
});

test('the site of a release lies at the root, the last of each series in a folder of its own', () => {
  const folder = mkdtempSync(join(tmpdir(), 'muggins-pages-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const git = (...words: readonly string[]): string =>
    execFileSync('git', words, { cwd: folder, encoding: 'utf8' });
  git('init', '-q', '--bare', 'ann/board');
  const step = stepsOf(workflow('release').jobs.publish).find(({ name }) => name === 'Publish the site');
  for (const version of ['0.1.0', '0.1.1', '0.2.0']) {
    const runner = join(folder, version);
    mkdirSync(join(runner, 'build/site'), { recursive: true });
    writeFileSync(join(runner, 'build/site', 'index.html'), version);
    writeFileSync(join(runner, 'build/site', `only-${version}.html`), version);
    execFileSync('tar', ['-czf', `build/muggins-${version}-site.tgz`, '-C', 'build/site', '.'], {
      cwd: runner,
    });
    execFileSync('bash', ['-e', '-c', step?.run ?? ''], {
      cwd: runner,
      stdio: 'pipe',
      env: {
        ...process.env,
        GITHUB_REF_NAME: `v${version}`,
        GITHUB_SERVER_URL: `file://${folder}`,
        GITHUB_REPOSITORY: 'ann/board',
        GH_TOKEN: 'secret',
      },
    });
  }
  const show = (path: string): string => git('-C', 'ann/board', 'show', `gh-pages:${path}`);
  expect(['index.html', 'v/0.1/index.html', 'v/0.2/index.html'].map(show)).toEqual([
    '0.2.0',
    '0.1.1',
    '0.2.0',
  ]);
  expect(show('versions.html')).toMatch(/v\/0\.2\/index\.html.*\n?.*v\/0\.1\/index\.html/);
  expect(git('-C', 'ann/board', 'ls-tree', '-r', '--name-only', 'gh-pages').match(/only-.*/g)).toEqual([
    'only-0.2.0.html',
    'only-0.1.1.html',
    'only-0.2.0.html',
  ]);
});

test('a form for issues asks each question once, with words', () => {
  const folder = '.github/ISSUE_TEMPLATE';
  for (const file of readdirSync(join(ROOT, folder))) {
    const form = parse(textOf(`${folder}/${file}`)) as {
      readonly body: readonly { readonly type: string; readonly id?: string; readonly attributes: object }[];
    };
    expect(form).toMatchObject({ name: expect.any(String), description: expect.any(String) });
    const asked = form.body.filter(({ type }) => type !== 'markdown');
    expect(new Set(asked.map(({ id }) => id)).size).toBe(asked.length);
    for (const { type, attributes } of asked) {
      expect(['input', 'textarea', 'dropdown', 'checkboxes']).toContain(type);
      expect(attributes).toHaveProperty('label');
    }
  }
});
