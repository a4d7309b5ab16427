// The package as people get it: packed, installed by npm into an empty folder, and the README's deal played on every Node that
// Muggins supports, on Bun and on Deno.
import { execFile, execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { begin } from '../board/testing/running.ts';
import { ROOT } from './pack.ts';
import { playDeal, START } from './testing/deal.ts';
import { installed } from './testing/installed.ts';

const folder = mkdtempSync(join(tmpdir(), 'muggins-elsewhere-'));
/** Where the package is installed. */
let place: string;
let program: string;
let tarball: string;
const runtimes = join(folder, 'runtimes/node_modules');
/** Packages on the npm registry that hold Node itself, one for each machine. */
const NODE = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;

/** Releases of Node that Muggins supports. */
const VERSIONS = [20, 22, 24, 26] as const;

const npm = (cwd: string, ...words: readonly string[]): string =>
  execFileSync('npm', [...words, '--no-audit', '--no-fund', '--loglevel=error'], { cwd, encoding: 'utf8' });

/** The runtimes come while others are tested. */
let fetched: Promise<unknown>;
beforeAll(async () => {
  for (const each of ['runtimes', 'sketches']) {
    mkdirSync(join(folder, each));
    writeFileSync(join(folder, each, 'package.json'), '{"private":true}');
  }
  const nodes = VERSIONS.map((version) => `node${version}@npm:${NODE}@${version}`);
  // Their scripts would only copy what has come.
  const words = [
    'install',
    ...nodes,
    'bun',
    'deno',
    '--ignore-scripts',
    '--prefer-offline',
    '--loglevel=error',
  ];
  fetched = promisify(execFile)('npm', words, { cwd: join(folder, 'runtimes') });
  place = await installed();
  program = join(place, 'node_modules/.bin/muggins');
  tarball = join(place, 'packed', readdirSync(join(place, 'packed')).join());
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('is installed into an empty folder by one command, which asks no registry and brings one package', () => {
  expect(existsSync(program)).toBe(true);
  const packages = readdirSync(join(place, 'node_modules')).filter((name) => !name.startsWith('.'));
  expect(packages).toEqual(['muggins']);
  expect(existsSync(join(place, 'node_modules/muggins/node_modules'))).toBe(false);
});

test('counts a hand, by the name of the program alone', () => {
  const told = execFileSync(program, ['score', '5H', '5S', '5D', 'JC', '--starter', '5C', '--json'], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect(JSON.parse(told)).toMatchObject({ points: 29 });
});

/** A registry with the packed program alone. Resolves with its address; `asked` gets what npm asks for. */
async function openRegistry(file: string, asked: string[]): Promise<{ readonly url: string; close(): void }> {
  const bytes = readFileSync(file);
  const text = execFileSync('tar', ['-xOzf', file, 'package/package.json'], { encoding: 'utf8' });
  const manifest = JSON.parse(text) as { readonly name: string; readonly version: string };
  const integrity = `sha512-${createHash('sha512').update(bytes).digest('base64')}`;
  const server = createServer(({ url = '', headers: { host } }, response) => {
    asked.push(url);
    if (url.endsWith('.tgz')) return response.end(bytes);
    if (url !== `/${manifest.name}`) return response.writeHead(404).end('{}');
    const release = { ...manifest, dist: { tarball: `http://${host}/muggins.tgz`, integrity } };
    const { name, version } = manifest;
    response.setHeader('content-type', 'application/json');
    return response.end(
      JSON.stringify({ name, 'dist-tags': { latest: version }, versions: { [version]: release } }),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}

// The first thing that a stranger types, with nothing in npm's cache. docs/evidence.md has how long it takes.
test('npx counts a hand and starts a table, and asks the registry for one package', async () => {
  const asked: string[] = [];
  const registry = await openRegistry(tarball, asked);
  // Not below the folder in which it is installed, where npm would find it.
  const empty = mkdtempSync(join(tmpdir(), 'muggins-npx-'));
  const cache = ['--registry', registry.url, '--cache', join(empty, 'cache'), '--update-notifier=false'];
  const npx = ['npm', 'exec', '--yes', ...cache, '--', 'muggins'];
  try {
    const [tool = '', ...words] = [...npx, ...'score 5H 5S 5D JC --starter 5C --json'.split(' ')];
    const { stdout } = await promisify(execFile)(tool, words, { cwd: empty });
    expect(JSON.parse(stdout)).toMatchObject({ points: 29 });
    expect(new Set(asked)).toEqual(new Set(['/muggins', '/muggins.tgz']));
    const start = ['start', '--emulator', '--http', '0', '--data', join(empty, 'games'), '--json'];
    const table = begin([...npx, ...start], empty);
    const { pid } = JSON.parse(await table.line(/"event":"ready"/)) as { readonly pid: number };
    await table.line(/"event":"board","state":"ready"/);
    // In a terminal, Ctrl+C reaches npm and the table alike.
    process.kill(pid, 'SIGINT');
    expect(await table.over).toBe(0);
  } finally {
    registry.close();
    rmSync(empty, { recursive: true, force: true });
  }
});

const hasSocat = spawnSync('socat', ['-V']).error === undefined;
const KINDS = [['--tcp', '0'], ...(hasSocat ? [['--pty']] : [])];

const sketches = join(folder, 'sketches');

// "Cannot find package 'johnny-five'" where a sketch of a user lies: beside node_modules (board.md A2, ecosystem.md B1).
test.each(KINDS)('a sketch runs where it is copied to, on `muggins emulate %s`', async (...how) => {
  if (!existsSync(join(sketches, 'first-light.mjs'))) {
    const words = ['pack', '-w', 'host/board', '--json', '--pack-destination', sketches] as const;
    const [{ filename }] = JSON.parse(npm(ROOT, ...words)) as [{ readonly filename: string }];
    // As docs/johnny-five.md has it.
    npm(sketches, 'install', '--omit=optional', tarball, join(sketches, basename(filename)), 'johnny-five');
    copyFileSync(
      join(sketches, 'node_modules/@muggins/board/sketches/first-light.mjs'),
      join(sketches, 'first-light.mjs'),
    );
  }
  const board = begin([join(sketches, 'node_modules/.bin/muggins'), 'emulate', ...how, '--json'], sketches);
  const { port } = JSON.parse(await board.line(/"ready"/)) as { readonly port: string };
  const sketch = begin([process.execPath, 'first-light.mjs', port], sketches);
  await board.line(/First light/);
  board.type('7');
  expect(JSON.parse(await board.line(/"front":8/))).toMatchObject({ pegs: [{ front: 8, rear: 1 }, {}] });
  await sketch.end();
  await board.end();
});

/** The program of a package for this machine, such as @oven/bun-linux-x64. */
function binaryIn(scope: string, file: string): string {
  const [own = ''] = readdirSync(join(runtimes, scope)).filter((name) =>
    existsSync(join(runtimes, scope, name, file)),
  );
  return join(runtimes, scope, own, file);
}

const RUNTIMES: readonly (readonly [name: string, command: () => readonly string[]])[] = [
  ...VERSIONS.map(
    (version) => [`Node ${version}`, () => [join(runtimes, `node${version}/bin/node`)]] as const,
  ),
  ['Bun', () => [binaryIn('@oven', 'bin/bun')]],
  ['Deno', () => [binaryIn('@deno', 'deno'), 'run', '--allow-all']],
];

describe('elsewhere', () => {
  beforeAll(() => fetched);

  test.each(RUNTIMES)('%s plays the deal of the README', async (name, command) => {
    const data = join(folder, name);
    const [runtime = '', ...words] = command();
    const view = await playDeal([runtime, ...words, program, ...START, '--data', data], data);
    expect(view).toMatchObject({ dealer: 0, ruling: { claimed: 5, truth: 4 } });
  });

  // Bun crashed as it opened a port.
  test.each(RUNTIMES.slice(-2))('%s is told that a board needs Node', async (name, command) => {
    const [runtime = '', ...words] = command();
    const answer = spawnSync(runtime, [...words, program, 'doctor', '--port', '/dev/null'], {
      encoding: 'utf8',
    });
    expect(answer.stdout).toContain(`${name} cannot use serial ports`);
  });
});
