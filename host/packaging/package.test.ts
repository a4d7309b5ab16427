// What the package `muggins` holds: all that the program needs, so that npm fetches one thing and runs nothing.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pack, type Tarball } from './pack.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'muggins-own-'));
/** Bytes and files that the package may have: `npx muggins` is to start within seconds. */
const MOST = { size: 3_000_000, files: 400 };

let packed: Tarball;
/** Text of a file in the package. */
const textOf = (path: string): string =>
  execFileSync('tar', ['-xOzf', packed.file, `package/${path}`], { encoding: 'utf8', maxBuffer: 1e8 });

beforeAll(() => {
  packed = pack(folder);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the package', () => {
  test('is small', () => {
    expect(packed.size).toBeLessThan(MOST.size);
    expect(packed.paths.length).toBeLessThan(MOST.files);
  });

  test('has no tests, maps, notes of the compiler, instruments', () => {
    const odd = /\.test\.|\/testing\/|\.map$|\.tsbuildinfo$|types-|host\/lab|\.ts$/;
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

  const scripts = (): readonly string[] =>
    packed.paths.filter((path) => /^dist\/command\/.*\.js$/.test(path));

  /** Bug: the command loaded a package that only the pages are built with, and an installed one did not start. */
  test('has a command that loads nothing but its own files and Node', () => {
    const loaded = scripts()
      .flatMap((path) => [
        ...readFileSync(join(ROOT, path), 'utf8').matchAll(
          /^(?:import|\} from) .*["']([^."'][^"']*)["'];$|\b__require\("([^"]+)"\)/gm,
        ),
      ])
      .map(([, imported, required]) => imported ?? required ?? '');
    expect(loaded).toContain('node:fs');
    expect(loaded.filter((name) => !isBuiltin(name))).toEqual([]);
  });

  test('says whose work is in it, each with the conditions and the name of a licence', () => {
    const parts = textOf('NOTICE.md').split(/^(?=## \S+ - \d)/m);
    const named = new Map(parts.map((part) => [/^## (\S+) - \d/.exec(part)?.[1], part]));
    const within = new Set(
      scripts().flatMap((path) =>
        [
          ...readFileSync(join(ROOT, path), 'utf8').matchAll(
            /^\/\/ (?:node_modules\/(?:@[^/\s]+\/)?[^/\s]+\/)*node_modules\/((?:@[^/\s]+\/)?[^/\s]+)\//gm,
          ),
        ].map(([, name = '']) => name),
      ),
    );
    for (const name of [
      'johnny-five',
      'firmata-io',
      'serialport',
      '@serialport/parser-readline',
      'zod',
      'mqtt',
    ])
      expect(within).toContain(name);
    const conditions =
      /Permission is (hereby )?granted|Permission to use, copy|TERMS AND CONDITIONS|Redistributions of/;
    expect([...within].filter((name) => !conditions.test(named.get(name) ?? ''))).toEqual([]);
    // What the pages and the images have of others.
    for (const heading of ['## lit - ', '## Atkinson Hyperlegible Next (', '## firmware/prebuilt ('])
      expect(textOf('NOTICE.md')).toContain(`\n${heading}`);
  });

  test('brings the serial ports of every machine that Muggins runs on', () => {
    const prebuilt = packed.paths.filter((path) => path.endsWith('.node'));
    for (const machine of ['linux-x64', 'linux-arm64', 'linux-arm', 'darwin-x64+arm64', 'win32-x64'])
      expect(prebuilt.some((path) => path.startsWith(`dist/command/prebuilds/${machine}/`))).toBe(true);
  });

  test('has the program, and every page that the README leads to', () => {
    const { bin } = JSON.parse(textOf('package.json')) as { readonly bin: Readonly<Record<string, string>> };
    expect(bin).toEqual({ muggins: 'dist/command/muggins.js' });
    const readme = readFileSync(join(ROOT, 'README.md'), 'utf8');
    const links = [...readme.matchAll(/(?<!!)\[[^\]]*\]\((?![a-z]+:)([^)#]+)/g)];
    expect(links.length).toBeGreaterThan(15);
    const paths = [...Object.values(bin), ...links.map(([, path = '']) => path)];
    // A link to a folder leads to its README.
    expect(
      paths.filter((path) => !packed.paths.some((one) => one === path || one === `${path}/README.md`)),
    ).toEqual([]);
  });

  test('asks npm to run and to fetch nothing', () => {
    const fields = Object.keys(JSON.parse(textOf('package.json')));
    expect(fields.filter((field) => /scripts|dependencies|overrides/i.test(field))).toEqual([]);
  });
});

test.each(['shared/rules', 'shared/words', 'host/board'])(
  'the package in %s has the version of the others',
  (room) => {
    const read = (folder: string): Readonly<Record<string, unknown>> =>
      JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8'));
    const { version, engines } = read('.');
    expect(read(room)).toMatchObject({ version, engines });
  },
);

describe('the dependencies of the program', () => {
  test('run nothing when they are installed, but look for what they have brought', () => {
    const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
      readonly packages: Readonly<Record<string, { readonly dev?: true; readonly hasInstallScript?: true }>>;
    };
    const running = Object.entries(packages).filter(
      ([path, each]) => path && each.hasInstallScript && !each.dev,
    );
    expect(running.map(([path]) => path)).toEqual(['node_modules/@serialport/bindings-cpp']);
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
