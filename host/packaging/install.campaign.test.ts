// The package as people get it: packed, installed by npm into an empty folder, and the README's deal played, on this Node and on
// the newest one.
import { execFileSync, spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, delimiter, dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { begin } from '../board/testing/running.ts';
import { CLASSIC } from './classic.ts';
import { lockedTree, pack, ROOT } from './pack.ts';
import { playDeal, START } from './testing/deal.ts';
import { shownCommands } from './testing/shown.ts';

const folder = mkdtempSync(join(tmpdir(), 'muggins-installed-'));
const program = join(folder, 'node_modules/.bin/muggins');
/** Packages on the npm registry that hold Node itself, one for each machine. */
const NODE = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
const newest = join(folder, 'newest', 'node_modules', NODE, 'bin', 'node');

const npm = (cwd: string, ...words: readonly string[]): string =>
  execFileSync('npm', [...words, '--no-audit', '--no-fund', '--loglevel=error'], { cwd, encoding: 'utf8' });

let tarball: string;
beforeAll(() => {
  tarball = pack(join(folder, 'packed')).file;
  for (const each of ['.', 'newest']) {
    mkdirSync(join(folder, each), { recursive: true });
    writeFileSync(join(folder, each, 'package.json'), '{"private":true}');
  }
  npm(join(folder, 'newest'), 'install', `${NODE}@>=24`);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Folders of packages below `at`, each with its version. */
const installed = (at: string): readonly string[] =>
  readdirSync(join(at, 'node_modules'), { recursive: true, encoding: 'utf8' })
    .filter((path) => /(^|node_modules\/)(@[^/]+\/)?[^/@]+\/package\.json$/.test(path))
    .map((path) => dirname(path).replace(/^muggins\/node_modules\//, ''));

test('is installed into an empty folder by one command', () => {
  npm(folder, 'install', tarball);
  expect(existsSync(program)).toBe(true);
});

test('brings the tree that CI has, one serialport in it, and compiles nothing', () => {
  // Johnny-Five and firmata find the interface of serialport 8 in their own folders.
  const own = Object.keys(CLASSIC).map((path) => dirname(path).replace(/^node_modules\//, ''));
  const all = installed(folder).filter((path) => path !== 'muggins');
  expect(own.filter((path) => !all.includes(path))).toEqual([]);
  const found = all.filter((path) => !own.includes(path));
  const locked = [...lockedTree().keys()].map((path) => path.replace(/^node_modules\//, ''));
  expect(found.filter((path) => !locked.includes(path))).toEqual([]);
  expect(found.filter((path) => /(^|\/)serialport$/.test(path))).toEqual(['serialport']);
  expect(found.length).toBeGreaterThan(60);
  expect(found.length).toBeLessThanOrEqual(locked.length);
  const bindings = join(folder, 'node_modules/muggins/node_modules/@serialport/bindings-cpp');
  expect([existsSync(join(bindings, 'prebuilds')), existsSync(join(bindings, 'build'))]).toEqual([
    true,
    false,
  ]);
});

const nodes = [
  ['this Node', process.execPath],
  ['the newest Node', newest],
] as const;

test.each(nodes)('%s counts a hand, by the name of the program alone', (_, node) => {
  const PATH = [dirname(node), process.env.PATH].join(delimiter);
  const told = execFileSync(program, ['score', '5H', '5S', '5D', 'JC', '--starter', '5C', '--json'], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, PATH },
  });
  expect(JSON.parse(told)).toMatchObject({ points: 29 });
});

test.each(nodes)('%s plays the deal of the README', async (name, node) => {
  const data = join(folder, name);
  const view = await playDeal([node, program, ...START, '--data', data], data);
  expect(view).toMatchObject({ dealer: 0, ruling: { claimed: 5, truth: 4 } });
});

const hasSocat = spawnSync('socat', ['-V']).error === undefined;
const KINDS = [['--tcp', '0'], ...(hasSocat ? [['--pty']] : [])];

// "Cannot find package 'johnny-five'" where a sketch of a user lies: beside node_modules (board.md A2, ecosystem.md B1).
test.each(KINDS)('a sketch runs where it is copied to, on `muggins emulate %s`', async (...how) => {
  if (!existsSync(join(folder, 'first-light.mjs'))) {
    const words = ['pack', '-w', 'host/board', '--json', '--pack-destination', folder] as const;
    const [{ filename }] = JSON.parse(npm(ROOT, ...words)) as [{ readonly filename: string }];
    // As docs/johnny-five.md has it.
    npm(folder, 'install', '--omit=optional', join(folder, basename(filename)), 'johnny-five');
    copyFileSync(
      join(folder, 'node_modules/@muggins/board/sketches/first-light.mjs'),
      join(folder, 'first-light.mjs'),
    );
  }
  const board = begin([program, 'emulate', ...how, '--json'], folder);
  const { port } = JSON.parse(await board.line(/"ready"/)) as { readonly port: string };
  const sketch = begin([process.execPath, 'first-light.mjs', port], folder);
  await board.line(/First light/);
  board.type('7');
  expect(JSON.parse(await board.line(/"front":8/))).toMatchObject({ pegs: [{ front: 8, rear: 1 }, {}] });
  await sketch.end();
  await board.end();
});

// A command that only a checkout knew would be found by none of the tests above.
test('every command that a document shows is one of the installed program', () => {
  const names = new Set(
    shownCommands(ROOT, 'muggins').flatMap(({ line }) => /^muggins ([a-z]+)/.exec(line)?.[1] ?? []),
  );
  const failed = [...names].filter((name) => spawnSync(program, [name, '--help']).status !== 0);
  expect(failed).toEqual([]);
  expect(names.size).toBeGreaterThan(15);
});
