// A clock that a test moves.
import type { Clock } from '../clock.ts';

/** Stands still until `pass`; then whatever is due runs, in its order. */
export function fakeTime(): Clock & { pass(milliseconds: number): void } {
  let now = 0;
  const timers = new Map<object, { readonly due: number; readonly run: () => void }>();
  return {
    now: () => now,
    after(milliseconds, run) {
      const key = {};
      timers.set(key, { due: now + milliseconds, run });
      return () => void timers.delete(key);
    },
    pass(milliseconds) {
      const end = now + milliseconds;
      for (;;) {
        const [next] = [...timers]
          .filter(([, { due }]) => due <= end)
          .toSorted(([, a], [, b]) => a.due - b.due);
        if (next === undefined) break;
        const [key, { due, run }] = next;
        timers.delete(key);
        now = Math.max(now, due);
        run();
      }
      now = end;
    },
  };
}
