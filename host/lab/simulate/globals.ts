// The clock and the random of Node itself, in the hands of the world for as long as it runs: libraries ask nothing else.
import type { Xorshift } from '../../../hardware/emulator/random.ts';
import type { Clock } from '../../board/index.ts';

/** When every world begins: 1 January 2026. */
export const EPOCH = Date.UTC(2026, 0, 1);

/** What a library holds of a timer that it has set. */
class GlobalTimer {
  cancel: () => void = () => {};
  ref(): this {
    return this;
  }
  unref(): this {
    return this;
  }
  hasRef(): boolean {
    return true;
  }
  [Symbol.dispose](): void {
    this.cancel();
  }
}

type TimerCallback = (...args: unknown[]) => void;

/** The timers of Node by another clock. `clock` is asked at each call: it is that of the process which runs just now. */
function timersBy(clock: () => Clock) {
  const clear = (timer: unknown): void => {
    if (timer instanceof GlobalTimer) timer.cancel();
  };
  return {
    setTimeout(run: TimerCallback, milliseconds = 0, ...args: unknown[]) {
      const timer = new GlobalTimer();
      timer.cancel = clock().after(milliseconds, () => run(...args));
      return timer;
    },
    setInterval(run: TimerCallback, milliseconds = 0, ...args: unknown[]) {
      const timer = new GlobalTimer();
      const by = clock();
      const again = (): void => {
        timer.cancel = by.after(Math.max(1, milliseconds), () => {
          again();
          run(...args);
        });
      };
      again();
      return timer;
    },
    clearTimeout: clear,
    clearInterval: clear,
  };
}

/** Puts a world's clock and random in the place of the system's. @returns what puts these back */
export function takeGlobals(world: Clock, clock: () => Clock, random: Xorshift): () => void {
  const kept = { ...pick(globalThis), now: Date.now, random: Math.random, elapsed: performance.now };
  Object.assign(globalThis, timersBy(clock));
  Date.now = () => EPOCH + Math.floor(world.now());
  Math.random = () => random.next();
  performance.now = () => world.now();
  return () => {
    const { now, random, elapsed, ...timers } = kept;
    Object.assign(globalThis, timers);
    Date.now = now;
    Math.random = random;
    performance.now = elapsed;
  };
}

const pick = ({ setTimeout, setInterval, clearTimeout, clearInterval }: typeof globalThis) => ({
  setTimeout,
  setInterval,
  clearTimeout,
  clearInterval,
});
