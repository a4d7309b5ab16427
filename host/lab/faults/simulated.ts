/** Time of an emulated machine as the board layer's clock: nothing waits in earnest, and every run is the same. */
import type { Machine } from '../../../hardware/emulator/index.ts';
import { toMilliseconds } from '../../../hardware/emulator/index.ts';
import type { Clock } from '../../board/clock.ts';

interface Timer {
  readonly due: number;
  readonly run: () => void;
}

export class MachineClock implements Clock {
  private readonly machine: Machine;
  private readonly timers = new Set<Timer>();

  constructor(machine: Machine) {
    this.machine = machine;
  }

  now(): number {
    return toMilliseconds(this.machine.now);
  }

  after(milliseconds: number, run: () => void): () => void {
    const timer = { due: this.now() + milliseconds, run };
    this.timers.add(timer);
    return () => this.timers.delete(timer);
  }

  /** Runs what is due. */
  turn(): void {
    const now = this.now();
    for (const timer of [...this.timers].sort((a, b) => a.due - b.due)) {
      if (timer.due <= now && this.timers.delete(timer)) timer.run();
    }
  }
}
