// The emulated board of the demo, and its worker.
import type { Batch } from '../../hardware/emulator/messages.ts';
import { WorkerBoard } from '../../hardware/emulator/workerboard.ts';
import { REFERENCE_LANES } from '../../shared/protocol/index.ts';
import emulator from './emulator.ts?worker&url';

/** Powers on an Uno with the lanes of the reference build. */
export function startBoard(): WorkerBoard {
  const worker = new Worker(new URL(emulator, location.href), { type: 'module' });
  const board = new WorkerBoard(
    { board: 'uno', lanes: REFERENCE_LANES },
    { post: (request) => worker.postMessage(request), end: () => worker.terminate() },
  );
  worker.onmessage = ({ data }: MessageEvent<Batch>) => board.receive(data);
  worker.onerror = ({ message }) => board.fail(new Error(message));
  return board;
}
