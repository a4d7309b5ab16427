// Loaded before a hall that is measured: tells its parent how much memory the process has had.
import { getHeapStatistics } from 'node:v8';

/** Bytes. Resident memory is the system's to tell, from outside. */
export interface HeapGauge {
  readonly heap: number;
  readonly peakHeap: number;
}

/** Milliseconds between two looks. */
const LOOK = 100;

let peakHeap = 0;
const look = (): number => {
  const { used_heap_size: heap } = getHeapStatistics();
  peakHeap = Math.max(peakHeap, heap);
  return heap;
};

setInterval(look, LOOK).unref();
process.on('message', () => process.send?.({ heap: look(), peakHeap } satisfies HeapGauge));
// A hall that nobody measures any more has nothing to do.
process.on('disconnect', () => process.exit());
// Whoever listens to the parent lives as long as the parent does, unless it says otherwise.
process.channel?.unref();
