// The time of an emulated board that runs in a worker, as its host's clock: where the machine is busy, both are slow.
import type { Emulator } from '../../../hardware/emulator/index.ts';
import type { Clock } from '../../system/clock.ts';

/** Timers end by an event of the worker, in order with all else that it says. */
export function emulatedClock(emulator: Emulator): Clock {
  return {
    now: () => emulator.view.time,
    after(milliseconds, run) {
      let off = false;
      const due = (): void => {
        if (!off) run();
      };
      // An emulator that was stopped lets no more time pass.
      emulator.wait(milliseconds).then(due, () => {});
      return () => {
        off = true;
      };
    },
  };
}
