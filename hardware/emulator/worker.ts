// Runs a machine in a worker thread of Node.
import { readFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { parseHex } from './hex.ts';
import type { Request, WorkerOptions } from './messages.ts';
import { PROCESSORS } from './processor.ts';
import { Runner } from './runner.ts';

/** Milliseconds of a nap: a timer wakes one to two milliseconds late, which a real board's answers are not. */
const NAP = 0.25;
/** No event wakes the sleeper. */
const NEVER = new Int32Array(new SharedArrayBuffer(4));

const port = parentPort;
if (port === null) throw new Error('worker.ts runs only as a worker thread');
const { image, ...options } = workerData as WorkerOptions;
const flash = parseHex(readFileSync(image, 'utf8'), PROCESSORS[options.board].flash);
const runner = new Runner(
  { ...options, flash },
  {
    send: (batch) => port.postMessage(batch),
    soon: (run) => void setImmediate(run),
    afterNap(run) {
      Atomics.wait(NEVER, 0, 0, NAP);
      setImmediate(run);
    },
  },
);
port.on('message', (request: Request) => runner.handle(request));
