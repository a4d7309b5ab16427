// The package as people get it: packed, installed by npm into an empty folder, and the README's deal played, on this Node and on
// the newest one.
import { execFile, execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Emulator, openPty } from '../../hardware/emulator/index.ts';
import { CLASSIC } from './classic.ts';
import { lockedTree, pack } from './pack.ts';
import { playDeal, START } from './testing/deal.ts';

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

// "Transport is not a constructor": firmata was given serialport 13, whose module is no class.
const SKETCH = `const five = require('johnny-five');
const board = new five.Board({ port: process.argv[2], repl: false, timeout: 600000 });
board.on('error', ({ message }) => { console.error(message); process.exit(1); });
board.on('ready', () => { console.log(JSON.stringify([board.io.firmware.name, Object.keys(board.pins).length])); process.exit(0); });
`;
const hasSocat = spawnSync('socat', ['-V']).error === undefined;
test.skipIf(!hasSocat).each(nodes)(
  '%s: `new five.Board({ port })` of the installed Johnny-Five (socat)',
  async (_, node) => {
    const sketch = join(folder, 'node_modules/muggins/sketch.cjs');
    writeFileSync(sketch, SKETCH);
    const emulator = await Emulator.start({ lanes: 2 });
    const pty = await openPty(emulator);
    try {
      const { stdout } = await promisify(execFile)(node, [sketch, pty.path]);
      expect(JSON.parse(stdout.trim().split('\n').at(-1) ?? '')).toEqual(['muggins', 20]);
    } finally {
      await pty.close();
      await emulator.stop();
    }
  },
);
