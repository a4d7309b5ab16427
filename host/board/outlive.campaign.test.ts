// A thousand connects to boards that answer late, twice or never, and leave half-way: by a clock that the test turns, and by
// the clock of the machine, beside loops that keep its processors busy.
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { expectNothing, life, live, outlive, remains } from './testing/lives.ts';
import '../testing/seed.ts';

const SEED = Number(process.env.SEED ?? 1);
/** Bytes by which the heap may grow in 200 connects: the runner's own. */
const HEAP_SLACK = 600_000;

afterEach(() => {
  vi.useRealTimers();
});

test.each([SEED, SEED + 1, SEED + 2, SEED + 3])(
  'by a clock that is turned, a quarter of them, seed %i: nothing thrown, nothing left, and a flat heap',
  async (seed) => {
    vi.useFakeTimers();
    await outlive({ runs: 3, together: 20, seed });
    const warm = remains();
    await outlive({ runs: 10, together: 20, seed: ~seed });
    const left = remains();
    console.log(`heap after 60 connects ${warm.heap}, after 260 ${left.heap}`);
    expect(left.heap - warm.heap).toBeLessThan(HEAP_SLACK);
  },
);

/** Keeps every processor busy, and our own thread for a quarter of the time. Resolves to what ends it. */
async function busy(): Promise<() => Promise<void>> {
  const loop = 'require("node:worker_threads").parentPort.postMessage(0); for (;;);';
  const workers = Array.from({ length: availableParallelism() }, () => new Worker(loop, { eval: true }));
  await Promise.all(workers.map((worker) => once(worker, 'message')));
  const stalls = setInterval(() => {
    const until = performance.now() + 50;
    while (performance.now() < until);
  }, 200);
  return async () => {
    clearInterval(stalls);
    await Promise.all(workers.map((worker) => worker.terminate()));
  };
}

test('by the clock of the machine, beside busy loops: nothing thrown, and no board left', async () => {
  const before = remains();
  const end = await busy();
  try {
    for (const seed of [1, 2, 3, 4]) await Promise.all(fc.sample(life, { numRuns: 250, seed }).map(live));
  } finally {
    await end();
  }
  const { heap } = expectNothing(before);
  console.log(`heap before ${before.heap}, after 1,000 connects beside busy loops ${heap}`);
});
