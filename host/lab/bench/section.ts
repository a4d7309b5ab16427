// What each section of the bench gives: rows for people, figures for programs, and the goals that it judges.
import type { Subject } from './earlier.ts';

/** A promise, and whether it was kept. */
interface Goal {
  readonly goal: string;
  readonly measured: string;
  readonly met: boolean;
}

/** A measured section. `figures` is plain JSON. */
export interface Section {
  readonly title: string;
  readonly rows: readonly (readonly string[])[];
  readonly figures: object;
  readonly goals: readonly Goal[];
}

/** Options of all sections, read. */
export interface BenchOptions {
  readonly presses: number;
  /** Measures both boards with every number of lanes. */
  readonly boards?: boolean;
  /** An earlier commit to measure in the same run. */
  readonly earlier?: Subject | undefined;
  /** The most games in a journal. */
  readonly games: number;
  /** Seconds for which an idle table is measured. */
  readonly seconds: number;
}

/** @param progress receives what is being measured */
export type Measure = (options: BenchOptions, progress: (what: string) => void) => Promise<Section>;
