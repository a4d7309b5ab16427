// The time of a process, as Linux tells it.
import { expect, test } from 'vitest';
import { processorSeconds } from './processor.ts';

// proc(5): pid, (comm), state, ppid ... utime is field 14, stime field 15; comm is whatever the program calls itself.
test.each([
  ['4242 (node) S 1 4242 4242 0 -1 4194304 9000 0 12 0 1234 66 0 0 20 0 11 0 5000 1 2', 13],
  ['4242 (a name) 9 (x)) R 1 4242 4242 0 -1 4194304 9000 0 12 0 1 1 0 0 20 0 11 0 5000 1 2', 0.02],
])('%s', (stat, seconds) => {
  expect(processorSeconds(stat)).toBe(seconds);
});
