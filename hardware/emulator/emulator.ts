// The board's software twin in Node: a worker thread runs the firmware.
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { type BoardKind, REFERENCE_LANES } from '../../shared/protocol/index.ts';
import { type Batch, DEFAULTS, type EmulatorOptions, type WorkerOptions } from './messages.ts';
import { kindOf } from './processor.ts';
import { WorkerBoard } from './workerboard.ts';

/** Path of the firmware that comes with the package. */
export function prebuiltImage(board: BoardKind = 'uno'): string {
  for (
    let folder = dirname(fileURLToPath(import.meta.url));
    folder !== dirname(folder);
    folder = dirname(folder)
  ) {
    if (existsSync(join(folder, 'package.json'))) return join(folder, 'firmware', 'prebuilt', `${board}.hex`);
  }
  throw new Error('hardware/emulator is not inside a package');
}

export class Emulator extends WorkerBoard {
  /** Powers the board on, with its cable plugged in. @throws if the image cannot be read, or the board has no such lanes. */
  static async start(options: EmulatorOptions = {}): Promise<Emulator> {
    const { lanes = REFERENCE_LANES } = options;
    const board = kindOf(lanes, options.board);
    const image = options.image ?? prebuiltImage(board);
    if (!existsSync(image)) throw new Error(`there is no firmware image at ${image}`);
    const worker = startWorker({ ...DEFAULTS, ...options, board, lanes, image });
    const emulator = new Emulator(
      { board, lanes },
      { post: (request) => worker.postMessage(request), end: () => worker.terminate() },
    );
    worker.on('message', (batch: Batch) => emulator.receive(batch));
    await once(worker, 'message');
    worker.on('error', (error) => emulator.fail(error));
    return emulator;
  }
}

/** The worker is TypeScript when this file is, as under vitest and tsx, and JavaScript when it was built. */
function startWorker(workerData: WorkerOptions): Worker {
  const here = fileURLToPath(import.meta.url);
  const file = here.endsWith('.ts') ? 'bootstrap.mjs' : 'worker.js';
  return new Worker(join(dirname(here), file), { workerData });
}
