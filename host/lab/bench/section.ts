// What each section of the bench gives: rows for people, figures for programs, the goals that it judges; and how samples are spread.

/** A promise, and whether it was kept. */
interface Goal {
  readonly goal: string;
  readonly measured: string;
  readonly met: boolean;
}

/** A measured section. */
export interface Section {
  readonly title: string;
  readonly rows: readonly (readonly string[])[];
  readonly goals: readonly Goal[];
}

/** Options of all sections, read. */
export interface BenchOptions {
  readonly presses: number;
  /** Measures both boards with every number of lanes. */
  readonly boards?: boolean;
  /** Seconds for which an idle table is measured. */
  readonly seconds: number;
}

/** @param progress receives what is being measured */
export type Measure = (options: BenchOptions, progress: (what: string) => void) => Promise<Section>;

/** The middle, the value that ninety-nine in a hundred do not pass, and the largest. */
export interface Spread {
  readonly p50: number;
  readonly p99: number;
  readonly most: number;
}

/** The spread of some samples, at least one. */
export function spreadOf(samples: readonly number[]): Spread {
  const sorted = [...samples].sort((a, b) => a - b);
  const at = (share: number): number =>
    sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
  return { p50: at(0.5), p99: at(0.99), most: at(1) };
}

/** `18.6 ms` */
export const milliseconds = (value: number): string => `${value.toFixed(1)} ms`;
/** `101 MB`, of bytes; `NaN MB` where the system does not tell. */
export const megabytes = (bytes: number | undefined): string =>
  `${((bytes ?? Number.NaN) / 1e6).toFixed(0)} MB`;
