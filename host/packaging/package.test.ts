// What the package `muggins` holds of its own, and that nothing which comes with it needs a compiler or another download.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lockedTree, pack, type Tarball } from './pack.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'muggins-own-'));
/** Bytes that the package may have without what it bundles. */
const MOST = 1_800_000;

let packed: Tarball;
beforeAll(() => {
  packed = pack(folder, false);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the package, without what it bundles', () => {
  test('is small', () => {
    expect(packed.size).toBeLessThan(MOST);
  });

  test('has no tests, maps, notes of the compiler, instruments', () => {
    const odd = /\.test\.|\/testing\/|\.map$|\.tsbuildinfo$|types-|host\/lab|(?<!\.d)\.ts$/;
    expect(packed.paths.filter((path) => odd.test(path))).toEqual([]);
  });

  test('brings once what the pages of hall and table share, and has every part that a page asks for', () => {
    const parts = packed.paths.filter((path) => /^dist\/(hall|web)\/assets\//.test(path));
    const names = parts.map((path) => basename(path));
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
    const asked = parts
      .filter((path) => /\.(css|js)$/.test(path))
      .flatMap(
        (path) => readFileSync(join(ROOT, path), 'utf8').match(/[\w.-]+\.(woff2|css|js)(?=["')`])/g) ?? [],
      );
    expect(asked.some((name) => name.endsWith('.woff2'))).toBe(true);
    const hashed = asked.filter((name) => /-[\w-]{8}\.\w+$/.test(name));
    expect(hashed.filter((name) => !names.includes(name))).toEqual([]);
  });

  /** Bug: the command loaded a package that only the pages are built with, and an installed one did not start. */
  test('has a command that loads nothing but what comes with it', () => {
    const comes = [...lockedTree().keys()].map((path) => path.replace('node_modules/', ''));
    const scripts = packed.paths.filter((path) => /^dist\/command\/.*\.js$/.test(path));
    const loaded = scripts
      .flatMap((path) => [
        ...readFileSync(join(ROOT, path), 'utf8').matchAll(
          /^(?:import|\} from) .*["']([^."'][^"']*)["'];$/gm,
        ),
      ])
      .map(([, name = '']) => name)
      .filter((name) => !isBuiltin(name));
    expect(loaded).toContain('johnny-five');
    expect(loaded.filter((name) => !comes.some((one) => name === one || name.startsWith(`${one}/`)))).toEqual(
      [],
    );
  });

  test('has the programs and types that its manifest names, and every page that the README leads to', () => {
    const text = execFileSync('tar', ['-xOzf', packed.file, 'package/package.json'], { encoding: 'utf8' });
    const manifest = JSON.parse(text) as Record<'bin' | 'exports', object> & Record<string, unknown>;
    const named = [
      ...JSON.stringify([manifest.bin, manifest.exports]).matchAll(/"(?:\.\/)?(dist\/[^"*]+)"/g),
    ];
    expect(named.length).toBeGreaterThan(5);
    const readme = readFileSync(join(ROOT, 'README.md'), 'utf8');
    const links = [...readme.matchAll(/(?<!!)\[[^\]]*\]\((?![a-z]+:)([^)#]+)/g)];
    expect(links.length).toBeGreaterThan(15);
    const paths = [...named, ...links].map(([, path = '']) => path);
    // A link to a folder leads to its README.
    expect(
      paths.filter((path) => !packed.paths.some((one) => one === path || one === `${path}/README.md`)),
    ).toEqual([]);
  });

  test('says where it comes from, and asks npm to run and to replace nothing', () => {
    const text = execFileSync('tar', ['-xOzf', packed.file, 'package/package.json'], { encoding: 'utf8' });
    const { scripts, overrides, devDependencies, homepage, repository, bugs } = JSON.parse(text) as Record<
      string,
      unknown
    >;
    expect([scripts, overrides, devDependencies]).toEqual([undefined, undefined, undefined]);
    const [, address = ''] = /"git\+(https:[^"]*)\.git"/.exec(JSON.stringify(repository)) ?? [];
    expect(address).toMatch(/^https:\/\/[^/]+\/\S+$/);
    expect(JSON.stringify([homepage, bugs])).toBe(
      JSON.stringify([`${address}#readme`, { url: `${address}/issues` }]),
    );
  });
});

describe('the dependencies of the program', () => {
  /** What runs when a package is installed. */
  const HOOKS = ['preinstall', 'install', 'postinstall'];
  const here = [...lockedTree()].filter(([path]) => readable(join(ROOT, path, 'package.json')));
  const scriptsOf = (path: string): readonly string[] => {
    const { scripts = {} } = JSON.parse(readFileSync(join(ROOT, path, 'package.json'), 'utf8')) as {
      readonly scripts?: Readonly<Record<string, string>>;
    };
    return HOOKS.flatMap((hook) => scripts[hook] ?? []);
  };
  const filesIn = (path: string): readonly string[] =>
    readdirSync(join(ROOT, path), { recursive: true, encoding: 'utf8' });

  test('run nothing when they are installed, but look for what they have brought', () => {
    const running = here
      .map(([path]) => [path, scriptsOf(path)] as const)
      .filter(([, scripts]) => scripts.length > 0);
    expect(running).toEqual([['node_modules/@serialport/bindings-cpp', ['node-gyp-build']]]);
  });

  test('bring every binary for every machine that Muggins runs on', () => {
    const prebuilt = filesIn('node_modules/@serialport/bindings-cpp/prebuilds');
    for (const machine of ['linux-x64', 'linux-arm64', 'linux-arm', 'darwin-x64+arm64', 'win32-x64'])
      expect(prebuilt.some((path) => path.startsWith(machine) && path.endsWith('.node'))).toBe(true);
  });

  test('are each named by a source file of the program', () => {
    const { dependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
      dependencies: object;
    };
    const sources = execFileSync(
      'git',
      ['grep', '-hoE', "(from|import|import\\(|require\\() ?'[^']+'", '--', 'host', 'hardware', 'shared'],
      { cwd: ROOT, encoding: 'utf8' },
    );
    const unused = Object.keys(dependencies).filter((name) => !new RegExp(`'${name}['/]`).test(sources));
    expect(unused).toEqual([]);
  });
});

/** Packages for other machines are in the lock file and not on the disk. */
function readable(file: string): boolean {
  try {
    return readFileSync(file).length > 0;
  } catch {
    return false;
  }
}

test('the Dockerfile starts and asks the program of the Debian package as its user, on the volume', () => {
  const steps = readFileSync(join(ROOT, 'host/packaging/Dockerfile'), 'utf8');
  for (const step of [
    /^COPY build\/muggins_\*_\$\{TARGETARCH\}\.deb /m,
    /^ENV MUGGINS_DATA=\/data$/m,
    /^VOLUME \["\/data"\]$/m,
    /^USER muggins$/m,
    /^HEALTHCHECK .*\["muggins", "status"\]$/m,
    /^ENTRYPOINT \["muggins"\]$/m,
    /^CMD \["start", "--lan"\]$/m,
  ])
    expect(steps.replace(/\\\n\s*/g, ' ')).toMatch(step);
});
