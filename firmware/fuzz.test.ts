// Fuzzes the frame parser and the Firmata parser, compiled for this machine with sanitizers (testing/fuzz.cpp). It starts from
// the golden frames and a committed corpus. It takes ten seconds unless FUZZ_SECONDS says more; add new inputs of a long run
// to `found.txt`.
import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { goldenCorpus } from './testing/corpus.ts';
import { toolFound } from './testing/tools.ts';

const run = promisify(execFile);
const path = (name: string): string => fileURLToPath(new URL(name, import.meta.url));
const SECONDS = Number(process.env.FUZZ_SECONDS ?? 10);
// Edges are told apart by their addresses, which must be the same in every run.
const FLAGS = ['-std=c++11', '-O1', '-g', '-Wall', '-Wextra', '-Werror', '-fno-pie', '-no-pie'];
const SANITIZERS = ['-fsanitize=address,undefined', '-fno-sanitize-recover=all'];

describe.skipIf(!toolFound('g++'))('parsers under sanitizers', () => {
  let folder = '';
  const corpus = (name: string): string =>
    name === 'golden' ? join(folder, 'golden.txt') : path(`./testing/corpus/${name}.txt`);
  const fuzz = async (seconds: number, seed: number, ...files: readonly string[]) => {
    const { stdout } = await run(join(folder, 'fuzz'), [`${seconds}`, `${seed}`, ...files.map(corpus)]);
    const numbers = (line: RegExp) => (line.exec(stdout) ?? []).slice(1).map(Number);
    const [inputs = 0, given = 0] = numbers(/^corpus (\d+) inputs, (\d+) edges$/m);
    const [runs = 0, edges = 0] = numbers(/^runs (\d+), (\d+) edges$/m);
    return { inputs, given, runs, edges };
  };

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'muggins-fuzz-'));
    writeFileSync(corpus('golden'), goldenCorpus());
    const sources = path('./muggins/src/');
    const modules = readdirSync(sources).filter((name) => name.endsWith('.cpp'));
    // Only the firmware counts its edges; the fuzzer itself does not.
    const objects = ['-fsanitize-coverage=trace-pc', '-c', ...modules.map((name) => join(sources, name))];
    await run('g++', [...FLAGS, ...SANITIZERS, ...objects], { cwd: folder });
    const compiled = modules.map((name) => name.replace(/cpp$/, 'o'));
    const fuzzer = [...FLAGS, ...SANITIZERS, '-o', 'fuzz', path('./testing/fuzz.cpp'), ...compiled];
    await run('g++', fuzzer, { cwd: folder });
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('the corpus reaches more than golden frames alone, and found inputs more still', async () => {
    const golden = await fuzz(0, 1, 'golden');
    const firmata = await fuzz(0, 1, 'golden', 'firmata');
    const all = await fuzz(0, 1, 'golden', 'firmata', 'found');
    expect(golden.inputs).toBeGreaterThan(20);
    expect(golden.given).toBeGreaterThan(200);
    expect(firmata.given).toBeGreaterThan(golden.given);
    expect(all.given).toBeGreaterThan(firmata.given);
  });

  test(
    `nothing breaks in ${SECONDS} s`,
    async () => {
      const seed = Number(process.env.FUZZ_SEED ?? 1);
      const { runs, edges, given } = await fuzz(SECONDS, seed, 'golden', 'firmata', 'found');
      expect(runs).toBeGreaterThan(100 * SECONDS);
      expect(edges).toBeGreaterThanOrEqual(given);
    },
    240_000 + 2000 * SECONDS,
  );
});
