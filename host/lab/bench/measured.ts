// Everything that the bench measures.
import type { Crowd } from './crowd.ts';
import type { FirmwareSize } from './firmware.ts';
import type { KeysMeasured } from './keys/keys.ts';
import type { Latency, Recorded } from './latency.ts';
import type { Memory, Startup } from './process.ts';
import type { Spread } from './sample.ts';
import type { Scoring } from './scoring.ts';
import type { PressTraffic } from './traffic.ts';

/** Everything that is measured. */
export interface Measured {
  /** From a button to its light, in the board's own time: what is promised is judged by it. */
  readonly keys: KeysMeasured;
  /** The same in real time, with what host and emulator wait for. */
  readonly latency: Latency;
  readonly recorded: Recorded;
  readonly firmware: readonly FirmwareSize[];
  /** Milliseconds until a score is on disk, in between; not part of the floor. */
  readonly disk: Spread;
  readonly load: Load;
  readonly traffic: PressTraffic;
  readonly start: Startup;
  readonly memory: Memory;
  readonly emulatorMegahertz: number;
  readonly scoring: Scoring;
  readonly crowd: Crowd;
}

/** What else the machine had to do. */
interface Load {
  /** Processes that wanted to run, averaged over a minute: before the measurement, and at its end with our own among them. */
  readonly before: number;
  readonly average: number;
  readonly processors: number;
  /** Whether times say nothing, because others wanted the processors as well. */
  readonly busy: boolean;
}
