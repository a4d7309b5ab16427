// Fuzzes the frame parser and the Firmata parser, compiled for this machine with sanitizers (testing/fuzz.cpp). It starts from
// the golden frames and a committed corpus. It takes 3 seconds unless FUZZ_SECONDS says more; add new inputs of a long run
// to `found.txt`.
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, describe, expect, test } from 'vitest';
import golden from '../shared/protocol/frames.golden.json' with { type: 'json' };
import { compiled } from './testing/compiled.ts';
import { MODULES, SANITIZERS } from './testing/native.ts';
import { toolFound } from './testing/tools.ts';

const path = (name: string): string => fileURLToPath(new URL(name, import.meta.url));
const SECONDS = Number(process.env.FUZZ_SECONDS ?? 3);
// Edges are told apart by their addresses, which must be the same in every run.
const FLAGS = ['-std=c++11', '-g', '-Wall', '-Wextra', '-Werror', '-fno-pie', '-no-pie', ...SANITIZERS];
const OBJECTS = MODULES.map((module) => basename(module, '.cpp')).map((name) => `${name}.o`);

/** Only the firmware counts its edges; the fuzzer itself does not. */
const fuzzer = (): string =>
  compiled('fuzz', [
    [...FLAGS, '-O1', '-fsanitize-coverage=trace-pc', '-c', ...MODULES],
    [...FLAGS, path('./testing/fuzz.cpp'), ...OBJECTS],
  ]);

describe.skipIf(!toolFound('g++'))('parsers under sanitizers', () => {
  const folder = mkdtempSync(join(tmpdir(), 'muggins-fuzz-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  // The golden frames that a host may send, good and broken, each on a greeted board.
  const frames = [...golden.good, ...golden.broken].filter(({ from }) => from !== 'board');
  writeFileSync(
    join(folder, 'golden.txt'),
    frames.map(({ name, bytes }) => `01 ${bytes}  # ${name}\n`).join(''),
  );
  const corpus = (name: string): string =>
    name === 'golden' ? join(folder, 'golden.txt') : path(`./testing/corpus/${name}.txt`);
  const fuzz = async (seconds: number, seed: number, ...files: readonly string[]) => {
    const args = [`${seconds}`, `${seed}`, ...files.map(corpus)];
    const { stdout } = await promisify(execFile)(fuzzer(), args);
    const numbers = (line: RegExp) => (line.exec(stdout) ?? []).slice(1).map(Number);
    const [inputs = 0, given = 0] = numbers(/^corpus (\d+) inputs, (\d+) edges$/m);
    const [runs = 0, edges = 0] = numbers(/^runs (\d+), (\d+) edges$/m);
    return { inputs, given, runs, edges };
  };

  test('the corpus reaches more than golden frames alone, and found inputs more still', async () => {
    const alone = await fuzz(0, 1, 'golden');
    const firmata = await fuzz(0, 1, 'golden', 'firmata');
    const all = await fuzz(0, 1, 'golden', 'firmata', 'found');
    expect(alone.inputs).toBeGreaterThan(20);
    expect(alone.given).toBeGreaterThan(200);
    expect(firmata.given).toBeGreaterThan(alone.given);
    expect(all.given).toBeGreaterThan(firmata.given);
  });

  test(`nothing breaks in ${SECONDS} s`, async () => {
    const seed = Number(process.env.FUZZ_SEED ?? 1);
    const { runs, edges, given } = await fuzz(SECONDS, seed, 'golden', 'firmata', 'found');
    expect(runs).toBeGreaterThan(10 * SECONDS);
    expect(edges).toBeGreaterThanOrEqual(given);
  });
});
