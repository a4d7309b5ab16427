// Simulated tables for longer, and every fault: no law is ever broken. The built program: it is twice as fast as one under test.
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const LAB = fileURLToPath(new URL('../../../dist/host/lab/lab.js', import.meta.url));

/** Two tables, between which every fault comes up. `npm run simulate` plays as many others as one likes. */
const SEEDS = ['101', '103'];

test('five minutes of each table', { timeout: 3_600_000 }, async () => {
  const counts = new Map<string, number>();
  for (const seed of SEEDS) {
    const { stdout } = await promisify(execFile)(process.execPath, [
      LAB,
      'simulate',
      '--seed',
      seed,
      '--minutes',
      '5',
    ]);
    expect(stdout).toContain('no law was broken');
    expect(Number(/moves (\d+)/.exec(stdout)?.[1])).toBeGreaterThan(100);
    const [, faults = ''] = /faults: (.*)/.exec(stdout) ?? [];
    for (const [, name = '', count] of faults.matchAll(/(\w+) (\d+)/g))
      counts.set(name, (counts.get(name) ?? 0) + Number(count));
  }
  expect(counts.size).toBeGreaterThan(5);
  expect([...counts].filter(([, count]) => count === 0)).toEqual([]);
});
